import { createHash } from 'node:crypto';

/** Serialized JSON with its digest. */
export interface Written {
  bytes: Buffer<ArrayBuffer>;
  digest: string;
}

const digestOf = (content: string | Buffer) =>
  createHash('sha1').update(content).digest('base64url');

const asWritten = (bytes: Buffer<ArrayBuffer>): Written => ({ bytes, digest: digestOf(bytes) });

export const writtenAs = (json: unknown): Written =>
  asWritten(Buffer.from(JSON.stringify(json) ?? 'null'));

/**
 * Joins pieces. The digest is computed from theirs, since most lists consist of entities that were
 * serialized and digested earlier. Plain loops, because a list has some 200 pieces.
 */
export function joined(pieces: readonly (Written | string)[]): Written {
  let length = 0;
  let digests = '';
  for (const piece of pieces) {
    const isText = typeof piece === 'string';
    length += isText ? Buffer.byteLength(piece) : piece.bytes.length;
    digests += `${isText ? piece : piece.digest}\n`;
  }
  const bytes = Buffer.allocUnsafe(length);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      end += bytes.write(piece, end);
    } else {
      bytes.set(piece.bytes, end);
      end += piece.bytes.length;
    }
  }
  return { bytes, digest: digestOf(digests) };
}
