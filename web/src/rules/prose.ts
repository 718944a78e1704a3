// A text of the book cut into what it is made of: plain words, strong words, citations, and what was searched for.
export interface Run {
  kind: 'plain' | 'strong' | 'cite';
  text: string;
}

const MARKS = /(\*\*[^*]+\*\*|\[[A-Z]+-[A-Z]+-\d+[a-z]?\])/;
const CITE = /\[([A-Z]+-[A-Z]+-\d+[a-z]?)\]/g;

function runOf(part: string): Run {
  if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
  if (part.startsWith('[')) return { kind: 'cite', text: part.slice(1, -1) };
  return { kind: 'plain', text: part };
}

export const runsOf = (text: string): Run[] => text.split(MARKS).filter(Boolean).map(runOf);

/** Runs in groups that no line may part: a footnote stays with the word before it. */
export function gluedRuns(text: string): Run[][] {
  const groups: Run[][] = [];
  for (const run of runsOf(text)) {
    const last = groups.at(-1);
    if (run.kind !== 'cite' || !last) {
      groups.push([run]);
      continue;
    }
    const word = last.at(-1)!,
      at = word.kind === 'plain' && last.length === 1 ? word.text.lastIndexOf(' ') + 1 : 0;
    if (at > 0) {
      groups.push([{ ...word, text: word.text.slice(at) }, run]);
      word.text = word.text.slice(0, at);
    } else last.push(run);
  }
  return groups;
}

export const citesIn = (text: string): string[] =>
  [...text.matchAll(CITE)].map(([, rule]) => rule!);

/** The words alone, as they are searched. */
export const wordsOf = (text: string): string => text.replaceAll(CITE, '').replaceAll('**', '');

const plainly = (text: string): string => text.toLocaleLowerCase();

/** How often something is said in a text. */
export function countIn(text: string, wanted: string): number {
  return wanted ? plainly(text).split(plainly(wanted)).length - 1 : 0;
}

/** A text cut at what was searched for; every second part is a find. */
export function cutAt(text: string, wanted: string): string[] {
  if (!wanted) return [text];
  const parts: string[] = [],
    low = plainly(text),
    find = plainly(wanted);
  let from = 0;
  for (let at = low.indexOf(find); at >= 0; at = low.indexOf(find, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + find.length));
    from = at + find.length;
  }
  return [...parts, text.slice(from)];
}
