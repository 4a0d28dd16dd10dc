import { createHash } from 'node:crypto';

/** A piece of JSON as it goes over the wire, with a digest of it. */
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
 * One piece out of many. Its digest is made from theirs: most lists are put together from
 * entities that were written and digested long before.
 */
export function joined(pieces: readonly (Written | string)[]): Written {
  const parts = pieces.map((piece) =>
    typeof piece === 'string' ? Buffer.from(piece) : piece.bytes,
  );
  const digests = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.digest));
  return { bytes: Buffer.concat(parts), digest: digestOf(digests.join('\n')) };
}
