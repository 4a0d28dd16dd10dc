import type {
  ContentType,
  Entity,
  EntityContent,
  FieldDefinition,
  Json,
  Link,
  Metadata,
} from '#model/entities';
import type { EnvironmentState } from '#store/environment-state';

/** Which version of an entity an API shows: delivery, preview, or management's own. */
export type Stage = 'published' | 'preview' | 'management';

const assetField = (id: string, type: string): FieldDefinition => ({
  id,
  name: id,
  type,
  localized: true,
  required: false,
  validations: [],
  disabled: false,
  omitted: false,
});

/** Assets have no content type; these are the fields each of them has. */
export const ASSET_FIELDS: FieldDefinition[] = [
  assetField('title', 'Symbol'),
  assetField('description', 'Text'),
  assetField('file', 'File'),
];

/** How one request sees an environment: the stage and the locale. */
export interface Reading {
  environment: EnvironmentState;
  stage: Stage;
  /** A locale code, or `*` for all locales side by side. */
  locale: string;
  fileUrl: FileUrl;
}

/** Turns a stored file path into the protocol-relative URL clients get. */
export type FileUrl = (path: string) => string;

/** Delivery counts from the first publish, the other stages from the entity's creation. */
export const createdAt = (entity: Entity, { stage }: Pick<Reading, 'stage'>) =>
  (stage === 'published' && entity.firstPublishedAt) || entity.createdAt;

export const updatedAt = (entity: Entity, { stage }: Pick<Reading, 'stage'>) =>
  (stage === 'published' && entity.published?.at) || entity.updatedAt;

/** The content of an entity at this stage, or nothing when the stage does not show it. */
export function contentAt(entity: Entity, stage: Stage): EntityContent | undefined {
  if (stage === 'published') return entity.published?.content;
  return stage === 'preview' && entity.archived ? undefined : entity.draft;
}

/** The content type's fields as this stage knows them (drafts of types show nowhere). */
export function fieldsOfType(type: ContentType | undefined): FieldDefinition[] {
  return type?.published?.content.fields ?? type?.draft.fields ?? [];
}

export function fieldsOf(entity: Entity, environment: EnvironmentState): FieldDefinition[] {
  if (entity.kind === 'Asset') return ASSET_FIELDS;
  return fieldsOfType(environment.contentTypes.get(entity.contentType));
}

/** The codes to try in order: the locale itself, then its fallbacks. */
export function localeChain(environment: EnvironmentState, code: string): string[] {
  const chain: string[] = [];
  for (let next: string | null = code; next !== null && !chain.includes(next);) {
    chain.push(next);
    next = environment.localesByCode.get(next)?.body.fallbackCode ?? null;
  }
  return chain;
}

/** Private tags are for editors: delivery and preview know the public ones alone. */
export function shownTags(
  metadata: Metadata | undefined,
  { stage, environment }: Pick<Reading, 'stage' | 'environment'>,
): Link[] {
  const tags = metadata?.tags ?? [];
  if (stage === 'management') return tags;
  return tags.filter(({ sys }) => environment.tags.get(sys.id)?.body.visibility === 'public');
}

/** All locales' values of a field; own properties only, since ids may be `constructor`. */
export function localizedValues(
  content: EntityContent,
  fieldId: string,
): Record<string, Json> | undefined {
  return Object.hasOwn(content.fields, fieldId) ? content.fields[fieldId] : undefined;
}

/** One field's value for a locale: unlocalized fields answer with the default locale's value. */
export function valueIn(
  reading: Pick<Reading, 'environment'>,
  content: EntityContent,
  field: FieldDefinition,
  chain: string[],
): Json | undefined {
  const values = localizedValues(content, field.id);
  if (!values) return undefined;
  if (!field.localized) return present(values, reading.environment.defaultLocale.body.code);
  for (const code of chain) {
    const value = present(values, code);
    if (value !== undefined) return value;
  }
  return undefined;
}

function present(values: Record<string, Json>, code: string): Json | undefined {
  const value = Object.hasOwn(values, code) ? values[code] : undefined;
  return value === null ? undefined : value;
}
