import type { ContentType } from '@/cms-schema/content-type';
import { labelOf } from '@/cms-schema/contentful-model';
import type { Field } from '@/cms-schema/field';
import { contentTypes } from '@/cms-schema/model';
import german from './model-de.json';
import type { StudioLanguage } from './messages';

/** The declarations' own words, which are English, and their German ones. */
interface Words {
  types: Readonly<Record<string, { name: string; description: string }>>;
  labels: Readonly<Record<string, string>>;
  helps: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, string>>;
}

const WORDS: Record<StudioLanguage, Words | null> = { de: german, en: null };

const own = <Value>(words: Readonly<Record<string, Value>> | undefined, key: string) =>
  words && Object.hasOwn(words, key) ? words[key] : undefined;

/** Name and description of a content type; English for one that is not translated. */
export const typeWords = (
  { id, name, description }: Pick<ContentType, 'id' | 'name' | 'description'>,
  language: StudioLanguage,
): { name: string; description: string } =>
  own(WORDS[language]?.types, id) ?? { name, description };

export function fieldWords(
  id: string,
  { name, help }: Pick<Field, 'name' | 'help'>,
  language: StudioLanguage,
): { label: string; help: string | null } {
  const label = name ?? labelOf(id);
  const words = WORDS[language];
  return {
    label: own(words?.labels, label) ?? label,
    help: help === undefined ? null : (own(words?.helps, help) ?? help),
  };
}

/** `loyaltyBlue` → `loyalty blue`; values that are names stay. */
const spaced = (value: string): string =>
  /^[a-z]+([A-Z][a-z]+)+$/.test(value)
    ? value.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : value;

/** Labels of a field's choices by value. */
export const choiceWords = (
  values: readonly string[],
  language: StudioLanguage,
): Record<string, string> =>
  Object.fromEntries(
    values.map((value) => [value, own(WORDS[language]?.choices, value) ?? spaced(value)]),
  );

/** Names of content types and fields by id, for lists and messages. */
interface ModelWords {
  types: Record<string, string>;
  fields: Record<string, string>;
}

export function modelWords(language: StudioLanguage): ModelWords {
  const types = Object.values(contentTypes);
  return {
    types: Object.fromEntries(types.map((type) => [type.id, typeWords(type, language).name])),
    fields: Object.fromEntries(
      types.flatMap(({ fields }) =>
        Object.entries(fields).map(([id, field]) => [id, fieldWords(id, field, language).label]),
      ),
    ),
  };
}
