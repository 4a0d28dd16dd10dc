import type {
  ApiKey,
  Deletion,
  Environment,
  EnvironmentAlias,
  Resource,
  Space,
  WebhookDefinition,
} from '#model/entities';
import { entityKey, EnvironmentState } from './environment-state';
import type { Rows } from './resource-rows';
import { Taxonomy } from './taxonomy';
import { isSpaceLevel, type UnitOfWork } from './unit-of-work';

/** One space: its environments and the records that belong to the space itself. */
export class SpaceState {
  record: Space;
  readonly environments = new Map<string, Environment>();
  readonly webhooks = new Map<string, WebhookDefinition>();
  readonly apiKeys = new Map<string, ApiKey>();
  readonly aliases = new Map<string, EnvironmentAlias>();

  constructor(record: Space) {
    this.record = record;
  }

  /** Resolves the id of an environment or of an alias. */
  environmentNamed(id: string): string {
    return this.aliases.get(id)?.body.environment ?? id;
  }
}

/** In-memory copy of the database. Changes only by committed rows. */
export class ContentCache {
  readonly spaces = new Map<string, SpaceState>();
  readonly taxonomy = new Taxonomy();
  readonly #environments = new Map<string, EnvironmentState>();
  /** The highest position in the order of publications of any record or deletion. */
  lastPosition = 0;

  environment(space: string, id: string): EnvironmentState | undefined {
    return this.#environments.get(`${space}/${id}`);
  }

  /** Applies rows synchronously, so that no reader sees a partial environment. */
  show({ resources, deletions }: Rows): void {
    for (const { space, environment, state } of resources) this.put(space, environment, state);
    for (const { space, environment, state } of deletions) {
      this.#markDeleted(this.environment(space, environment), state);
    }
  }

  showUnit(space: string, environment: string, unit: UnitOfWork): void {
    for (const { record } of unit.puts) this.put(space, environment, record);
    const state = this.environment(space, environment);
    for (const { kind, id } of unit.removals) this.drop(space, environment, kind, id);
    for (const { kind, id } of unit.revivals) state?.deletions.delete(entityKey(kind, id));
    for (const deletion of unit.deletions) this.#markDeleted(state, deletion);
  }

  put(space: string, environment: string, record: Resource): void {
    if (record.kind === 'Space') {
      const known = this.spaces.get(record.id);
      if (known) known.record = record;
      else this.spaces.set(record.id, new SpaceState(record));
      for (const environment of this.#environments.values()) {
        if (environment.space === record.id) environment.surroundingsChanged();
      }
    } else if (record.kind === 'Environment') {
      this.spaces.get(space)?.environments.set(record.id, record);
      const key = `${space}/${record.id}`;
      if (!this.#environments.has(key)) {
        this.#environments.set(key, new EnvironmentState(space, record.id, this.taxonomy));
      }
    } else if (record.kind === 'TaxonomyConcept' || record.kind === 'TaxonomyConceptScheme') {
      this.taxonomy.put(record);
      this.#taxonomyChanged();
    } else if (record.kind === 'WebhookDefinition') {
      this.spaces.get(space)?.webhooks.set(record.id, record);
    } else if (record.kind === 'ApiKey') {
      this.spaces.get(space)?.apiKeys.set(record.id, record);
    } else if (record.kind === 'EnvironmentAlias') {
      this.spaces.get(space)?.aliases.set(record.id, record);
    } else {
      this.environment(space, environment)?.put(record);
      if ('published' in record && record.published) this.#seen(record.published.position);
    }
  }

  drop(space: string, environment: string, kind: Resource['kind'], id: string): void {
    if (kind === 'Environment') {
      this.spaces.get(space)?.environments.delete(id);
      this.#environments.delete(`${space}/${id}`);
    } else if (kind === 'TaxonomyConcept' || kind === 'TaxonomyConceptScheme') {
      this.taxonomy.remove(kind, id);
      this.#taxonomyChanged();
    } else if (kind === 'WebhookDefinition') {
      this.spaces.get(space)?.webhooks.delete(id);
    } else if (kind === 'ApiKey') {
      this.spaces.get(space)?.apiKeys.delete(id);
    } else if (kind === 'EnvironmentAlias') {
      this.spaces.get(space)?.aliases.delete(id);
    } else if (!isSpaceLevel(kind)) {
      this.environment(space, environment)?.remove(kind, id);
    }
  }

  #taxonomyChanged(): void {
    for (const environment of this.#environments.values()) environment.surroundingsChanged();
  }

  #markDeleted(state: EnvironmentState | undefined, deletion: Deletion): void {
    state?.deletions.set(entityKey(deletion.kind, deletion.id), deletion);
    this.#seen(deletion.position);
  }

  #seen(position: number): void {
    this.lastPosition = Math.max(this.lastPosition, position);
  }
}
