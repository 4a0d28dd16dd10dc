import sanitize from 'sanitize-html';

/**
 * Text of a response as safe HTML: keeps links within the shop and emphasis; other markup becomes
 * text or is removed.
 */
export const safeHtml = (text: string): string =>
  sanitize(text, {
    // outside: sanitize-text
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'strong'],
    // outside: sanitize-attributes
    allowedAttributes: { a: ['href'] },
    // outside: sanitize-links
    // Allows links within this shop only.
    allowedSchemes: [],
    allowProtocolRelative: false,
  });
