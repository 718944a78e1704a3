// Requests that must happen exactly once: sent again under the same key until their answer is here.
import { ApiError } from './api';

const WAITS = [500, 1000, 2000, 4000, 5000, 5000];
/** What a proxy says while the server behind it is away. */
const GATEWAY = new Set(['502', '503', '504']);
const KEY_BYTES = 16;

/** A secret name for one request; also where the page comes over plain HTTP, which knows no `randomUUID`. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether nobody knows what became of the request: no answer of the server's came. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || GATEWAY.has(error.code);

const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

/** Sends a request, which holds its key, as often as its answer is lost; at last gives up. */
export async function insist<T>(
  send: () => Promise<T>,
  waits: readonly number[] = WAITS,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await pause(wait);
  }
  return send();
}
