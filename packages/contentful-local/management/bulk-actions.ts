import { ApiError, notFound, validationFailed } from '#http/api-error';
import { type ApiResponse, type Call, created, jsonObjectBody, ok, param } from '#http/call';
import type { Json, JsonObject } from '#model/entities';
import { isObject, makeLink } from '#model/entities';
import { newId } from '#model/identifier';
import { requireKnownProperties } from '#model/unknown-properties';
import { readAction } from '#store/action-rows';
import { newUnitOfWork } from '#store/unit-of-work';
import { callsFor } from '#webhooks/topics';
import { type BatchStep, EntityBatch, storedError } from './entity-batch';
import { USER } from './sys';

type BulkVerb = BatchStep['action'];

/** Contentful's limit for one action. */
const MAX_ENTITIES = 200;

const scopeOf = (call: Call) => ({
  space: call.environment.space,
  environment: call.environment.id,
});

/** `action` says what a validation is for. */
const KNOWN = new Set(['entities', 'action']);

/** `POST bulk_actions/{publish,unpublish,validate}` with links to entities in `entities.items`. */
export const createBulkAction = (verb: BulkVerb) => async (call: Call) => {
  const payload = await jsonObjectBody(call);
  requireKnownProperties(payload, KNOWN);
  const items = isObject(payload.entities) ? payload.entities.items : undefined;
  if (verb === 'publish' && Array.isArray(items)) requireVersions(items);
  return runBulkAction(
    call,
    verb,
    payload,
    parseSteps(verb, items, (item) => item),
  );
};

/** @throws ApiError 422 that names each link without a version, as the vendor words it */
function requireVersions(items: Json[]): void {
  const errors = items.flatMap((item, index) => {
    const { sys } = isObject(item) ? item : {};
    if (!isObject(sys) || sys.version !== undefined) return [];
    const details = `"entities.items[${index}].sys.version" is required`;
    return [
      { name: 'any.required', path: ['entities', 'items', index, 'sys', 'version'], details },
    ];
  });
  if (errors.length > 0)
    throw new ApiError(422, 'ValidationFailed', 'Validation error', { errors });
}

/** `POST bulk_actions` with the action in the body and the locales of each entity. */
export async function createBulkActionV2(call: Call): Promise<ApiResponse> {
  const payload = await jsonObjectBody(call);
  requireKnownProperties(payload, KNOWN);
  const verb = (['publish', 'unpublish', 'validate'] as const).find(
    (candidate) => candidate === payload.action,
  );
  if (!verb)
    throw validationFailed([{ name: 'in', path: ['action'], value: payload.action ?? null }]);
  const steps = parseSteps(verb, payload.entities, (item) => (isObject(item) ? item.entity : null));
  return runBulkAction(call, verb, payload, steps);
}

export async function showBulkAction(call: Call): Promise<ApiResponse> {
  const id = param(call, 'id');
  const action = await readAction(call.store.pool, scopeOf(call), 'BulkAction', id);
  if (!action) throw notFound({ type: 'BulkAction', id });
  return ok(action);
}

/** Changes all of the entities or none; the action's error names the ones that failed. */
async function runBulkAction(call: Call, verb: BulkVerb, payload: JsonObject, steps: BatchStep[]) {
  const action = await call.store.write(call.environment, 'everything', async (position) => {
    const batch = new EntityBatch(call, position);
    const errors = steps
      .filter((step) => !isAlreadyPrivate(call, step))
      .flatMap((step) => faultOf(batch, step));
    const unit = errors.length > 0 ? newUnitOfWork() : batch.unit;
    const now = new Date().toISOString();
    const id = newId();
    const status = errors.length > 0 ? 'failed' : 'succeeded';
    const sys = { id, type: 'BulkAction', status, createdBy: USER, createdAt: now, updatedAt: now };
    const state: JsonObject = {
      sys: {
        ...sys,
        space: makeLink('Space', call.environment.space),
        environment: makeLink('Environment', call.environment.id),
      },
      action: verb,
      payload,
      ...(errors.length > 0
        ? { error: { sys: { type: 'Error', id: 'BulkActionFailed' }, details: { errors } } }
        : {}),
    };
    unit.actions.push({ kind: 'BulkAction', id, dueAt: null, state });
    unit.calls.push(
      ...callsFor(call.space, 'BulkAction.create', state),
      ...callsFor(call.space, 'BulkAction.execute', state),
    );
    return { unit, result: state };
  });
  return created(action);
}

/** Unpublishing passes over entities that are not public. */
function isAlreadyPrivate({ environment }: Call, { action, kind, id }: BatchStep): boolean {
  const entity = environment.entity(kind, id);
  return action === 'unpublish' && entity !== undefined && !entity.published;
}

function faultOf(batch: EntityBatch, step: BatchStep): JsonObject[] {
  try {
    batch.add(step);
    return [];
  } catch (error) {
    return [{ entity: makeLink(step.kind, step.id), error: storedError(error) }];
  }
}

/** @throws ApiError 422 unless there are 1 to 200 different links to entries and assets */
function parseSteps(
  action: BulkVerb,
  list: Json | undefined,
  linkIn: (item: Json) => Json | undefined,
): BatchStep[] {
  const path: Json[] = ['entities'];
  if (!Array.isArray(list)) throw validationFailed([{ name: 'type', type: 'Array', path }]);
  if (list.length === 0 || list.length > MAX_ENTITIES) {
    throw validationFailed([{ name: 'size', min: 1, max: MAX_ENTITIES, path }]);
  }
  const seen = new Set<string>();
  return list.map((item, index) => {
    const step = parseStep(action, item, linkIn(item));
    if (!step) throw validationFailed([{ name: 'type', type: 'Link', path: [...path, index] }]);
    const key = `${step.kind}:${step.id}`;
    if (seen.has(key)) throw validationFailed([{ name: 'unique', path: [...path, index] }]);
    seen.add(key);
    return step;
  });
}

function parseStep(action: BulkVerb, item: Json, link: Json | undefined): BatchStep | undefined {
  const { sys } = isObject(link) ? link : {};
  if (!isObject(sys) || typeof sys.id !== 'string') return undefined;
  const kind = (['Entry', 'Asset'] as const).find((candidate) => candidate === sys.linkType);
  if (!kind) return undefined;
  const isVersioned = action === 'publish';
  if (isVersioned && typeof sys.version !== 'number') return undefined;
  const { add, remove } = isObject(item) ? item : {};
  const locales = {
    ...(add === undefined ? {} : { add }),
    ...(remove === undefined ? {} : { remove }),
  };
  return {
    action,
    kind,
    id: sys.id,
    ...(isVersioned ? { version: Number(sys.version) } : {}),
    ...(Object.keys(locales).length > 0 ? { body: locales } : {}),
  };
}
