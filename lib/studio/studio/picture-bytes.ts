const STARTS: Readonly<Record<string, RegExp>> = {
  'image/avif': /^.{4}ftyp(avif|avis|mif1|msf1)/s,
  'image/gif': /^GIF8[79]a/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/svg+xml': /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!doctype svg|!--)[\s>]?/i,
  'image/webp': /^RIFF.{4}WEBP/s,
};

/** Length of the beginning that is checked; SVGs may start with white space. */
const SIGNATURE_BYTES = 256;

/**
 * Whether a file begins like a picture of its type, because the sender's type cannot be trusted.
 */
export function isPictureOf(contentType: string, bytes: Buffer): boolean {
  const start = Object.hasOwn(STARTS, contentType) ? STARTS[contentType] : undefined;
  if (!start) return false;
  return start.test(bytes.toString('latin1', 0, SIGNATURE_BYTES));
}
