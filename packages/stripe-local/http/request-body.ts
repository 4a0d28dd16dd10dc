import { ApiError } from './api-error';

/** Far above a hundred line items with long texts. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Reads a whole form and stops as soon as it exceeds 1 MB. */
export async function readForm(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new ApiError(413, 'The request body is larger than 1 MB.');
      chunks.push(chunk);
    }
  }
  const type = request.headers.get('content-type') ?? '';
  if (size > 0 && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new ApiError(
      400,
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  return Buffer.concat(chunks).toString();
}
