const escaped = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A merchant's number as a segment of a path: letters, digits, `-` and `_` are unchanged, other
 * characters become `~` and their code, because proxies decode `%2F` and browsers remove `..`.
 */
export const numberSegment = (number: string): string =>
  encodeURIComponent(number)
    .replace(/[.!~*'()]/g, escaped)
    .replaceAll('%', '~');

/** The number of a segment; the segment itself if {@link numberSegment} cannot have written it. */
export function numberOfSegment(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll('%', '%25').replaceAll('~', '%'));
  } catch {
    return segment;
  }
}
