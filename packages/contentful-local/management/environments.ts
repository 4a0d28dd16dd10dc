import { ApiError, badRequest, notFound, versionMismatch } from '#http/api-error';
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
import type { Environment } from '#model/entities';
import { newId } from '#model/identifier';
import { requireKnownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import { newUnitOfWork } from '#store/unit-of-work';
import { requireId } from './entries';
import { managedEnvironment } from './sys';

const spaceOf = (call: Call) => call.space.record.id;

export const listEnvironments = (call: Call): ApiResponse =>
  ok(
    listRecords(call.url, [...call.space.environments.values()], (environment) =>
      shown(call, environment),
    ),
  );

function findEnvironment(call: Call, id = param(call, 'id')): Environment {
  const environment = call.space.environments.get(id);
  if (!environment) throw notFound({ type: 'Environment', id, space: spaceOf(call) });
  return environment;
}

export const showEnvironment = (call: Call): ApiResponse =>
  ok(shown(call, findEnvironment(call, call.space.environmentNamed(param(call, 'id')))));

const shown = (call: Call, environment: Environment) =>
  managedEnvironment(environment, spaceOf(call), aliasesOf(call, environment));

const aliasesOf = (call: Call, { id }: Environment): string[] =>
  [...call.space.aliases.values()]
    .filter(({ body }) => body.environment === id)
    .map((alias) => alias.id);

export const createEnvironment = (call: Call) => cloneInto(call, newId());

/** Creates the environment as a copy of its source, or renames an existing one. */
export async function putEnvironment(call: Call): Promise<ApiResponse> {
  const id = requireId(param(call, 'id'));
  const before = call.space.environments.get(id);
  return before ? rename(call, before) : cloneInto(call, id);
}

/** The copy is complete before the response, so its status is `ready` at once. */
async function cloneInto(call: Call, id: string): Promise<ApiResponse> {
  if (call.space.aliases.has(id)) throw badRequest('An environment alias has this id.');
  const name = await nameIn(call, id);
  const sourceId = call.space.environmentNamed(
    call.header('x-contentful-source-environment') ?? call.environment.id,
  );
  const source = call.store.environment(spaceOf(call), findEnvironment(call, sourceId).id);
  if (!source) throw notFound({ type: 'Environment', id: sourceId, space: spaceOf(call) });
  const now = new Date().toISOString();
  const record: Environment = {
    kind: 'Environment',
    id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    body: { name },
  };
  await call.store.cloneEnvironment(source, record);
  return created(shown(call, record));
}

const KNOWN = new Set(['sys', 'name']);

async function nameIn(call: Call, preset: string): Promise<string> {
  if ((await call.bytes()).length === 0) return preset;
  const body = await jsonObjectBody(call);
  requireKnownProperties(body, KNOWN);
  const { name = preset } = body;
  if (typeof name === 'string' && name !== '') return name;
  throw badRequest('The property "name" must be a text.');
}

async function rename(call: Call, before: Environment): Promise<ApiResponse> {
  const name = await nameIn(call, before.body.name);
  if (versionHeader(call) !== before.version) {
    throw new ApiError(
      409,
      'VersionMismatch',
      'Please pass sys.version as HTTP header "X-Contentful-Version"',
    );
  }
  const after: Environment = {
    ...before,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
    body: { name },
  };
  const unit = newUnitOfWork();
  unit.puts.push({ record: after, from: before.version });
  await call.store.commit(spaceOf(call), before.id, unit);
  return ok(shown(call, after));
}

/** The environment that the service was started with cannot be deleted. */
export async function deleteEnvironment(call: Call): Promise<ApiResponse> {
  const environment = findEnvironment(call);
  if (environment.id === call.environment.id) {
    throw badRequest('The default environment cannot be deleted.');
  }
  if (aliasesOf(call, environment).length > 0) {
    throw badRequest('An environment that an alias names cannot be deleted.');
  }
  const version = versionHeader(call);
  if (version !== undefined && version !== environment.version) throw versionMismatch();
  await call.store.deleteEnvironment(spaceOf(call), environment);
  return noContent();
}
