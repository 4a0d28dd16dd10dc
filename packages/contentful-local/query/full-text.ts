import type { Entity, Json } from '#model/entities';
import { eachLink } from '#model/entities';
import { plainText } from './path';
import { contentAt, fieldsOf, localeChain, type Reading, type Stage, valueIn } from './reading';

const TEXT_TYPES = new Set(['Symbol', 'Text', 'RichText']);

/** All texts of an entity in the reading's locale, searched by `query=`. */
export function textsOf(entity: Entity, reading: Reading): string[] {
  const content = contentAt(entity, reading.stage);
  if (!content) return [];
  const { environment } = reading;
  const code = reading.locale === '*' ? environment.defaultLocale.body.code : reading.locale;
  const chain = localeChain(environment, code);
  const texts: string[] = [];
  for (const field of fieldsOf(entity, environment)) {
    if (!TEXT_TYPES.has(field.type === 'Array' ? (field.items?.type ?? '') : field.type)) continue;
    const value = valueIn(reading, content, field, chain);
    if (value !== undefined) texts.push(...asTexts(value));
  }
  return texts;
}

function asTexts(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(asTexts) : [plainText(value)];
}

/** Whether any locale of any field links to the target, including in rich text. */
export function linksTo(
  entity: Entity,
  stage: Stage,
  kind: 'Entry' | 'Asset',
  id: string,
): boolean {
  let found = false;
  for (const values of Object.values(contentAt(entity, stage)?.fields ?? {})) {
    eachLink(values, ({ sys }) => {
      if (sys.linkType === kind && sys.id === id) found = true;
    });
  }
  return found;
}
