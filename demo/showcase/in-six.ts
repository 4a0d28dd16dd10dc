import type { Document } from '@contentful/rich-text-types';
import { richText } from '@/demo/rich-text';

type Six<Value> = [de: Value, en: Value, cs: Value, pl: Value, nl: Value, fr: Value];

/** A value in all six languages, in the order de, en, cs, pl, nl, fr. */
export function inSix<Value>(...[de, en, cs, pl, nl, fr]: Six<Value>) {
  return { de, en, cs, pl, nl, fr };
}

/** As {@link inSix}, each text as a paragraph of formatted text. */
export function paragraphInSix(...texts: Six<string>) {
  const [de, en, cs, pl, nl, fr] = texts.map((text) => richText(text)) as Six<Document>; // map keeps the length
  return { de, en, cs, pl, nl, fr };
}
