import { badRequest, notFound, versionMismatch } from '#http/api-error';
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
import { assertCompatible, type ParsedModel, parseModel } from '#model/content-model';
import type { ContentType, Entry, JsonObject } from '#model/entities';
import { newId } from '#model/identifier';
import { edited, newLifecycle, published, unpublished } from '#model/lifecycle';
import { listRecords } from '#query/record-list';
import { newUnitOfWork, type UnitOfWork } from '#store/unit-of-work';
import { callsFor } from '#webhooks/topics';
import { editorInterfacePut } from './editor-interfaces';
import { requireId } from './entries';
import { allowVersion, requireVersion } from './entity-writes';
import { withRenamedFields } from './field-rename';
import { remarkRemovals } from './remarks';
import { managedType, scopeDetails } from './sys';

export function findType(call: Call, id = param(call, 'id')): ContentType {
  const type = call.environment.contentTypes.get(id);
  if (!type) throw notFound(scopeDetails(call, 'ContentType', id));
  return type;
}

export const listTypes = (call: Call): ApiResponse =>
  ok(
    listRecords(
      call.url,
      [...call.environment.contentTypes.values()],
      (type) => managedType(type, call.environment),
      (type) => type.draft.name,
    ),
  );

/** The published versions, in management's form. */
export function listPublicTypes(call: Call): ApiResponse {
  const types = [...call.environment.contentTypes.values()].flatMap((type) =>
    type.published ? [{ ...type, draft: type.published.content }] : [],
  );
  const show = (type: ContentType) => managedType(type, call.environment);
  return ok(listRecords(call.url, types, show, (type) => type.draft.name));
}

export const showType = (call: Call): ApiResponse =>
  ok(managedType(findType(call), call.environment));

export const createType = (call: Call) => saveType(call, newId());
export const putType = (call: Call) => saveType(call, requireId(param(call, 'id')));

async function saveType(call: Call, id: string): Promise<ApiResponse> {
  const parsed = parseModel(await jsonObjectBody(call));
  const before = await call.store.write(call.environment, [`ContentType:${id}`], async () => {
    const previous = call.environment.contentTypes.get(id);
    if (previous) requireVersion(call, previous);
    else if (versionHeader(call)) throw versionMismatch();
    const after = previous ? nextDraft(previous, parsed) : newType(id, parsed);
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: previous?.version ?? null });
    const topic = previous ? 'ContentType.save' : 'ContentType.create';
    unit.calls.push(...callsFor(call.space, topic, managedType(after, call.environment)));
    return { unit, result: previous };
  });
  const shown = managedType(findType(call, id), call.environment);
  return before ? ok(shown) : created(shown);
}

const newType = (id: string, { model }: ParsedModel): ContentType => ({
  kind: 'ContentType',
  id,
  ...newLifecycle(new Date().toISOString()),
  draft: model,
});

/** Renames take effect with the publish; two successive renames of a field are merged. */
function nextDraft(previous: ContentType, { model, renames }: ParsedModel): ContentType {
  const pending: Record<string, string> = {};
  for (const { id } of previous.published?.content.fields ?? []) {
    const now = previous.renames?.[id] ?? id;
    const next = Object.hasOwn(renames, now) ? renames[now] : now;
    if (next !== undefined && next !== id) pending[id] = next;
  }
  if (previous.published) assertCompatible(previous.published.content, model, pending);
  const after = edited(previous, model, new Date().toISOString());
  return { ...after, renames: pending };
}

/**
 * Publishing renames fields in entries, drops the values of deleted fields and updates the editor
 * interface, in one transaction and without new entry versions.
 */
export async function publishType(call: Call): Promise<ApiResponse> {
  const after = await call.store.write(call.environment, 'everything', async (position) => {
    const before = findType(call);
    requireVersion(call, before);
    const now = new Date().toISOString();
    const { renames = {}, ...bare } = published(before, position, now);
    const unit = newUnitOfWork();
    unit.puts.push({ record: bare, from: before.version });
    unit.puts.push(editorInterfacePut(call.environment, bare, renames, now));
    unit.puts.push(...entryPuts(call, before, renames));
    const snapshot = { kind: bare.kind, entityId: bare.id, id: newId(), createdAt: now };
    unit.snapshots.push({ ...snapshot, state: bare });
    const shown = managedType(bare, call.environment);
    unit.calls.push(...callsFor(call.space, 'ContentType.publish', shown));
    return { unit, result: bare };
  });
  return ok(managedType(after, call.environment));
}

function entryPuts(
  call: Call,
  type: ContentType,
  renames: Record<string, string>,
): UnitOfWork['puts'] {
  const remaining = new Set(type.draft.fields.map(({ id }) => id));
  const old = (type.published?.content.fields ?? []).map(({ id }) => id);
  const removed = old.filter((id) => !remaining.has(id) && !Object.hasOwn(renames, id));
  if (removed.length === 0 && Object.keys(renames).length === 0) return [];
  return [...call.environment.entriesOf(type.id).values()].map((entry: Entry) => ({
    record: withRenamedFields(entry, renames, removed),
    from: entry.version,
  }));
}

export async function unpublishType(call: Call): Promise<ApiResponse> {
  const after = await call.store.write(call.environment, 'everything', async () => {
    const before = findType(call);
    allowVersion(call, before);
    if (!before.published) throw badRequest('Not published');
    rejectWithEntries(call, before);
    const type = unpublished(before, new Date().toISOString());
    return { unit: typeUnit(call, before, type), result: type };
  });
  return ok(managedType(after, call.environment));
}

function typeUnit(call: Call, before: ContentType, after: ContentType): UnitOfWork {
  const unit = newUnitOfWork();
  unit.puts.push({ record: after, from: before.version });
  const shown: JsonObject = managedType(after, call.environment);
  unit.calls.push(...callsFor(call.space, 'ContentType.unpublish', shown));
  return unit;
}

function rejectWithEntries(call: Call, type: ContentType): void {
  if (call.environment.entriesOf(type.id).size > 0) throw badRequest('Content Type has entries');
}

export async function deleteType(call: Call): Promise<ApiResponse> {
  await call.store.write(call.environment, 'everything', async () => {
    const type = findType(call);
    allowVersion(call, type);
    if (type.published) throw badRequest('Cannot delete published');
    rejectWithEntries(call, type);
    const unit = newUnitOfWork();
    unit.removals.push({ kind: type.kind, id: type.id, from: type.version });
    unit.removals.push(...remarkRemovals(call.environment, { kind: type.kind, id: type.id }));
    const editor = call.environment.editorInterfaces.get(type.id);
    if (editor) unit.removals.push({ kind: editor.kind, id: editor.id, from: editor.version });
    const shown = managedType(type, call.environment);
    unit.calls.push(...callsFor(call.space, 'ContentType.delete', shown));
    return { unit, result: undefined };
  });
  return noContent();
}
