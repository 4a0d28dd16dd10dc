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

/** The version of an entity that an API shows: delivery, preview or management. */
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

/** Assets have no content type; all of them have these fields. */
export const ASSET_FIELDS: FieldDefinition[] = [
  assetField('title', 'Symbol'),
  assetField('description', 'Text'),
  assetField('file', 'File'),
];

export interface Reading {
  environment: EnvironmentState;
  stage: Stage;
  /** A locale code, or `*` for all locales. */
  locale: string;
  fileUrl: FileUrl;
}

/** Turns a stored file path into a protocol-relative URL. */
export type FileUrl = (path: string) => string;

/** Delivery uses the first publish, the other stages the entity's creation. */
export const createdAt = (entity: Entity, { stage }: Pick<Reading, 'stage'>) =>
  (stage === 'published' && entity.firstPublishedAt) || entity.createdAt;

export const updatedAt = (entity: Entity, { stage }: Pick<Reading, 'stage'>) =>
  (stage === 'published' && entity.published?.at) || entity.updatedAt;

/** The content of an entity at this stage, or nothing if it is not visible there. */
export function contentAt(entity: Entity, stage: Stage): EntityContent | undefined {
  if (stage === 'published') return entity.published?.content;
  return stage === 'preview' && entity.archived ? undefined : entity.draft;
}

/** The published fields of a content type; drafts of types are shown at no stage. */
export function fieldsOfType(type: ContentType | undefined): FieldDefinition[] {
  return type?.published?.content.fields ?? type?.draft.fields ?? [];
}

export function fieldsOf(entity: Entity, environment: EnvironmentState): FieldDefinition[] {
  if (entity.kind === 'Asset') return ASSET_FIELDS;
  return fieldsOfType(environment.contentTypes.get(entity.contentType));
}

/** Codes to try in order: the locale, then its fallbacks. */
export function localeChain(environment: EnvironmentState, code: string): string[] {
  const chain: string[] = [];
  for (let next: string | null = code; next !== null && !chain.includes(next);) {
    chain.push(next);
    next = environment.localesByCode.get(next)?.body.fallbackCode ?? null;
  }
  return chain;
}

/** Delivery and preview show only public tags. */
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

/** A field's value for a locale; unlocalized fields return the default locale's value. */
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
