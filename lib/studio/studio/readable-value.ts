import { printMarkup } from './rich-text-markup';

export type TitleOf = (id: string) => string;

/** Text of rich text that markup cannot represent. */
function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const own: unknown = Reflect.get(value, 'value');
  if (typeof own === 'string') return own;
  const content: unknown = Reflect.get(value, 'content');
  return Array.isArray(content) ? content.map(plainText).filter(Boolean).join(' ') : '';
}

/** A value of a field as text: titles in place of links, words in place of rich text. */
export function readableValue(value: unknown, titleOfId: TitleOf): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => readableValue(item, titleOfId)).join(', ');
  if (typeof value !== 'object') return String(value);
  const { type, id } = Object(Reflect.get(value, 'sys'));
  if (type === 'Link') return titleOfId(String(id));
  if (Reflect.get(value, 'nodeType') === 'document') return printMarkup(value) ?? plainText(value);
  return JSON.stringify(value);
}
