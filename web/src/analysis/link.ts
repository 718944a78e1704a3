// A position in an address: as JSON, packed, in letters that a link may hold.
import type { Json } from '../wire/types';

const PACKING = 'deflate-raw';

const through = async (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

const letters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** The part of an address after `#`. */
export async function packed(position: Json): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return `p=${letters(await through(bytes, new CompressionStream(PACKING)))}`;
}

/** The position of such a part; null where it holds none that can be read. */
export async function unpacked(hash: string): Promise<Json | null> {
  if (!hash.startsWith('p=')) return null;
  try {
    const bytes = await through(bytesOf(hash.slice(2)), new DecompressionStream(PACKING)),
      found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return found !== null && typeof found === 'object' && !Array.isArray(found)
      ? (found as Json)
      : null;
  } catch {
    return null;
  }
}
