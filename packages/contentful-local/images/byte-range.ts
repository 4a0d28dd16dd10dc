/** Bytes of a file from `start` to `end`, both inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The file, or the part that a `Range` header names (RFC 9110 §14): 206 with the part, or 416 if
 * the file has no such bytes. Other forms of the header, including several ranges, are ignored.
 */
export function partOf(
  bytes: Buffer,
  header: string | undefined,
  headers: Record<string, string>,
): Response {
  const range = parseRange(header, bytes.length);
  if (range === undefined) return respond(bytes, 200, headers);
  if (range === 'unsatisfiable') {
    const shown = { ...headers, 'content-range': `bytes */${bytes.length}` };
    return respond(Buffer.alloc(0), 416, shown);
  }
  const { start, end } = range;
  const shown = { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return respond(bytes.subarray(start, end + 1), 206, shown);
}

const respond = (bytes: Buffer, status: number, headers: Record<string, string>) =>
  new Response(new Uint8Array(bytes), {
    status,
    headers: { ...headers, 'content-length': String(bytes.length) },
  });

function parseRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, length - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'unsatisfiable' : { start, end };
}
