import { isJsonObject } from '@/lib/platform/http/json-object';

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

// Characters of Unicode's private use area, which records do not contain; avoids building markup.
const BEGIN = '\u{E000}';
const END = '\u{E001}';

/** Search parameters required by {@link highlightedParts}. */
export const HIGHLIGHT_TAGS = { highlightPreTag: BEGIN, highlightPostTag: END } as const;

/**
 * Splits an attribute's text into matches and other text.
 * @param hit a record of the service's response
 * @param plain the attribute's text, used if the response highlights nothing
 */
export function highlightedParts(hit: unknown, attribute: string, plain: string): TextPart[] {
  const results = isJsonObject(hit) ? hit['_highlightResult'] : null;
  const result = isJsonObject(results) ? results[attribute] : null;
  const marked = isJsonObject(result) ? result['value'] : null;
  if (typeof marked !== 'string') return [{ text: plain, isMatch: false }];
  return marked
    .split(BEGIN)
    .flatMap((piece, at) => {
      const [match = '', rest = ''] = at === 0 ? ['', piece] : piece.split(END, 2);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
