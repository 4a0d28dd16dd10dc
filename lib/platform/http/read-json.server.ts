import type { Readable } from 'node:stream';

/** Larger bodies are rejected: a CMS entry is at most about 2 MB. */
const LONGEST_JSON = 4 * 1024 * 1024;

/** @returns `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    // outside: json-own-names
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Bytes of a request's body; `undefined` when it is too long. It is read to the end anyway: if the
 * connection were closed early, the sender would not see the response.
 * @param longest in bytes
 */
export async function readBytes(request: Readable, longest: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= longest) chunks.push(bytes);
    else chunks.length = 0;
  }
  return length > longest ? undefined : Buffer.concat(chunks);
}

/** A request's body as text; `undefined` when it is too long. @param longest in bytes */
export const readText = async (request: Readable, longest: number): Promise<string | undefined> =>
  (await readBytes(request, longest))?.toString('utf8');

/** A request's body as JSON; `undefined` when it is not JSON or too long. */
export async function readJson(request: Readable): Promise<unknown> {
  return parseJson((await readText(request, LONGEST_JSON)) ?? '');
}
