import type { Readable } from 'node:stream';

/** Larger bodies are refused: a CMS entry is at most about 2 MB. */
const LONGEST_BODY = 4 * 1024 * 1024;

/** A request's body as JSON; `undefined` when it is not JSON or too long. */
export async function readJson(request: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > LONGEST_BODY) return undefined;
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
