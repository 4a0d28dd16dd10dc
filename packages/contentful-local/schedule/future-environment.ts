import type { BatchStep } from '#management/entity-batch';
import type { Entity, Resource } from '#model/entities';
import { entityKey, EnvironmentState } from '#store/environment-state';

type Action = BatchStep['action'];

/** The most recently requested future and what it was derived from. */
interface Future {
  state: EnvironmentState;
  revision: number;
  schemaRevision: number;
  /** By entity; the last of several changes of one entity decides. */
  actions: ReadonlyMap<string, BatchStep>;
}

const futures = new WeakMap<EnvironmentState, Future>();

/**
 * An environment as readers will see it after these steps: its drafts are what will be public then,
 * and entities that will not be public are missing. There is one such state per environment, which
 * is updated from one future to the next, so it must be read before anything is awaited.
 */
export function environmentAfter(
  environment: EnvironmentState,
  steps: readonly BatchStep[],
): EnvironmentState {
  const actions = new Map(steps.map((step) => [entityKey(step.kind, step.id), step]));
  const before = futures.get(environment);
  const stale = before && staleSince(environment, before, actions);
  const state = stale ? before.state : build(environment, actions);
  if (stale) {
    for (const records of ['tags', 'editorInterfaces'] as const) {
      follow(state, state[records], environment[records]);
    }
    for (const { kind, id } of stale) place(environment, state, kind, id, actions);
  }
  const { revision, schemaRevision } = environment;
  futures.set(environment, { state, revision, schemaRevision, actions });
  return state;
}

type EntityName = Pick<Entity, 'kind' | 'id'>;

/** Entities that may differ from the previous future; `undefined` if there are too many. */
function staleSince(
  environment: EnvironmentState,
  { revision, schemaRevision, actions: before }: Future,
  after: ReadonlyMap<string, BatchStep>,
): EntityName[] | undefined {
  if (schemaRevision !== environment.schemaRevision) return undefined;
  const types = [...environment.contentTypes.keys()];
  const entries = environment.changedSince('Entry', types, revision);
  const assets = environment.changedSince('Asset', undefined, revision);
  if (!entries || !assets) return undefined;
  const turned = [...before, ...after].filter(
    ([key]) => before.get(key)?.action !== after.get(key)?.action,
  );
  return [
    ...turned.map(([, step]) => step),
    ...[...entries].map((id) => ({ kind: 'Entry' as const, id })),
    ...[...assets].map((id) => ({ kind: 'Asset' as const, id })),
  ];
}

function build(
  environment: EnvironmentState,
  actions: ReadonlyMap<string, BatchStep>,
): EnvironmentState {
  const { space, id, taxonomy, locales, tags, contentTypes, editorInterfaces } = environment;
  const state = new EnvironmentState(space, id, taxonomy);
  for (const records of [locales, tags, contentTypes, editorInterfaces]) {
    for (const record of records.values()) state.put(record);
  }
  for (const records of [environment.entries, environment.assets]) {
    for (const entity of records.values()) {
      place(environment, state, entity.kind, entity.id, actions);
    }
  }
  return state;
}

/** Updates the future. Records are immutable, so a different object is a changed record. */
function follow(
  state: EnvironmentState,
  known: ReadonlyMap<string, Resource>,
  present: ReadonlyMap<string, Resource>,
): void {
  for (const { kind, id } of [...known.values()]) if (!present.has(id)) state.remove(kind, id);
  for (const record of present.values()) if (known.get(record.id) !== record) state.put(record);
}

function place(
  environment: EnvironmentState,
  state: EnvironmentState,
  kind: Entity['kind'],
  id: string,
  actions: ReadonlyMap<string, BatchStep>,
): void {
  const entity = environment.entity(kind, id);
  const then = entity && entityAfter(entity, actions.get(entityKey(kind, id))?.action);
  const known = state.entity(kind, id);
  // An id may have been reused for an entry of another type, which is in other lists.
  if (known && (!then || typeOf(known) !== typeOf(then))) state.remove(kind, id);
  if (then) state.put(then);
}

const typeOf = (entity: Entity) => (entity.kind === 'Entry' ? entity.contentType : undefined);

function entityAfter(entity: Entity, action: Action | undefined): Entity | undefined {
  if (action === 'publish') return entity;
  if (action === 'unpublish' || !entity.published) return undefined;
  const { content, at } = entity.published;
  return { ...entity, draft: content, updatedAt: at };
}
