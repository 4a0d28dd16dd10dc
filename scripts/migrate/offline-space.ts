import type { MigrationFunction } from 'contentful-migration';
import {
  LOCALES,
  type ContentTypeModel,
  type ControlModel,
  type FieldModel,
  type SpaceModel,
} from '@/cms-schema/contentful-model';
import type { MigrationFile } from './migration-files';
import type { Renames } from './model-steps';
import { planMigration } from './plan-migration';
import { declaredControls } from './read-space';
import type { SpaceRequest } from './space';

interface StoredType extends Omit<ContentTypeModel, 'id'> {
  sys: { id: string; version: number };
}

/** A field as written; `newId` renames it. */
interface WrittenField extends FieldModel {
  newId?: string;
}

interface StoredControls {
  sys: { version: number };
  controls: ControlModel[];
}

class NotFound extends Error {
  override name = 'NotFound';
}

const list = (items: unknown[]) => ({ total: items.length, items });

/** Answers requests for entries and tags. */
type ReadContent = (request: SpaceRequest) => Promise<unknown>;

const NO_CONTENT: ReadContent = () => Promise.resolve(list([]));

/**
 * Handles the management requests of contentful-migration in memory: enough to replay a history of
 * migrations without a server, or to try one on a space without writing to it.
 */
export class OfflineSpace {
  readonly spaceId = 'offline';
  readonly environmentId = 'master';
  readonly #locales: string[];
  readonly #readContent: ReadContent;
  readonly #types = new Map<string, StoredType>();
  readonly #controls = new Map<string, StoredControls>();
  #renames: Renames = {};

  /** @param readContent source of entries; without it there are none */
  constructor(locales: string[], model?: SpaceModel, readContent: ReadContent = NO_CONTENT) {
    this.#locales = locales;
    this.#readContent = readContent;
    for (const { id, ...type } of structuredClone(model?.contentTypes ?? [])) {
      this.#types.set(id, { ...type, sys: { id, version: 1 } });
      const controls = structuredClone(model?.controls[id] ?? []);
      this.#controls.set(id, { sys: { version: 1 }, controls });
    }
  }

  readonly request = async (request: SpaceRequest): Promise<unknown> => {
    const url = new URL(request.url, 'http://offline');
    const [collection = '', id = '', part = ''] = url.pathname.split('/').filter(Boolean);
    if (collection === 'locales') return list(this.#locales.map((code) => ({ code })));
    if (collection === 'entries' || collection === 'tags')
      return request.method === 'GET' ? this.#readContent(request) : undefined;
    if (collection !== 'content_types') throw new NotFound(request.url);
    if (id === '') return this.#find(url.searchParams.get('sys.id[in]'));
    if (request.method === 'GET') return this.#read(id, part);
    if (part === 'editor_interface') return this.#saveControls(id, request.data);
    if (request.method === 'DELETE') return part === '' && this.#types.delete(id);
    return part === 'published' ? this.#publish(id) : this.#save(id, request.data);
  };

  model(): SpaceModel {
    return {
      contentTypes: structuredClone(
        [...this.#types.values()].map(({ sys, ...type }) => ({ ...type, id: sys.id })),
      ),
      controls: Object.fromEntries(
        [...this.#types.values()].map(({ sys, fields }) => [
          sys.id,
          declaredControls(this.#controls.get(sys.id)?.controls ?? [], fields),
        ]),
      ),
    };
  }

  /** The fields renamed since the last call. */
  takeRenames(): Renames {
    const taken = this.#renames;
    this.#renames = {};
    return taken;
  }

  #find(ids: string | null) {
    const wanted = ids?.split(',');
    const found = [...this.#types.values()].filter((type) => wanted?.includes(type.sys.id) ?? true);
    // The planner modifies the result.
    return structuredClone(list(found));
  }

  #read(id: string, part: string) {
    const found = part === 'editor_interface' ? this.#controls.get(id) : this.#types.get(id);
    if (!found) throw new NotFound(id);
    return structuredClone(found);
  }

  #save(id: string, data: unknown) {
    const version = (this.#types.get(id)?.sys.version ?? 0) + 1;
    // The planner has validated the body against the API's own schema.
    const type = structuredClone(data) as Omit<StoredType, 'sys' | 'fields'> & {
      fields: WrittenField[];
    };
    for (const field of type.fields) this.#rename(id, field);
    this.#types.set(id, { ...type, sys: { id, version } });
  }

  /** Renames a field to its `newId`, together with its control. */
  #rename(typeId: string, field: WrittenField) {
    if (field.newId === undefined) return;
    const known = (this.#renames[typeId] ??= {});
    known[field.newId] = known[field.id] ?? field.id;
    delete known[field.id];
    const control = this.#controls
      .get(typeId)
      ?.controls.find(({ fieldId }) => fieldId === field.id);
    if (control) control.fieldId = field.newId;
    field.id = field.newId;
    delete field.newId;
  }

  #publish(id: string) {
    const type = this.#types.get(id);
    if (!type) throw new NotFound(id);
    type.sys.version += 1;
    const stored = this.#controls.get(id);
    if (stored) stored.sys.version += 1;
    else this.#controls.set(id, { sys: { version: 1 }, controls: [] });
  }

  #saveControls(id: string, data: unknown) {
    const version = (this.#controls.get(id)?.sys.version ?? 0) + 1;
    // As in #save: validated by the planner.
    const { controls } = structuredClone(data) as Pick<StoredControls, 'controls'>;
    this.#controls.set(id, { sys: { version }, controls });
  }
}

export async function apply(space: OfflineSpace, migration: MigrationFunction): Promise<void> {
  for (const request of await planMigration(migration, space)) await space.request(request);
}

/** The model of a new space in our languages after all migrations. */
export async function replay(migrations: readonly MigrationFile[]): Promise<SpaceModel> {
  const space = new OfflineSpace([...LOCALES]);
  for (const { load } of migrations) await apply(space, load());
  return space.model();
}
