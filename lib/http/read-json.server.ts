import type { Readable } from 'node:stream';

/** Larger bodies are refused: a CMS entry is at most about 2 MB. */
const LONGEST_BODY = 4 * 1024 * 1024;

/** @returns `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A request's body as JSON; `undefined` when it is not JSON or too long. What is too long is read
 * to its end all the same: a sender cut off in the middle would not see the answer.
 */
export async function readJson(request: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= LONGEST_BODY) chunks.push(bytes);
    else chunks.length = 0;
  }
  return length > LONGEST_BODY ? undefined : parseJson(Buffer.concat(chunks).toString('utf8'));
}
