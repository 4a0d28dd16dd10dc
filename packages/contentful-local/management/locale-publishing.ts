import { badRequest } from '#http/api-error';
import type { Entity, EntityContent, FieldValues, Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import type { EnvironmentState } from '#store/environment-state';

type FieldStatus = NonNullable<Entity['fieldStatus']>;

interface PublicationContent {
  content: EntityContent;
  fieldStatus: FieldStatus | undefined;
  /** The locales that become public and are validated; all if undefined. */
  added?: string[];
}

/**
 * The content a publish makes public: the whole draft, or with `{add:{fields:{'*':[codes]}}}` the
 * named locales added to what is public already.
 */
export function publicationOf(
  entity: Entity,
  body: JsonObject | undefined,
  environment: EnvironmentState,
): PublicationContent {
  const added = localesOf(body, 'add', environment);
  if (!added) {
    const fieldStatus = entity.fieldStatus && everyLocale(environment, 'published');
    return { content: entity.draft, fieldStatus };
  }
  const before = entity.published?.content.fields ?? {};
  const fields = merge(before, entity.draft.fields, (code) => added.includes(code));
  const content = { fields, metadata: entity.draft.metadata };
  const news: FieldStatus = Object.fromEntries(added.map((code) => [code, 'published']));
  return { content, fieldStatus: { ...statusBefore(entity, environment), ...news }, added };
}

/**
 * The entity without the named locales in its published version, or nothing if no published locale
 * remains, so that the whole entity is to be unpublished.
 */
export function withoutPublication(
  entity: Entity,
  body: JsonObject | undefined,
  environment: EnvironmentState,
  position: number,
  now: string,
): Entity | undefined {
  const removed = localesOf(body, 'remove', environment);
  if (!removed || !entity.published) return undefined;
  const gone: FieldStatus = Object.fromEntries(removed.map((code) => [code, 'draft']));
  const fieldStatus = { ...statusBefore(entity, environment), ...gone };
  if (Object.values(fieldStatus).every((status) => status === 'draft')) return undefined;
  const fields = merge(entity.published.content.fields, {}, (code) => removed.includes(code));
  const content = { fields, metadata: entity.published.content.metadata };
  return {
    ...entity,
    version: entity.version + 1,
    updatedAt: now,
    published: { version: entity.version, at: now, position, content },
    fieldStatus,
  };
}

/** Marks published locales as `changed` if their draft differs. */
export function withStatus<Changed extends Entity>(entity: Changed): Changed {
  const { fieldStatus, published, draft } = entity;
  if (!fieldStatus || !published) return entity;
  const status: FieldStatus = {};
  for (const [code, before] of Object.entries(fieldStatus)) {
    const isSame = localeText(draft, code) === localeText(published.content, code);
    status[code] = before === 'draft' ? 'draft' : isSame ? 'published' : 'changed';
  }
  return { ...entity, fieldStatus: status };
}

const everyLocale = (environment: EnvironmentState, status: FieldStatus[string]): FieldStatus =>
  Object.fromEntries([...environment.localesByCode.keys()].map((code) => [code, status]));

const statusBefore = (entity: Entity, environment: EnvironmentState): FieldStatus => ({
  ...everyLocale(environment, entity.published && !entity.fieldStatus ? 'published' : 'draft'),
  ...entity.fieldStatus,
});

function localesOf(
  body: JsonObject | undefined,
  verb: 'add' | 'remove',
  environment: EnvironmentState,
): string[] | undefined {
  const part: Json | undefined = body?.[verb];
  if (part === undefined) return undefined;
  const codes = isObject(part) && isObject(part.fields) ? part.fields['*'] : undefined;
  if (!Array.isArray(codes)) throw badRequest(`"${verb}.fields.*" must be a list of locales.`);
  return codes.map((code) => {
    if (typeof code !== 'string' || !environment.localesByCode.has(code)) {
      throw badRequest(`Unknown locale: ${String(code)}`);
    }
    return code;
  });
}

/**
 * Takes the values of `fresh` for locales accepted by `isFresh`, and those of `old` for the others.
 */
function merge(
  old: FieldValues,
  fresh: FieldValues,
  isFresh: (code: string) => boolean,
): FieldValues {
  const merged: FieldValues = {};
  for (const id of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    const remaining = Object.entries(old[id] ?? {}).filter(([code]) => !isFresh(code));
    const added = Object.entries(fresh[id] ?? {}).filter(([code]) => isFresh(code));
    if (remaining.length + added.length > 0)
      merged[id] = Object.fromEntries([...remaining, ...added]);
  }
  return merged;
}

function localeText({ fields }: EntityContent, code: string): string {
  return Object.entries(fields)
    .filter(([, values]) => Object.hasOwn(values, code))
    .map(([id, values]) => `${id}:${JSON.stringify(values[code])}`)
    .sort()
    .join();
}
