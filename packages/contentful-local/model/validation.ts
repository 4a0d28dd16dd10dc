import { invalidEntry } from '#http/api-error';
import { ASSET_FIELDS, fieldsOf, localizedValues } from '#query/reading';
import type { EnvironmentState } from '#store/environment-state';
import type { Entity, Entry, EntityContent, FieldDefinition, Json, JsonObject } from './entities';
import { isLink, isObject } from './entities';
import type { RuleContext } from './rule-context';
import { ruleErrors } from './validation-rules';
import { valueTypeError } from './value-type';

type Path = (string | number)[];

/**
 * Checks the rules that apply on publish, required fields and the content type's validations, in
 * the named locales or in all.
 * @throws ApiError 422 InvalidEntry with one item per fault
 */
export function assertValid(
  entity: Entity,
  content: EntityContent,
  environment: EnvironmentState,
  locales?: string[],
): void {
  const errors: JsonObject[] = [];
  if (entity.kind === 'Asset') errors.push(...assetErrors(content));
  else {
    for (const field of fieldsOf(entity, environment)) {
      if (field.omitted) continue;
      const codes = localesToCheck(field, environment, locales);
      errors.push(...fieldErrors(field, codes, { entity, content, environment }));
    }
    errors.push(...conceptErrors(entity, content, environment));
  }
  if (errors.length > 0) throw invalidEntry(errors);
}

/** Checks that each required concept or scheme is represented by a concept. */
function conceptErrors(
  { contentType }: Entry,
  { metadata }: EntityContent,
  { contentTypes, taxonomy }: EnvironmentState,
): JsonObject[] {
  const model = contentTypes.get(contentType)?.published?.content;
  const assigned = model?.metadata?.taxonomy;
  const required = (Array.isArray(assigned) ? assigned : []).filter(isLink);
  return required
    .filter((link) => 'required' in link && link.required === true)
    .filter((link) => {
      const covered = taxonomy.covered(link);
      return !metadata.concepts.some(({ sys }) => covered.has(sys.id));
    })
    .map(({ sys: { linkType, id } }) => ({
      name: 'required',
      path: ['metadata', 'concepts'],
      details: `A concept of ${linkType} "${id}" is required here`,
    }));
}

/** An asset needs a processed file in at least one locale. */
function assetErrors(content: EntityContent): JsonObject[] {
  const [file] = ASSET_FIELDS.filter(({ type }) => type === 'File');
  const files = Object.entries((file && localizedValues(content, file.id)) ?? {});
  if (files.length === 0) return [requiredFault(['fields', 'file'], 'file')];
  return files
    .filter(([, value]) => !isObject(value) || typeof value.url !== 'string')
    .map(([code]) => requiredFault(['fields', 'file', code, 'url'], 'url'));
}

function fieldErrors(
  field: FieldDefinition,
  codes: string[],
  context: Omit<RuleContext, 'field'>,
): JsonObject[] {
  const { environment, content } = context;
  const values = localizedValues(content, field.id) ?? {};
  const errors: JsonObject[] = [];
  for (const code of codes) {
    const value = values[code];
    const path = ['fields', field.id, code];
    if (isEmpty(value)) {
      const isOptional = environment.localesByCode.get(code)?.body.optional ?? true;
      if (field.required && !isOptional) errors.push(requiredFault(path, field.id));
    } else {
      errors.push(...valueErrors(field, value ?? null, path, { ...context, field }));
    }
  }
  return errors;
}

function localesToCheck(
  field: FieldDefinition,
  environment: EnvironmentState,
  locales: string[] | undefined,
): string[] {
  const all = field.localized
    ? [...environment.localesByCode.keys()]
    : [environment.defaultLocale.body.code];
  return locales ? all.filter((code) => locales.includes(code)) : all;
}

function valueErrors(
  field: FieldDefinition,
  value: Json,
  path: Path,
  context: RuleContext,
): JsonObject[] {
  const typeError = valueTypeError(field, value, path);
  if (typeError) return [typeError];
  const errors = ruleErrors(field.validations, field.type, value, path, context);
  if (field.type === 'Array' && Array.isArray(value)) {
    const { validations = [], type = 'Symbol' } = field.items ?? {};
    for (const [index, item] of value.entries()) {
      errors.push(...ruleErrors(validations, type, item, [...path, index], context));
    }
  }
  return errors;
}

/** Empty texts, lists and documents count as missing for a required field. */
function isEmpty(value: Json | undefined): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

const requiredFault = (path: Path, name: string): JsonObject => ({
  name: 'required',
  path,
  details: `The property "${name}" is required here`,
});
