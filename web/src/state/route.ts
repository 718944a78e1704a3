// Which screen the address names: / home, /m/<id> a match, /r/<id> its replay, /review/<id> its review, /etudes and /e/<id> etudes, /learn/<game> and /l/<id> lessons, /games lists, /rules/<game>/<chapter> the rulebook; any other leads nowhere.
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
    | 'nowhere';
  id: string;
  /** What follows the id: the chapter of a rulebook. */
  part: string;
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
  const [head = '', id = '', part = ''] = path.split('/').filter(Boolean).map(decode);
  const query = new URLSearchParams(search),
    rest = hash.replace(/^#/, '');
  if (head === 'm' && id) return { screen: 'match', id, part, query, hash: rest };
  if (head === 'r' && id) return { screen: 'replay', id, part, query, hash: rest };
  if (head === 'review' && id) return { screen: 'review', id, part, query, hash: rest };
  if (head === 'e' && id) return { screen: 'etude', id, part, query, hash: rest };
  if (head === 'l' && id) return { screen: 'lesson', id, part, query, hash: rest };
  if (head === 'learn') return { screen: 'learn', id, part, query, hash: rest };
  if (head === 'etudes') return { screen: 'etudes', id, part, query, hash: rest };
  if (head === 'games') return { screen: 'games', id, part, query, hash: rest };
  if (head === 'rules') return { screen: 'rules', id, part, query, hash: rest };
  const screen = !head || head === 'index.html' ? 'home' : 'nowhere';
  return { screen, id: '', part: '', query, hash: rest };
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
