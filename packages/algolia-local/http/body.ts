import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { badRequest, tooLarge } from './api-error';
import { isTooDeep, type Json, parseJson } from './json';

/** Algolia recommends batches of at most 10 MB. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** Maximum number of bytes to read and discard after a rejection. */
const MAX_DISCARDED_BYTES = 4 * MAX_BODY_BYTES;

const bodyTooLarge = () => tooLarge('The body is larger than 20 MB');

/** The chunks of a body; stopping early keeps the connection open for the response. */
const chunksOf = (request: IncomingMessage): AsyncIterable<Buffer> =>
  // Without an encoding, a request yields buffers.
  request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw bodyTooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/**
 * Reads the rest of a rejected body: a client that is still sending when the connection closes
 * would get a broken pipe instead of the error.
 * @returns whether the body ended, so that the connection can be reused
 */
export async function discardBody(request: IncomingMessage): Promise<boolean> {
  if (request.complete) return true;
  if (Number(request.headers['content-length'] ?? 0) > MAX_DISCARDED_BYTES) return false;
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) return false;
  }
  return request.complete;
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
 * The decompressed body.
 * @throws ApiError 400 if it is not compressed as its header states, 413 above 20 MB
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const raw = await readBytes(request);
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return raw.length === 0 ? raw : decode(raw, encoding);
}

/**
 * Parses a body as JSON, whatever its media type: browsers send `text/plain` to avoid a preflight.
 * An empty body is an empty object.
 * @throws ApiError 400 if it is not JSON
 */
export function parseBody(bytes: Buffer): Json {
  if (bytes.length === 0) return {};
  const parsed = parseJson(bytes.toString('utf8'));
  if (parsed === undefined) throw badRequest('Invalid JSON in the body');
  if (isTooDeep(parsed)) throw badRequest('The JSON in the body is nested too deeply');
  return parsed;
}
