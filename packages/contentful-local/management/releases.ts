import { badRequest, notFound, validationFailed, versionMismatch } from '#http/api-error';
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
import type { JsonObject, Link, Release } from '#model/entities';
import { isLink, isObject } from '#model/entities';
import { newId } from '#model/identifier';
import { unknownProperties } from '#model/unknown-properties';
import { listByCursor } from '#query/item-list';
import { findReleases } from '#query/release-query';
import { newUnitOfWork } from '#store/unit-of-work';
import { callsFor } from '#webhooks/topics';
import { managedRelease, scopeDetails } from './sys';

/** Contentful's limit for one release. */
const MAX_ENTITIES = 200;

export function findRelease(call: Call): Release {
  const release = call.environment.releases.get(param(call, 'id'));
  if (!release) throw notFound(scopeDetails(call, 'Release', param(call, 'id')));
  return release;
}

const shown = (call: Call, release: Release) => managedRelease(release, call.environment);

export const showRelease = (call: Call): ApiResponse => ok(shown(call, findRelease(call)));

export function listReleases(call: Call): ApiResponse {
  const found = findReleases(call.query, [...call.environment.releases.values()]);
  return ok(listByCursor(call.url, found, (release) => shown(call, release)));
}

export async function createRelease(call: Call): Promise<ApiResponse> {
  const body = parseRelease(await jsonObjectBody(call));
  const now = new Date().toISOString();
  const release: Release = {
    kind: 'Release',
    id: newId(),
    version: 1,
    createdAt: now,
    updatedAt: now,
    body: { ...body, status: 'active', archivedAt: null, lastAction: null },
  };
  await call.store.write(call.environment, [`Release:${release.id}`], async () => {
    const unit = newUnitOfWork();
    unit.puts.push({ record: release, from: null });
    unit.calls.push(...callsFor(call.space, 'Release.create', shown(call, release)));
    return { unit, result: undefined };
  });
  return created(shown(call, release));
}

export async function putRelease(call: Call): Promise<ApiResponse> {
  const body = parseRelease(await jsonObjectBody(call));
  return changeRelease(call, 'save', (before) => {
    if (before.body.status === 'archived') throw badRequest('Cannot change an archived release');
    return body;
  });
}

export const archiveRelease = (call: Call) =>
  changeRelease(call, 'archive', () => ({
    status: 'archived',
    archivedAt: new Date().toISOString(),
  }));

export const unarchiveRelease = (call: Call) =>
  changeRelease(call, 'unarchive', () => ({ status: 'active', archivedAt: null }));

async function changeRelease(
  call: Call,
  event: 'save' | 'archive' | 'unarchive',
  change: (before: Release) => Partial<Release['body']>,
): Promise<ApiResponse> {
  const lock = [`Release:${param(call, 'id')}`];
  const release = await call.store.write(call.environment, lock, async () => {
    const before = findRelease(call);
    if (versionHeader(call) !== before.version) throw versionMismatch();
    const after: Release = {
      ...before,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
      body: { ...before.body, ...change(before) },
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: before.version });
    unit.calls.push(...callsFor(call.space, `Release.${event}`, shown(call, after)));
    return { unit, result: after };
  });
  return ok(shown(call, release));
}

export async function deleteRelease(call: Call): Promise<ApiResponse> {
  await call.store.write(call.environment, [`Release:${param(call, 'id')}`], async () => {
    const release = findRelease(call);
    const { kind, id, version } = release;
    const unit = newUnitOfWork();
    unit.removals.push({ kind, id, from: version });
    unit.calls.push(...callsFor(call.space, 'Release.delete', shown(call, release)));
    return { unit, result: undefined };
  });
  return noContent();
}

const KNOWN = new Set(['sys', 'title', 'entities', 'metadata']);
const LIST = new Set(['sys', 'items']);
const METADATA = new Set(['withReferences']);

/** @throws ApiError 422 for a body without a title or with links a release cannot contain */
function parseRelease(body: JsonObject): { title: string; entities: Link[] } {
  const errors = unknownProperties(body, KNOWN);
  const { sys, title, entities, metadata } = body;
  if (isObject(entities)) errors.push(...unknownProperties(entities, LIST, ['entities']));
  if (isObject(metadata)) errors.push(...unknownProperties(metadata, METADATA, ['metadata']));
  const references = isObject(metadata) ? metadata.withReferences : undefined;
  if (references !== undefined && !(Array.isArray(references) && references.length === 0)) {
    // A release here consists of the entities that it names.
    errors.push({ name: 'unknown', path: ['metadata', 'withReferences'] });
  }
  if (isObject(sys) && sys.schemaVersion === 'Release.v2') {
    errors.push({ name: 'in', path: ['sys', 'schemaVersion'], expected: ['Release.v1'] });
  }
  if (typeof title !== 'string' || title === '') errors.push({ name: 'required', path: ['title'] });
  const items = isObject(entities) ? entities.items : undefined;
  const links = Array.isArray(items) ? items.filter(isEntityLink) : [];
  const ids = new Set(links.map(({ sys: link }) => `${link.linkType}:${link.id}`));
  if (!Array.isArray(items) || ids.size !== items.length) {
    errors.push({ name: 'type', type: 'Array of different links', path: ['entities', 'items'] });
  } else if (items.length > MAX_ENTITIES) {
    errors.push({ name: 'size', max: MAX_ENTITIES, path: ['entities', 'items'] });
  }
  if (errors.length > 0) throw validationFailed(errors);
  return { title: String(title), entities: links };
}

const isEntityLink = (value: unknown): value is Link =>
  isLink(value) && (value.sys.linkType === 'Entry' || value.sys.linkType === 'Asset');
