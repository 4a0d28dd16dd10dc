import { notFound, validationFailed, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type { JsonObject, Release } from '#model/entities';
import { isObject, makeLink } from '#model/entities';
import { newId } from '#model/identifier';
import { requireKnownProperties } from '#model/unknown-properties';
import { findActions, identified, RELEASE_ACTIONS, uniqueActions } from '#query/action-query';
import { listItems } from '#query/item-list';
import { readAction, readReleaseActions } from '#store/action-rows';
import { newUnitOfWork } from '#store/unit-of-work';
import { callsFor } from '#webhooks/topics';
import { EntityBatch, releaseSteps } from './entity-batch';
import { findRelease } from './releases';
import { scopeDetails, USER } from './sys';

const scopeOf = ({ environment: { space, id } }: Call) => ({ space, environment: id });

/** Publishes or unpublishes all of the release's entities in one transaction, or none. */
export const runRelease = (verb: 'publish' | 'unpublish') => async (call: Call) =>
  ok(await run(call, verb, verb, true));

const VALIDATION = new Set(['action']);

/** Checks whether the release could be published or unpublished, without changing anything. */
export async function validateRelease(call: Call): Promise<ApiResponse> {
  const body = (await call.bytes()).length === 0 ? {} : await jsonObjectBody(call);
  requireKnownProperties(body, VALIDATION);
  const { action = 'publish' } = body;
  if (action !== 'publish' && action !== 'unpublish') {
    const expected = ['publish', 'unpublish'];
    throw validationFailed([{ name: 'in', path: ['action'], value: action, expected }]);
  }
  return created(await run(call, 'validate', action, false));
}

async function run(
  call: Call,
  action: string,
  verb: 'publish' | 'unpublish',
  isVersioned: boolean,
) {
  return call.store.write(call.environment, 'everything', async (position) => {
    const release = findRelease(call);
    if (isVersioned && versionHeader(call) !== release.version) throw versionMismatch();
    const batch = new EntityBatch(call, position);
    const errors = batch.addAll(releaseSteps(release, verb, call.environment));
    const isWritten = errors.length === 0 && action !== 'validate';
    const unit = isWritten ? batch.unit : newUnitOfWork();
    const state = actionState(call, release, action, errors);
    const id = newId();
    const shown = { ...state, sys: { ...state.sys, id } };
    unit.actions.push({ kind: 'ReleaseAction', id, dueAt: null, state: shown });
    unit.calls.push(
      ...callsFor(call.space, 'ReleaseAction.create', shown),
      ...callsFor(call.space, 'ReleaseAction.execute', shown),
    );
    const body = { ...release.body, lastAction: id };
    unit.puts.push({ record: { ...release, body }, from: release.version });
    return { unit, result: shown };
  });
}

function actionState(call: Call, release: Release, action: string, errors: JsonObject[]) {
  const now = new Date().toISOString();
  const failure = { sys: { type: 'Error', id: 'ReleaseActionFailed' }, details: { errors } };
  return {
    sys: {
      type: 'ReleaseAction',
      status: errors.length > 0 ? 'failed' : 'succeeded',
      space: makeLink('Space', call.environment.space),
      environment: makeLink('Environment', call.environment.id),
      release: makeLink('Release', release.id),
      createdAt: now,
      createdBy: USER,
      updatedAt: now,
      updatedBy: USER,
    },
    action,
    ...(errors.length > 0 ? { error: failure } : {}),
  };
}

export async function showReleaseAction(call: Call): Promise<ApiResponse> {
  const id = param(call, 'action');
  const action = await readAction(call.store.pool, scopeOf(call), 'ReleaseAction', id);
  const release = isObject(action?.sys) && isObject(action.sys.release) ? action.sys.release : {};
  const isOfRelease = isObject(release.sys) && release.sys.id === param(call, 'id');
  if (!action || !isOfRelease) throw notFound(scopeDetails(call, 'ReleaseAction', id));
  return ok(action);
}

export async function listReleaseActions(call: Call): Promise<ApiResponse> {
  const releases = call.query.get('sys.release.sys.id[in]')?.split(',') ?? null;
  const actions = await readReleaseActions(call.store.pool, scopeOf(call), releases);
  const found = uniqueActions(call.query, findActions(call.query, actions, RELEASE_ACTIONS));
  return ok(
    listItems(call.url, found.map(identified), ({ action }) => action, [...call.query.keys()]),
  );
}
