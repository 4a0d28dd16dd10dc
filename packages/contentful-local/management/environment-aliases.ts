import { notFound, validationFailed, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type { EnvironmentAlias, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { requireKnownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import { newUnitOfWork } from '#store/unit-of-work';
import { requireId } from './entries';
import { managedAlias } from './sys';

const spaceOf = (call: Call) => call.space.record.id;

function findAlias(call: Call): EnvironmentAlias {
  const id = param(call, 'id');
  const alias = call.space.aliases.get(id);
  if (!alias) throw notFound({ type: 'EnvironmentAlias', id, space: spaceOf(call) });
  return alias;
}

export const listAliases = (call: Call): ApiResponse =>
  ok(
    listRecords(call.url, [...call.space.aliases.values()], (alias) =>
      managedAlias(alias, spaceOf(call)),
    ),
  );

export const showAlias = (call: Call): ApiResponse =>
  ok(managedAlias(findAlias(call), spaceOf(call)));

const KNOWN = new Set(['sys', 'environment']);

/** Creates the alias or points it to another environment, effective from the next request. */
export async function putAlias(call: Call): Promise<ApiResponse> {
  const id = requireId(param(call, 'id'));
  const body = await jsonObjectBody(call);
  requireKnownProperties(body, KNOWN);
  let isNew = false;
  const alias = await call.store.write(call.environment, ['EnvironmentAliases'], async () => {
    const before = call.space.aliases.get(id);
    isNew = before === undefined;
    if ((versionHeader(call) ?? 0) !== (before?.version ?? 0)) throw versionMismatch();
    const now = new Date().toISOString();
    const after: EnvironmentAlias = {
      kind: 'EnvironmentAlias',
      id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      body: { environment: parseTarget(call, id, body) },
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: before?.version ?? null });
    return { unit, result: after };
  });
  const shown = managedAlias(alias, spaceOf(call));
  return isNew ? created(shown) : ok(shown);
}

/** @throws ApiError 422 if the alias has an environment's id or points to no environment */
function parseTarget(call: Call, id: string, { environment }: JsonObject): string {
  const sys = isObject(environment) && isObject(environment.sys) ? environment.sys : {};
  const errors: JsonObject[] = [];
  if (call.space.environments.has(id))
    errors.push({ name: 'taken', path: ['sys', 'id'], value: id });
  if (typeof sys.id !== 'string' || !call.space.environments.has(sys.id)) {
    errors.push({ name: 'notResolvable', path: ['environment'], value: sys.id ?? null });
  }
  if (errors.length > 0) throw validationFailed(errors);
  return String(sys.id);
}

export async function deleteAlias(call: Call): Promise<ApiResponse> {
  await call.store.write(call.environment, ['EnvironmentAliases'], async () => {
    const alias = findAlias(call);
    const unit = newUnitOfWork();
    unit.removals.push({ kind: alias.kind, id: alias.id, from: alias.version });
    return { unit, result: undefined };
  });
  return noContent();
}
