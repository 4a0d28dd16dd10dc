import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
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
import type { ApiKey, JsonObject, Link } from '#model/entities';
import { isLink, makeLink } from '#model/entities';
import { newId } from '#model/identifier';
import { unknownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import type { SpaceState } from '#store/content-cache';
import { newUnitOfWork } from '#store/unit-of-work';
import { requireId } from './entries';
import { managedApiKey, managedPreviewKey, POLICIES } from './sys';

const spaceOf = (call: Call) => call.space.record.id;
const newToken = () => randomBytes(32).toString('base64url');

function findApiKey(call: Call): ApiKey {
  const id = param(call, 'id');
  const key = call.space.apiKeys.get(id);
  if (!key) throw notFound({ type: 'ApiKey', id, space: spaceOf(call) });
  return key;
}

const list = (call: Call, show: typeof managedApiKey): ApiResponse =>
  ok(
    listRecords(
      call.url,
      [...call.space.apiKeys.values()],
      (key) => show(key, spaceOf(call)),
      (key) => key.body.name,
    ),
  );

export const listApiKeys = (call: Call): ApiResponse => list(call, managedApiKey);
export const listPreviewKeys = (call: Call): ApiResponse => list(call, managedPreviewKey);

export const showApiKey = (call: Call): ApiResponse =>
  ok(managedApiKey(findApiKey(call), spaceOf(call)));

export function showPreviewKey(call: Call): ApiResponse {
  const id = param(call, 'id');
  const key = [...call.space.apiKeys.values()].find(({ body }) => body.preview.id === id);
  if (!key) throw notFound({ type: 'PreviewApiKey', id, space: spaceOf(call) });
  return ok(managedPreviewKey(key, spaceOf(call)));
}

export const createApiKey = (call: Call) => saveApiKey(call, newId());
export const putApiKey = (call: Call) => saveApiKey(call, requireId(param(call, 'id')));

/** A key's tokens never change; its name, description and environments may. */
async function saveApiKey(call: Call, id: string): Promise<ApiResponse> {
  const body = await jsonObjectBody(call);
  const { before, key } = await call.store.write(call.environment, [`ApiKey:${id}`], async () => {
    const known = call.space.apiKeys.get(id);
    const version = versionHeader(call);
    if (known ? version !== known.version : version) throw versionMismatch();
    const now = new Date().toISOString();
    const tokens = known?.body ?? {
      accessToken: newToken(),
      preview: { id: newId(), accessToken: newToken() },
    };
    const after: ApiKey = {
      kind: 'ApiKey',
      id,
      version: known ? known.version + 1 : 0,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      body: { ...tokens, ...parseApiKey(body, call, known) },
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: known?.version ?? null });
    return { unit, result: { before: known, key: after } };
  });
  const shown = managedApiKey(key, spaceOf(call));
  return before ? ok(shown) : created(shown);
}

/** Deletes the preview key as well, so both tokens are rejected from now on. */
export async function deleteApiKey(call: Call): Promise<ApiResponse> {
  const id = param(call, 'id');
  await call.store.write(call.environment, [`ApiKey:${id}`], async () => {
    const unit = newUnitOfWork();
    unit.removals.push({ kind: 'ApiKey', id, from: findApiKey(call).version });
    return { unit, result: undefined };
  });
  return noContent();
}

const KNOWN = new Set([
  'sys',
  'name',
  'description',
  'environments',
  'accessToken',
  'policies',
  'preview_api_key',
]);

/** A new key without environments gets the default one. */
function parseApiKey(
  body: JsonObject,
  call: Call,
  before: ApiKey | undefined,
): { name: string; description: string; environments: Link[] } {
  const errors = unknownProperties(body, KNOWN);
  const { name, description, environments, policies = POLICIES } = body;
  if (!isDeepStrictEqual(policies, POLICIES)) {
    errors.push({ name: 'unknown', path: ['policies'], value: policies });
  }
  if (typeof name !== 'string' || name === '') {
    errors.push({
      name: 'required',
      path: ['name'],
      details: 'The property "name" is required here',
    });
  }
  if (description !== undefined && description !== null && typeof description !== 'string') {
    errors.push({ name: 'type', type: 'String', path: ['description'], value: description });
  }
  const preset = before?.body.environments ?? [makeLink('Environment', call.environment.id)];
  const given = environments ?? preset;
  const links = Array.isArray(given) ? given.flatMap((one) => (isLink(one) ? [one] : [])) : [];
  if (!Array.isArray(given) || links.length !== given.length || links.length === 0) {
    errors.push({ name: 'type', type: 'Array of links to environments', path: ['environments'] });
  }
  for (const [index, link] of links.entries()) {
    if (isEnvironment(call.space, link)) continue;
    errors.push({ name: 'notResolvable', path: ['environments', index], link: link.sys });
  }
  if (errors.length > 0) throw validationFailed(errors);
  return {
    name: String(name),
    description: typeof description === 'string' ? description : '',
    environments: links.map(({ sys }) => makeLink(sys.linkType, sys.id)),
  };
}

const isEnvironment = ({ environments, aliases }: SpaceState, { sys }: Link) =>
  (sys.linkType === 'Environment' && (environments.has(sys.id) || aliases.has(sys.id))) ||
  (sys.linkType === 'EnvironmentAlias' && aliases.has(sys.id));
