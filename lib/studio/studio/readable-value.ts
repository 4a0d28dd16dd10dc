import { richTextWords, type TitleOf } from './rich-text-words';

/** A value of a field as text: titles in place of links, words in place of rich text. */
export function readableValue(value: unknown, titleOfId: TitleOf): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => readableValue(item, titleOfId)).join(', ');
  if (typeof value !== 'object') return String(value);
  const { type, id } = Object(Reflect.get(value, 'sys'));
  if (type === 'Link') return titleOfId(String(id));
  if (Reflect.get(value, 'nodeType') === 'document') return richTextWords(value, titleOfId);
  return JSON.stringify(value);
}
