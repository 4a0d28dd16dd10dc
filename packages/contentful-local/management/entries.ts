import { badRequest, invalidEntry, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonBody,
  jsonObjectBody,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type { Entity, Entry, JsonObject } from '#model/entities';
import { parseContent } from '#model/entity-structure';
import { isId, newId } from '#model/identifier';
import { edited, newLifecycle } from '#model/lifecycle';
import { fieldsOf, fieldsOfType } from '#query/reading';
import { changeUnit, findEntity, requireVersion } from './entity-writes';
import { patched } from './json-patch';
import { withStatus } from './locale-publishing';
import { managedEntity } from './sys';

/** `POST entries`: the service chooses the id. */
export async function createEntry(call: Call): Promise<ApiResponse> {
  const body = await jsonObjectBody(call);
  const entry = await call.store.write(call.environment, [], async () =>
    makeEntry(call, newId(), body),
  );
  return created(managedEntity(entry, call.environment, call.fileUrl));
}

/** `PUT entries/{id}`: creates an entry if no version (or 0) is sent, else replaces the draft. */
export async function putEntry(call: Call): Promise<ApiResponse> {
  const id = param(call, 'id');
  const body = await jsonObjectBody(call);
  let isNew = false;
  const entry = await call.store.write(call.environment, [`Entry:${id}`], async () => {
    const before = call.environment.entries.get(id);
    if (before) return replaceDraft(call, before, body);
    if (versionHeader(call)) throw versionMismatch();
    isNew = true;
    return makeEntry(call, requireId(id), body);
  });
  const shown = managedEntity(entry, call.environment, call.fileUrl);
  return isNew ? created(shown) : ok(shown);
}

/** `PATCH entries/{id}`: a JSON Patch of the draft, with the same rules as PUT. */
export async function patchEntity(call: Call, kind: Entity['kind']): Promise<Entity> {
  const id = param(call, 'id');
  const operations = await jsonBody(call);
  return call.store.write(call.environment, [`${kind}:${id}`], async () => {
    const before = findEntity(call, kind);
    requireVersion(call, before);
    const { fields, metadata } = before.draft;
    const { tags, concepts } = metadata;
    const document = patched({ fields, metadata: { tags, concepts } }, operations);
    return replaceDraft(call, before, document);
  });
}

export function requireId(id: string): string {
  if (!isId(id)) throw badRequest('The ID must be 1 to 64 letters, digits, "-", "_" or ".".');
  return id;
}

async function makeEntry(call: Call, id: string, body: JsonObject) {
  const contentType = call.header('x-contentful-content-type') ?? '';
  const type = call.environment.contentTypes.get(contentType);
  if (!type?.published) throw invalidEntry([{ name: 'unknownContentType', value: contentType }]);
  const draft = parseContent(body, fieldsOfType(type), call.environment);
  const lifecycle = newLifecycle(new Date().toISOString());
  const entry: Entry = { kind: 'Entry', id, contentType, ...lifecycle, draft };
  return {
    unit: changeUnit(call, { before: undefined, after: entry, action: 'create' }),
    result: entry,
  };
}

/** Replaces the whole draft: omitted properties are removed. */
export async function replaceDraft<Changed extends Entity>(
  call: Call,
  before: Changed,
  body: JsonObject,
) {
  requireVersion(call, before);
  if (before.archived) throw badRequest('Cannot edit archived');
  const fields = fieldsOf(before, call.environment);
  const draft = parseContent(body, fields, call.environment, before.draft);
  const after = withStatus(edited(before, draft, new Date().toISOString()));
  return { unit: changeUnit(call, { before, after, action: 'save' }), result: after };
}
