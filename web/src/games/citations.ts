// The rule behind a sentence that no event, refusal or question brings, as the engine names it.
const known = new Map<string, string>();

/** Learns the rules of a game, by the ids of the messages they stand behind. */
export function readCitations(rules: Readonly<Record<string, string>>): void {
  for (const [message, rule] of Object.entries(rules)) known.set(message, rule);
}

export const ruleBehind = (message: string): string | null => known.get(message) ?? null;
