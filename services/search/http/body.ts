import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { badRequest, tooLarge } from './api-error';
import { isTooDeep, type Json, parseJson } from './json';

/** Algolia advises batches of at most 10 MB. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;

/**
 * A body that is too large is read to its end up to here, and not kept: a client that is still
 * sending when the connection closes sees a broken pipe, and never the refusal.
 */
const MAX_DISCARDED_BYTES = 4 * MAX_BODY_BYTES;

const bodyTooLarge = () => tooLarge('The body is larger than 20 MB');

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_DISCARDED_BYTES) throw bodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Without an encoding set, a request yields buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) throw bodyTooLarge();
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw bodyTooLarge();
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: MAX_BODY_BYTES }),
  deflate: (bytes) => promisify(inflate)(bytes, { maxOutputLength: MAX_BODY_BYTES }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: MAX_BODY_BYTES }),
  identity: (bytes) => Promise.resolve(bytes),
};

async function decode(bytes: Buffer, encoding: string): Promise<Buffer> {
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (!decoder) throw badRequest(`Unsupported content encoding: ${encoding}`);
  try {
    return await decoder(bytes);
  } catch (error) {
    const isBomb = Object(error).code === 'ERR_BUFFER_TOO_LARGE';
    throw isBomb ? bodyTooLarge() : badRequest(`The body is not valid ${encoding}`);
  }
}

/**
 * The body as JSON, whatever its media type says: browsers send `text/plain` to spare a preflight.
 * An empty body is an empty object.
 * @throws ApiError 400 for what is no JSON, 413 above 20 MB
 */
export async function readJson(request: IncomingMessage): Promise<Json> {
  const raw = await readBytes(request);
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const bytes = raw.length === 0 ? raw : await decode(raw, encoding);
  if (bytes.length === 0) return {};
  const parsed = parseJson(bytes.toString('utf8'));
  if (parsed === undefined) throw badRequest('Invalid JSON in the body');
  if (isTooDeep(parsed)) throw badRequest('The JSON in the body is nested too deeply');
  return parsed;
}
