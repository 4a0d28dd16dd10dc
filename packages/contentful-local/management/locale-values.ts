import type { ContentModel, ContentType, Entity, EntityContent, Json } from '#model/entities';
import { isObject } from '#model/entities';
import type { EnvironmentState } from '#store/environment-state';
import type { UnitOfWork } from '#store/unit-of-work';

/**
 * Writes that move all values of a locale to its new code or (if `to` is `null`) remove them: in
 * drafts, in published versions and in the defaults of fields. Versions stay.
 */
export function localeValuePuts(
  environment: EnvironmentState,
  from: string,
  to: string | null,
): UnitOfWork['puts'] {
  const rename = <Value>(values: Record<string, Value>) => renamed(values, from, to);
  const entities = [...environment.entries.values(), ...environment.assets.values()]
    .filter((entity) => mentions(entity, from))
    .map((entity) => follow(entity, rename));
  const types = [...environment.contentTypes.values()].map((type) => followType(type, rename));
  return [...entities, ...types].map((record) => ({ record, from: record.version }));
}

type Rename = <Value>(values: Record<string, Value>) => Record<string, Value>;

function renamed<Value>(values: Record<string, Value>, from: string, to: string | null) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([code, value]): [string, Value][] => {
      if (code !== from) return [[code, value]];
      return to === null ? [] : [[to, value]];
    }),
  );
}

function mentions({ draft, published, fieldStatus = {} }: Entity, code: string): boolean {
  if (Object.hasOwn(fieldStatus, code)) return true;
  return [draft, published?.content].some((content) =>
    Object.values(content?.fields ?? {}).some((values) => Object.hasOwn(values, code)),
  );
}

function follow(entity: Entity, rename: Rename): Entity {
  const { published, fieldStatus } = entity;
  const inContent = (content: EntityContent): EntityContent => ({
    ...content,
    fields: Object.fromEntries(
      Object.entries(content.fields)
        .map(([id, values]) => [id, rename(values)] as const)
        .filter(([, values]) => Object.keys(values).length > 0),
    ),
  });
  return {
    ...entity,
    draft: inContent(entity.draft),
    published: published && { ...published, content: inContent(published.content) },
    ...(fieldStatus ? { fieldStatus: rename(fieldStatus) } : {}),
  };
}

function followType(type: ContentType, rename: Rename): ContentType {
  const inModel = (model: ContentModel): ContentModel => ({
    ...model,
    fields: model.fields.map(({ defaultValue, ...field }) => ({
      ...field,
      ...(isObject(defaultValue) ? { defaultValue: rename<Json>(defaultValue) } : {}),
    })),
  });
  const { published } = type;
  return {
    ...type,
    draft: inModel(type.draft),
    published: published && { ...published, content: inModel(published.content) },
  };
}
