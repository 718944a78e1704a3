// Which screen the address names: /m/<id> a match, /learn/<game> lessons of a game; what no list knows leads nowhere.
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
    | 'mistakes'
    | 'analysis'
    | 'study'
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

/** Screens of one thing, which its id names. */
const OF_ONE: Record<string, Route['screen']> = {
  m: 'match',
  r: 'replay',
  review: 'review',
  mistakes: 'mistakes',
  e: 'etude',
  l: 'lesson',
  study: 'study',
};
/** Screens that stand for themselves. */
const ALONE: Record<string, Route['screen']> = {
  learn: 'learn',
  analysis: 'analysis',
  etudes: 'etudes',
  games: 'games',
  rules: 'rules',
};

export function parse(path: string, search = '', hash = ''): Route {
  const [head = '', id = '', part = ''] = path.split('/').filter(Boolean).map(decode);
  const query = new URLSearchParams(search),
    rest = hash.replace(/^#/, '');
  const name = (id ? OF_ONE[head] : undefined) ?? ALONE[head];
  if (name) return { screen: name, id, part, query, hash: rest };
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

/** How deep a review looks where nothing else is asked for. */
export const USUAL = 'usual';
/** As deep as the address asks for. */
export const wantedDepth = (): string => route.value.query.get('depth') ?? USUAL;
/** An address that opens the same review: one that looks deeper or less deep marks other decisions. */
export const atDepth = (address: string, deep: string): string =>
  deep && deep !== USUAL ? `${address}${address.includes('?') ? '&' : '?'}depth=${deep}` : address;
