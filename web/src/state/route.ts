// Which screen the address names: / home, /m/<id> a match, /r/<id> its replay, /review/<id> its review, /analysis/<game> and /study/<id> the analysis board, /etudes and /e/<id> etudes, /learn/<game> and /l/<id> lessons, /games lists, /rules/<game> rules; any other leads nowhere.
import { signal } from '@preact/signals';

export interface Route {
  screen:
    | 'home'
    | 'match'
    | 'replay'
    | 'games'
    | 'rules'
    | 'etudes'
    | 'etude'
    | 'learn'
    | 'lesson'
    | 'review'
    | 'analysis'
    | 'study'
    | 'nowhere';
  id: string;
  query: URLSearchParams;
  hash: string;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(path: string, search = '', hash = ''): Route {
  const [head = '', id = ''] = path.split('/').filter(Boolean).map(decode);
  const query = new URLSearchParams(search),
    rest = hash.replace(/^#/, '');
  if (head === 'm' && id) return { screen: 'match', id, query, hash: rest };
  if (head === 'r' && id) return { screen: 'replay', id, query, hash: rest };
  if (head === 'review' && id) return { screen: 'review', id, query, hash: rest };
  if (head === 'study' && id) return { screen: 'study', id, query, hash: rest };
  if (head === 'analysis') return { screen: 'analysis', id, query, hash: rest };
  if (head === 'e' && id) return { screen: 'etude', id, query, hash: rest };
  if (head === 'l' && id) return { screen: 'lesson', id, query, hash: rest };
  if (head === 'learn') return { screen: 'learn', id, query, hash: rest };
  if (head === 'etudes') return { screen: 'etudes', id, query, hash: rest };
  if (head === 'games') return { screen: 'games', id, query, hash: rest };
  if (head === 'rules') return { screen: 'rules', id, query, hash: rest };
  const screen = !head || head === 'index.html' ? 'home' : 'nowhere';
  return { screen, id: '', query, hash: rest };
}

const here = (): Route =>
  typeof location === 'undefined'
    ? parse('/')
    : parse(location.pathname, location.search, location.hash);
export const route = signal<Route>(here());

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.value = here();
  if (!replace) scrollTo(0, 0);
}

/** Follows plain clicks on our own links without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target ||
    link.hasAttribute('download')
  )
    return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

if (typeof addEventListener !== 'undefined')
  addEventListener('popstate', () => {
    route.value = here();
  });
