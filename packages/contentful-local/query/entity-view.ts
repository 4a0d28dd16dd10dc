import type { Entity, FieldDefinition, Json, JsonObject } from '#model/entities';
import { eachLink, isObject, makeLink } from '#model/entities';
import { type Written, writtenAs } from '#http/written';
import { entityKey, type EnvironmentState } from '#store/environment-state';
import {
  contentAt,
  shownTags,
  createdAt,
  fieldsOf,
  localeChain,
  localizedValues,
  type FileUrl,
  type Reading,
  updatedAt,
  valueIn,
} from './reading';

/**
 * An entity as shown by delivery and preview. Its JSON and its links are computed on demand,
 * because filters read every entity of a type but few are returned.
 */
export class EntityView {
  readonly json: JsonObject;
  #written: Written | undefined;
  #targets: Target[] | undefined;

  constructor(json: JsonObject) {
    this.json = json;
  }

  get written(): Written {
    return (this.#written ??= writtenAs(this.json));
  }

  /** Targets of its links to entries and assets, one per link. */
  get targets(): readonly Target[] {
    if (!this.#targets) {
      const targets: Target[] = [];
      eachLink(this.json.fields, ({ sys: { linkType, id } }) => {
        if (linkType !== 'Entry' && linkType !== 'Asset') return;
        targets.push({ kind: linkType, id, key: entityKey(linkType, id) });
      });
      this.#targets = targets;
    }
    return this.#targets;
  }
}

interface Target {
  kind: Entity['kind'];
  id: string;
  key: string;
}

interface CachedView {
  entity: Entity;
  view: EntityView;
}

/** Id → the latest view of the entity's record. */
type Views = Record<Entity['kind'], Map<string, CachedView>>;

interface ViewCache {
  schemaRevision: number;
  /** By stage and locale. */
  byReading: Map<string, Views>;
}

const caches = new WeakMap<EnvironmentState, ViewCache>();

function viewsFor({ environment, stage, locale }: Reading): Views {
  let cache = caches.get(environment);
  if (cache?.schemaRevision !== environment.schemaRevision) {
    cache = { schemaRevision: environment.schemaRevision, byReading: new Map() };
    caches.set(environment, cache);
  }
  const key = `${stage} ${locale}`;
  let views = cache.byReading.get(key);
  if (!views) cache.byReading.set(key, (views = { Entry: new Map(), Asset: new Map() }));
  return views;
}

/** Views of deleted entities are not removed one by one; beyond this number all are dropped. */
const MAX_OF_DELETED = 1_000;

/**
 * Returns views of entities for one reading, created once per record. Uses plain maps, because weak
 * ones would slow down every garbage collection.
 */
export function viewer(reading: Reading): (entity: Entity) => EntityView {
  const views = viewsFor(reading);
  const { entries, assets } = reading.environment;
  return (entity) => {
    const known = views[entity.kind];
    const cached = known.get(entity.id);
    if (cached?.entity === entity) return cached.view;
    const present = entity.kind === 'Entry' ? entries : assets;
    if (known.size > present.size + MAX_OF_DELETED) known.clear();
    const view = makeView(entity, reading);
    known.set(entity.id, { entity, view });
    return view;
  };
}

function makeView(entity: Entity, reading: Reading): EntityView {
  const metadata = contentAt(entity, reading.stage)?.metadata;
  return new EntityView({
    metadata: { tags: shownTags(metadata, reading), concepts: metadata?.concepts ?? [] },
    sys: viewSys(entity, reading),
    fields: viewFields(entity, reading),
  });
}

function viewSys(entity: Entity, reading: Reading): JsonObject {
  const { environment, locale } = reading;
  return {
    space: makeLink('Space', environment.space),
    id: entity.id,
    type: entity.kind,
    createdAt: createdAt(entity, reading),
    updatedAt: updatedAt(entity, reading),
    environment: makeLink('Environment', environment.id),
    ...(entity.published ? { publishedVersion: entity.published.version } : {}),
    revision: entity.publishedCounter,
    ...(entity.kind === 'Entry'
      ? { contentType: makeLink('ContentType', entity.contentType) }
      : {}),
    ...(locale === '*' ? {} : { locale }),
  };
}

function viewFields(entity: Entity, reading: Reading): JsonObject {
  const content = contentAt(entity, reading.stage);
  const chain = reading.locale === '*' ? [] : localeChain(reading.environment, reading.locale);
  const shown: JsonObject = {};
  for (const field of fieldsOf(entity, reading.environment)) {
    if (field.omitted || !content) continue;
    const value =
      reading.locale === '*'
        ? allLocales(localizedValues(content, field.id), field, reading.environment)
        : valueIn(reading, content, field, chain);
    if (value !== undefined)
      shown[field.id] = field.type === 'File' ? withUrls(value, reading.fileUrl) : value;
  }
  return shown;
}

/** Values without fallbacks; locales that are deleted or not delivered are left out. */
function allLocales(
  values: Record<string, Json> | undefined,
  field: FieldDefinition,
  environment: EnvironmentState,
): Json | undefined {
  const known = Object.entries(values ?? {}).filter(
    ([code, value]) =>
      value !== null &&
      environment.localesByCode.get(code)?.body.contentDeliveryApi &&
      (field.localized || code === environment.defaultLocale.body.code),
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** Stored file URLs are paths; the caller adds the host. */
export function withUrls(value: Json, fileUrl: FileUrl): Json {
  if (!isObject(value)) return value;
  if (typeof value.url === 'string') return { ...value, url: fileUrl(value.url) };
  return Object.fromEntries(
    Object.entries(value).map(([code, file]) => [
      code,
      isObject(file) && typeof file.url === 'string' ? { ...file, url: fileUrl(file.url) } : file,
    ]),
  );
}
