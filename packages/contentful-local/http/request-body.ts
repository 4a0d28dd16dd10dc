import { ApiError } from './api-error';

/** Uploads are the largest bodies. */
const MAX_BODY_BYTES = 50 * 1024 * 1024;

/** Reads a whole body and stops as soon as it exceeds 50 MB. */
export async function readBody(request: Request): Promise<Buffer> {
  const tooLarge = () =>
    new ApiError(413, 'RequestEntityTooLarge', 'The body you sent is larger than 50 MB.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}
