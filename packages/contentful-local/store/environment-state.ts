import type {
  Asset,
  Comment,
  ContentType,
  Deletion,
  EditorInterface,
  Entity,
  Entry,
  Kind,
  Locale,
  Release,
  Resource,
  Tag,
  Task,
} from '#model/entities';
import { eachLink } from '#model/entities';
import { ChangeLog } from './change-log';
import { Taxonomy } from './taxonomy';

/** Key of a link's target or source, as used by includes and clients. */
export const entityKey = (kind: string, id: string) => `${kind}!${id}`;

/** The list of an entity: one per content type, one for all assets. */
const listOf = (entity: Entity) =>
  entity.kind === 'Asset' ? 'Asset' : `Entry ${entity.contentType}`;

const listsOf = (kind: Entity['kind'], contentTypes: string[]) =>
  kind === 'Asset' ? ['Asset'] : contentTypes.map((id) => `Entry ${id}`);

/** Kinds that delivery shows only once published, or never. */
const DRAFTED = new Set<Kind>(['Entry', 'Asset', 'Comment', 'Task']);

/**
 * Everything in one environment, in memory: a cache of the database that changes only after a
 * commit. Records are immutable; a write replaces the old record.
 */
export class EnvironmentState {
  readonly space: string;
  readonly id: string;
  /** Belongs to the organization; shared by all environments. */
  readonly taxonomy: Taxonomy;
  readonly contentTypes = new Map<string, ContentType>();
  readonly editorInterfaces = new Map<string, EditorInterface>();
  readonly entries = new Map<string, Entry>();
  readonly assets = new Map<string, Asset>();
  readonly locales = new Map<string, Locale>();
  readonly tags = new Map<string, Tag>();
  readonly releases = new Map<string, Release>();
  readonly comments = new Map<string, Comment>();
  readonly tasks = new Map<string, Task>();
  readonly deletions = new Map<string, Deletion>();
  readonly #entriesByType = new Map<string, Map<string, Entry>>();
  readonly #backlinks = new Map<string, Set<string>>();
  readonly #listRevisions = new Map<string, number>();
  readonly #publishedListRevisions = new Map<string, number>();
  readonly #changes = new Map<string, ChangeLog>();
  #localesByCode: ReadonlyMap<string, Locale> | undefined;
  /** Increases with every applied write; anything derived from an older revision is stale. */
  revision = 0;
  /** Increases with writes that delivery can show; saving a draft is not one. */
  publishedRevision = 0;
  /** Increases when locales or content types change, on which entity views depend. */
  schemaRevision = 0;

  constructor(space: string, id: string, taxonomy = new Taxonomy()) {
    this.space = space;
    this.id = id;
    this.taxonomy = taxonomy;
  }

  /** Invalidates responses that name the space or use concepts. */
  surroundingsChanged(): void {
    this.revision += 1;
    this.publishedRevision = this.revision;
  }

  put(record: Resource): void {
    this.revision += 1;
    if (!DRAFTED.has(record.kind)) this.publishedRevision = this.revision;
    switch (record.kind) {
      case 'Entry':
        this.#forgetLinks(this.entries.get(record.id));
        this.#markChanged(listOf(record), this.entries.get(record.id), record);
        this.entries.set(record.id, record);
        this.entriesOf(record.contentType).set(record.id, record);
        this.#rememberLinks(record);
        break;
      case 'Asset':
        this.#markChanged(listOf(record), this.assets.get(record.id), record);
        this.assets.set(record.id, record);
        break;
      case 'ContentType':
        this.contentTypes.set(record.id, record);
        this.schemaRevision += 1;
        break;
      case 'EditorInterface':
        this.editorInterfaces.set(record.id, record);
        break;
      case 'Locale':
        this.locales.set(record.id, record);
        this.#localesByCode = undefined;
        this.schemaRevision += 1;
        break;
      case 'Tag':
        this.tags.set(record.id, record);
        break;
      case 'Release':
        this.releases.set(record.id, record);
        break;
      case 'Comment':
        this.comments.set(record.id, record);
        break;
      case 'Task':
        this.tasks.set(record.id, record);
        break;
    }
  }

