import sanitize from 'sanitize-html';

/**
 * What the server tells a visitor, as HTML: links within the shop and emphasis are kept, any other
 * markup is shown as text or left out.
 */
export const safeHtml = (text: string): string =>
  sanitize(text, {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'strong'],
    allowedAttributes: { a: ['href'] },
    // Pages of this shop alone.
    allowedSchemes: [],
    allowProtocolRelative: false,
  });
