import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/gi;

/**
 * Text of a feed without its HTML: the shop shows texts as they are, so a tag would be visible. Scripts
 * and styles go with their content; paragraphs become spaces.
 */
export function plainText(text: string): string {
  const plain = /[<&]/.test(text)
    ? sanitizeHtml(text.replaceAll(BREAKS, ' '), {
        allowedTags: [],
        allowedAttributes: {},
      }).replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    : text;
  // Also removes control characters, which would reach emails and terminals.
  return plain
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