  remove(kind: Resource['kind'], id: string): void {
    this.revision += 1;
    if (!DRAFTED.has(kind)) this.publishedRevision = this.revision;
    switch (kind) {
      case 'Entry': {
        const entry = this.entries.get(id);
        this.#forgetLinks(entry);
        if (!entry) break;
        this.#markChanged(listOf(entry), entry, undefined);
        this.entriesOf(entry.contentType).delete(id);
        this.entries.delete(id);
        break;
      }
      case 'Asset': {
        const asset = this.assets.get(id);
        if (asset) this.#markChanged(listOf(asset), asset, undefined);
        this.assets.delete(id);
        break;
      }
      case 'ContentType':
        this.contentTypes.delete(id);
        this.schemaRevision += 1;
        break;
      case 'EditorInterface':
        this.editorInterfaces.delete(id);
        break;
      case 'Locale':
        this.locales.delete(id);
        this.#localesByCode = undefined;
        this.schemaRevision += 1;
        break;
      case 'Tag':
        this.tags.delete(id);
        break;
      case 'Release':
        this.releases.delete(id);
        break;
      case 'Comment':
        this.comments.delete(id);
        break;
      case 'Task':
        this.tasks.delete(id);
        break;
    }
  }

  /** Marks a list as changed; for delivery only if the published version has changed. */
  #markChanged(list: string, before: Entity | undefined, after: Entity | undefined): void {
    this.#listRevisions.set(list, this.revision);
    let changes = this.#changes.get(list);
    if (!changes) this.#changes.set(list, (changes = new ChangeLog()));
    changes.add((after ?? before)?.id ?? '', this.revision);
    // Writes reuse the objects that they do not change.
    if ((before?.published ?? null) === (after?.published ?? null)) return;
    this.#publishedListRevisions.set(list, this.revision);
    this.publishedRevision = this.revision;
  }

  /** Changes whenever a list of these entities may change, because of them or of the schema. */
  revisionOf(
    kind: Entity['kind'],
    contentTypes: string[] | undefined,
    isPublishedOnly: boolean,
  ): string {
    if (kind === 'Entry' && !contentTypes) {
      return `${isPublishedOnly ? this.publishedRevision : this.revision}`;
    }
    const known = isPublishedOnly ? this.#publishedListRevisions : this.#listRevisions;
    const revisions = listsOf(kind, contentTypes ?? []).map((list) => known.get(list) ?? 0);
    return [this.schemaRevision, ...revisions].join();
  }

  /**
   * Ids of entities in such a list that may have changed after a revision, including deleted ones.
   * `undefined` if that is too long ago or the list is of all types.
   */
  changedSince(
    kind: Entity['kind'],
    contentTypes: string[] | undefined,
    revision: number,
  ): Set<string> | undefined {
    if (kind === 'Entry' && !contentTypes) return undefined;
    const changed = new Set<string>();
    for (const list of listsOf(kind, contentTypes ?? [])) {
      const ids = this.#changes.get(list)?.since(revision) ?? [];
      if (ids === 'forgotten') return undefined;
      for (const id of ids) changed.add(id);
    }
    return changed;
  }

  entriesOf(contentType: string): Map<string, Entry> {
    let entries = this.#entriesByType.get(contentType);
    if (!entries) this.#entriesByType.set(contentType, (entries = new Map()));
    return entries;
  }

  /** Entries whose draft or published version links to the target; callers check their stage. */
  *linkingTo(kind: 'Entry' | 'Asset', id: string): Iterable<Entry> {
    for (const source of this.#backlinks.get(entityKey(kind, id)) ?? []) {
      const entry = this.entries.get(source);
      if (entry) yield entry;
    }
  }

  entity(kind: string, id: string): Entity | undefined {
    if (kind === 'Entry') return this.entries.get(id);
    return kind === 'Asset' ? this.assets.get(id) : undefined;
  }

  /** @throws Error if the environment has no default locale, which bootstrap rules out */
  get defaultLocale(): Locale {
    for (const locale of this.locales.values()) if (locale.body.default) return locale;
    throw new Error(`environment ${this.id} has no default locale`);
  }

  get localesByCode(): ReadonlyMap<string, Locale> {
    this.#localesByCode ??= new Map([...this.locales.values()].map((one) => [one.body.code, one]));
    return this.#localesByCode;
  }

  #rememberLinks(entry: Entry): void {
    for (const target of linkTargets(entry)) {
      const sources = this.#backlinks.get(target);
      if (sources) sources.add(entry.id);
      else this.#backlinks.set(target, new Set([entry.id]));
    }
  }

  #forgetLinks(entry: Entry | undefined): void {
    if (!entry) return;
    for (const target of linkTargets(entry)) {
      const sources = this.#backlinks.get(target);
      sources?.delete(entry.id);
      if (sources?.size === 0) this.#backlinks.delete(target);
    }
  }
}

function linkTargets(entry: Entry): Set<string> {
  const targets = new Set<string>();
  const add = (link: { sys: { linkType: string; id: string } }) =>
    targets.add(entityKey(link.sys.linkType, link.sys.id));
  for (const content of [entry.draft, entry.published?.content]) {
    for (const values of Object.values(content?.fields ?? {})) eachLink(values, add);
  }
  return targets;
}
