import { allOf, unescaped } from './crawled-page';

/** Values that no text contains, wherever they stand in it. */
const ANYWHERE =
  /\b(?:undefined|NaN|allsize)\b|\[object \w+\]|\{\w+\}|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** A text that is one enum, such as `questionAboutOrder` and `NOT_SHIPPED`, or the key of a message. */
const WHOLE = /^(?:[a-z]{3,}(?:[A-Z][a-z]+)+|[A-Z]{2,}(?:_[A-Z]+)+|[a-z]\w+\.[a-z]\w+(?:\.\w+)+)$/;

/** A host also has dots. */
const isHost = (text: string) => /^www\.|\.(?:com|example|localhost|de|eu)$/.test(text);

/** Parts of a document that nobody reads. */
const HIDDEN = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** Texts of a document, with those that only screen readers and empty fields show. */
function textsOf(html: string): string[] {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>').replaceAll(HIDDEN, '');
  return [
    ...allOf(head, /<title[^>]*>([^<]*)</g),
    ...allOf(head, /<meta name="description" content="([^"]*)"/g),
    ...allOf(body, /\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g),
    ...body.split(/<[^>]*>/).map(unescaped),
  ].flatMap((text) => text.trim() || []);
}

/** Keys, ids, enums and values of programs that a page shows to visitors; each once. */
export function internalValuesOf(html: string): string[] {
  const found = textsOf(html).flatMap((text) =>
    WHOLE.test(text) && !isHost(text) ? [text] : (text.match(ANYWHERE) ?? []),
  );
  return [...new Set(found)];
}
