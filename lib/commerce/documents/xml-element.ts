const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text, and replaces the characters that XML 1.0 cannot contain. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the characters that XML excludes
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu, ' ')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** An XML element with elements in it; nothing if they are all empty. */
export function xmlElement(name: string, ...children: readonly string[]): string {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
}

/** An XML element with a text in it; nothing without one. */
export function xmlText(
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (!text) return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`;
}
