import type { Document } from '@contentful/rich-text-types';
import { richText } from '@/demo/rich-text';
import { inEach, type InSix } from '@/demo/words/in-six';

type Six<Value> = [de: Value, en: Value, cs: Value, pl: Value, nl: Value, fr: Value];

/** A value in all six languages, in the order de, en, cs, pl, nl, fr. */
export function inSix<Value>(...[de, en, cs, pl, nl, fr]: Six<Value>): InSix<Value> {
  return inEach({ de, en, cs, pl, nl, fr });
}

/** Same as {@link inSix}, with each text as a paragraph of rich text. */
export function paragraphInSix(...texts: Six<string>) {
  return inSix(...(texts.map((text) => richText(text)) as Six<Document>)); // map keeps the length
}
