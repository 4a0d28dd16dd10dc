import { badRequest, notFound, unknownParameter, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type { Json, JsonObject } from '#model/entities';
import { isObject, makeLink } from '#model/entities';
import { newId } from '#model/identifier';
import { parseScheduledAction, requireSameAction } from '#model/scheduled-action-body';
import { findActions, identified, SCHEDULED_ACTIONS } from '#query/action-query';
import { listByCursor } from '#query/item-list';
import { readAction, readScheduled } from '#store/action-rows';
import type { EnvironmentState } from '#store/environment-state';
import { newUnitOfWork } from '#store/unit-of-work';
import { callsFor } from '#webhooks/topics';
import { USER } from './sys';

const MAX_WAITING = 500;

/** Scheduled actions belong to the space; the query or the body names the environment. */
function environmentNamed(call: Call, id: Json | undefined): EnvironmentState {
  const space = call.space.record.id;
  const name = typeof id === 'string' ? id : call.environment.id;
  const environment = call.store.environment(space, call.space.environmentNamed(name));
  if (!environment) throw notFound({ type: 'Environment', id: name, space });
  return environment;
}

const scopeOf = ({ space, id }: EnvironmentState) => ({ space, environment: id });

const environmentIn = (call: Call, body: JsonObject) =>
  environmentNamed(call, sysOf(body.environment).id);

const sysOf = (value: Json | undefined): JsonObject =>
  isObject(value) && isObject(value.sys) ? value.sys : {};

/**
 * The environment of a single action, which clients name in the query of every request.
 * @throws ApiError 400 for other parameters
 */
function environmentInQuery(call: Call): EnvironmentState {
  for (const name of call.query.keys()) {
    if (name !== 'environment.sys.id') throw unknownParameter(name);
  }
  return environmentNamed(call, call.query.get('environment.sys.id') ?? undefined);
}

/**
 * Lists the soonest first; `order=-scheduledFor.datetime` reverses the order. The vendor's client
 * names the cursors `next` and `prev`.
 */
export async function listScheduledActions(call: Call): Promise<ApiResponse> {
  const { query, url } = call;
  for (const [name, alias] of [
    ['next', 'pageNext'],
    ['prev', 'pagePrev'],
  ] as const) {
    const cursor = query.get(name);
    if (cursor !== null) query.set(alias, cursor);
    query.delete(name);
  }
  const environment = environmentNamed(call, query.get('environment.sys.id') ?? undefined);
  const actions = await readScheduled(call.store.pool, scopeOf(environment));
  const found = findActions(query, actions, SCHEDULED_ACTIONS).map(identified);
  return ok(listByCursor(url, found, ({ action }) => action));
}

async function findAction(call: Call, environment: EnvironmentState): Promise<JsonObject> {
  const id = param(call, 'id');
  const action = await readAction(call.store.pool, scopeOf(environment), 'ScheduledAction', id);
  if (!action) throw notFound({ type: 'ScheduledAction', id, space: environment.space });
  return action;
}

export async function showScheduledAction(call: Call): Promise<ApiResponse> {
  return ok(await findAction(call, environmentInQuery(call)));
}

export async function createScheduledAction(call: Call): Promise<ApiResponse> {
  const body = await jsonObjectBody(call);
  const environment = environmentIn(call, body);
  const content = parseScheduledAction(body, environment);
  const action = await call.store.write(environment, ['ScheduledActions'], async () => {
    const waiting = (await readScheduled(call.store.pool, scopeOf(environment))).filter(isWaiting);
    if (waiting.length >= MAX_WAITING) {
      throw badRequest(`At most ${MAX_WAITING} actions can be scheduled`);
    }
    const now = new Date().toISOString();
    const sys = { id: newId(), type: 'ScheduledAction', version: 1, status: 'scheduled' };
    const stamps = { createdAt: now, createdBy: USER, updatedAt: now, updatedBy: USER };
    const space = makeLink('Space', environment.space);
    return saved(call, 'create', { sys: { ...sys, ...stamps, space }, ...content });
  });
  call.store.onActionsScheduled();
  return created(action);
}

/** Changes the time of an action; only pending ones can be changed. */
export async function putScheduledAction(call: Call): Promise<ApiResponse> {
  environmentInQuery(call);
  const body = await jsonObjectBody(call);
  const environment = environmentIn(call, body);
  const content = parseScheduledAction(body, environment);
  const action = await call.store.write(environment, ['ScheduledActions'], async () => {
    const before = await findAction(call, environment);
    if (versionHeader(call) !== sysOf(before).version) throw versionMismatch();
    requireWaiting(before);
    requireSameAction(before, content);
    return saved(call, 'save', { ...before, ...content, sys: nextSys(before) });
  });
  call.store.onActionsScheduled();
  return ok(action);
}

/** Cancels an action, which stays in the list as `canceled`. */
export async function cancelScheduledAction(call: Call): Promise<ApiResponse> {
  const environment = environmentInQuery(call);
  const action = await call.store.write(environment, ['ScheduledActions'], async () => {
    const before = await findAction(call, environment);
    requireWaiting(before);
    const sys = nextSys(before);
    const canceled = { status: 'canceled', canceledAt: sys.updatedAt ?? null, canceledBy: USER };
    return saved(call, 'delete', { ...before, sys: { ...sys, ...canceled } });
  });
  return ok(action);
}

const isWaiting = (action: JsonObject) => sysOf(action).status === 'scheduled';

function requireWaiting(action: JsonObject): void {
  if (!isWaiting(action)) throw badRequest('Only scheduled actions can be changed or canceled');
}

function nextSys(before: JsonObject): JsonObject {
  const sys = sysOf(before);
  return { ...sys, version: Number(sys.version) + 1, updatedAt: new Date().toISOString() };
}

function saved(call: Call, event: 'create' | 'save' | 'delete', state: JsonObject) {
  const unit = newUnitOfWork();
  const due = isObject(state.scheduledFor) ? String(state.scheduledFor.datetime) : null;
  const dueAt = isWaiting(state) ? due : null;
  unit.actions.push({ kind: 'ScheduledAction', id: String(sysOf(state).id), dueAt, state });
  unit.calls.push(...callsFor(call.space, `ScheduledAction.${event}`, state));
  return { unit, result: state };
}
