import { badRequest, notFound, validationFailed, versionMismatch } from '#http/api-error';
import {
  type Answer,
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
import { parsePaging } from '#query/paging';
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

const FILTERS: Record<string, (action: JsonObject) => Json | undefined> = {
  'sys.id': (action) => sysOf(action).id,
  'sys.status': (action) => sysOf(action).status,
  'entity.sys.id': (action) => sysOf(action.entity).id,
  'entity.sys.linkType': (action) => sysOf(action.entity).linkType,
  action: (action) => action.action,
};

/** Lists the soonest first; `order=-scheduledFor.datetime` reverses the order. */
export async function listScheduledActions(call: Call): Promise<Answer> {
  const environment = environmentNamed(call, call.query.get('environment.sys.id') ?? undefined);
  let items = await readScheduled(call.store.pool, scopeOf(environment));
  for (const [parameter, value] of call.query) {
    const [, path = '', isList] = /^(.+?)(\[in\])?$/.exec(parameter) ?? [];
    const read = Object.hasOwn(FILTERS, path) ? FILTERS[path] : undefined;
    const wanted = isList ? value.split(',') : [value];
    if (read) items = items.filter((action) => wanted.includes(String(read(action))));
  }
  if (call.query.get('order')?.startsWith('-')) items.reverse();
  const { limit, skip } = parsePaging(call.query);
  return ok({ sys: { type: 'Array' }, limit, pages: {}, items: items.slice(skip, skip + limit) });
}

async function findAction(call: Call, environment: EnvironmentState): Promise<JsonObject> {
  const id = param(call, 'id');
  const action = await readAction(call.store.pool, scopeOf(environment), 'ScheduledAction', id);
  if (!action) throw notFound({ type: 'ScheduledAction', id, space: environment.space });
  return action;
}

export async function showScheduledAction(call: Call): Promise<Answer> {
  const name = call.query.get('environment.sys.id') ?? undefined;
  return ok(await findAction(call, environmentNamed(call, name)));
}

export async function createScheduledAction(call: Call): Promise<Answer> {
  const body = await jsonObjectBody(call);
  const environment = environmentIn(call, body);
  const content = parseAction(body, environment);
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

/** Changes an action; only pending ones can be changed. */
export async function putScheduledAction(call: Call): Promise<Answer> {
  const body = await jsonObjectBody(call);
  const environment = environmentIn(call, body);
  const content = parseAction(body, environment);
  const action = await call.store.write(environment, ['ScheduledActions'], async () => {
    const before = await findAction(call, environment);
    if (versionHeader(call) !== sysOf(before).version) throw versionMismatch();
    requireWaiting(before);
    return saved(call, 'save', { sys: nextSys(before), ...content });
  });
  call.store.onActionsScheduled();
  return ok(action);
}

/** Cancels an action, which stays in the list as `canceled`. */
export async function cancelScheduledAction(call: Call): Promise<Answer> {
  const name = call.query.get('environment.sys.id') ?? undefined;
  const environment = environmentNamed(call, name);
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

const isThere = (environment: EnvironmentState, linkType: string, id: string) =>
  linkType === 'Release' ? environment.releases.has(id) : Boolean(environment.entity(linkType, id));

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** @throws ApiError 422 for invalid or past instants and for entities that do not exist */
function parseAction(body: JsonObject, environment: EnvironmentState): JsonObject {
  const errors: JsonObject[] = [];
  const { action = null, scheduledFor } = body;
  if (action !== 'publish' && action !== 'unpublish') {
    errors.push({
      name: 'in',
      path: ['action'],
      value: action,
      expected: ['publish', 'unpublish'],
    });
  }
  const { datetime = null, timezone } = isObject(scheduledFor) ? scheduledFor : {};
  const instant = ISO_INSTANT.test(String(datetime)) ? Date.parse(String(datetime)) : NaN;
  const path = ['scheduledFor', 'datetime'];
  if (Number.isNaN(instant)) errors.push({ name: 'type', type: 'Date', path, value: datetime });
  else if (instant < Date.now()) {
    const details = 'Actions can be scheduled for the future only';
    errors.push({ name: 'dateRange', path, value: datetime, details });
  }
  const { linkType = null, id = null } = sysOf(body.entity);
  if (linkType !== 'Entry' && linkType !== 'Asset' && linkType !== 'Release') {
    errors.push({ name: 'in', path: ['entity', 'sys', 'linkType'], value: linkType });
  } else if (!isThere(environment, linkType, String(id))) {
    errors.push({ name: 'notResolvable', path: ['entity'], link: makeLink(linkType, String(id)) });
  }
  if (errors.length > 0) throw validationFailed(errors);
  return {
    action,
    entity: makeLink(String(linkType), String(id)),
    environment: makeLink('Environment', environment.id),
    scheduledFor: {
      datetime: new Date(instant).toISOString(),
      ...(typeof timezone === 'string' ? { timezone } : {}),
    },
  };
}
