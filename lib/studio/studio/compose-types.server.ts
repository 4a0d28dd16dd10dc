import type { ContentType } from '@/cms-schema/content-type';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Field } from '@/cms-schema/field';
import { contentTypes } from '@/cms-schema/model';
import { isRootType } from './compose-data';
import type { ComposeSlot, ComposeType, ComposeTypes } from './compose-type';
import { studioFields } from './field-inputs.server';
import type { StudioLanguage } from './messages';
import { typeWords } from './model-words.server';
import type { LocalizedFields } from './studio-entry';

/** Whether the entries of a field are nested in its entry. */
const isSlot = ({ shape }: Field): boolean => ['part', 'parts', 'blocks'].includes(shape);

/** Whether a field takes any text up to a length, so that its type's name is a valid value. */
const isFreeText = ({ type, validations }: Field, text: string): boolean =>
  type === 'Symbol' &&
  validations.every(({ size, ...rules }) => {
    const { max = Infinity } = Object(size);
    return Object.keys(rules).length === 0 && text.length <= max;
  });

/** Initial fields of a new entry, with a name for editors. */
function initialOf({ fields, displayField }: ContentType, name: string): LocalizedFields {
  const initial = Object.entries(fields).flatMap(([id, field]) =>
    field.initial === undefined ? [] : [[id, { [DEFAULT_LOCALE]: field.initial }] as const],
  );
  const naming = fields[displayField];
  // A localized name is shown to visitors, so an editor has to write it.
  const isForEditors = naming?.required && !naming.localized && isFreeText(naming, name);
  return {
    ...Object.fromEntries(initial),
    ...(isForEditors && { [displayField]: { [DEFAULT_LOCALE]: name } }),
  };
}

function composeType(type: ContentType, language: StudioLanguage): ComposeType {
  const { id, role, displayField, deprecated } = type;
  const { name, description } = typeWords(type, language);
  const all = studioFields(id, language);
  const slots = all.flatMap(({ id: field, label, input }): ComposeSlot[] => {
    const declared = type.fields[field];
    if (!declared || !isSlot(declared) || input.kind !== 'entries') return [];
    return [{ field, label, types: input.types, max: input.max, isList: input.isList }];
  });
  const inSlots = new Set(slots.map(({ field }) => field));
  return {
    id,
    name,
    description,
    role,
    displayField,
    slots,
    isDeprecated: deprecated !== null,
    isHiddenInside: type.windowRule === 'outsideWindow',
    initial: initialOf(type, name),
    fields: all.filter(({ id: field }) => !inSlots.has(field)),
  };
}

/** All types of a page's entries, including the page itself and its node or template. */
export function composeTypes(language: StudioLanguage = 'en'): ComposeTypes {
  const composed = Object.values(contentTypes).filter(
    ({ id, role }) => role !== 'structure' || id === 'page' || isRootType(id),
  );
  return Object.fromEntries(composed.map((type) => [type.id, composeType(type, language)]));
}
