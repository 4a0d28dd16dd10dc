import type { ContentType } from '@/cms-schema/content-type';
import type { Field, Validation } from '@/cms-schema/field';
import { blockTypes, contentTypes } from '@/cms-schema/model';
import { own } from '@/lib/shop/page-context/content-document';
import type { FieldInput, StudioField, StudioType } from './field-input';
import type { StudioLanguage } from './messages';
import { RICH_MARKS, RICH_NODES } from './rich-node';
import { choiceWords, fieldWords, typeWords } from './model-words.server';
import { nameOrder } from '@/lib/shop/i18n/name-order';

/** Contentful's own limits, for fields that declare none. */
const SYMBOL_LIMIT = 256;
const TEXT_LIMIT = 50_000;
const LIST_LIMIT = 100;

const rule = (validations: readonly Validation[], name: string): unknown =>
  validations.find((validation) => name in validation)?.[name];

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function numberIn(value: unknown, name: 'min' | 'max', fallback: number): number {
  const found = typeof value === 'object' && value !== null && Reflect.get(value, name);
  return typeof found === 'number' ? found : fallback;
}

function linkInput(field: Field): FieldInput {
  const isList = field.type === 'Array';
  const max = isList ? numberIn(rule(field.validations, 'size'), 'max', LIST_LIMIT) : 1;
  if ((field.linkType ?? field.items?.linkType) === 'Asset') return { kind: 'assets', isList, max };
  const validations = field.items?.validations ?? field.validations;
  const named = strings(rule(validations, 'linkContentType'));
  const types = named.length > 0 ? named : Object.keys(blockTypes);
  return { kind: 'entries', isList, max, types };
}

function textInput(id: string, field: Field, language: StudioLanguage): FieldInput {
  const values = strings(rule(field.validations, 'in'));
  if (values.length > 0) return { kind: 'choice', values, labels: choiceWords(values, language) };
  if (id === 'countries') return { kind: 'countries' };
  if (field.shape === 'link') return { kind: 'link' };
  const size = rule(field.validations, 'size');
  return field.type === 'Text'
    ? { kind: 'lines', max: numberIn(size, 'max', TEXT_LIMIT) }
    : { kind: 'line', max: numberIn(size, 'max', SYMBOL_LIMIT) };
}

function numberInput(field: Field): FieldInput {
  const range = rule(field.validations, 'range');
  return {
    kind: 'number',
    min: numberIn(range, 'min', Number.MIN_SAFE_INTEGER),
    max: numberIn(range, 'max', Number.MAX_SAFE_INTEGER),
    isWhole: field.type === 'Integer',
  };
}

function listInput(field: Field, language: StudioLanguage): FieldInput {
  if (field.items?.type === 'Link') return linkInput(field);
  const values = strings(rule(field.items?.validations ?? [], 'in'));
  if (values.length > 0) return { kind: 'choices', values, labels: choiceWords(values, language) };
  return { kind: 'words', max: numberIn(rule(field.validations, 'size'), 'max', LIST_LIMIT) };
}

function richTextInput({ validations }: Field): FieldInput {
  const allowed = (name: string, all: readonly string[]) => {
    const named = strings(rule(validations, name));
    return named.length > 0 ? named : all;
  };
  return {
    kind: 'richText',
    nodes: allowed('enabledNodeTypes', RICH_NODES),
    marks: allowed('enabledMarks', RICH_MARKS),
    types: Object.keys(blockTypes),
  };
}

function inputOf(type: string, id: string, field: Field, language: StudioLanguage): FieldInput {
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return textInput(id, field, language);
    case 'RichText':
      return richTextInput(field);
    case 'Integer':
    case 'Number':
      return numberInput(field);
    case 'Boolean':
      return { kind: 'boolean' };
    case 'Date':
      return { kind: 'dateTime' };
    case 'Link':
      return linkInput(field);
    case 'Array':
      return listInput(field, language);
    case 'Object':
      return field.focusOf === undefined
        ? { kind: 'json' }
        : { kind: 'focus', picture: field.focusOf, type };
  }
}

/** Declaration of a content type; `undefined` if unknown. */
export const declaredType = (id: string): ContentType | undefined => own(contentTypes, id);

/**
 * Inputs of a content type, derived from its declaration.
 * @returns an empty list for an unknown type
 */
export function studioFields(typeId: string, language: StudioLanguage = 'en'): StudioField[] {
  return Object.entries(declaredType(typeId)?.fields ?? {}).map(([id, field]) => ({
    id,
    ...fieldWords(id, field, language),
    // The help text of a focal point explains the value to those who write it by hand in the CMS.
    ...(field.focusOf !== undefined && { help: null }),
    required: field.required,
    localized: field.localized,
    input: inputOf(typeId, id, field, language),
  }));
}

/** All content types of which editors can create entries. */
export function studioTypes(language: StudioLanguage = 'en'): StudioType[] {
  return Object.values(contentTypes)
    .filter(({ deprecated }) => deprecated === null)
    .map((type) => {
      const { id, role, displayField } = type;
      return { id, role, displayField, ...typeWords(type, language) };
    })
    .toSorted((one, other) => nameOrder(language)(one.name, other.name));
}
