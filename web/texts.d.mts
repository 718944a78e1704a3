export const FIRST: string;
export function languages(): string[];
export function textsOf(language: string): Record<string, string>;
