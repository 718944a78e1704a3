// What went wrong, in a sentence.
import { ApiError } from '../wire/api';
import { has, prefixOf, t, told } from './texts';

/** Of a game it calls things as that game does. */
export function faultWords(error: unknown, game?: string): string {
  if (error instanceof ApiError && has(error.id))
    return told(error.id, error.args, game && prefixOf(game));
  if (error instanceof TypeError) return t('page-link-lost');
  return error instanceof Error ? error.message : String(error);
}
