import { ApiError, notFound, validationFailed, versionMismatch } from '#http/api-error';
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
import { isObject, type JsonObject, type Tag } from '#model/entities';
import { requireKnownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import { newUnitOfWork } from '#store/unit-of-work';
import { requireId } from './entries';
import { managedTag, scopeDetails } from './sys';

function findTag(call: Call): Tag {
  const tag = call.environment.tags.get(param(call, 'id'));
  if (!tag) throw notFound(scopeDetails(call, 'Tag', param(call, 'id')));
  return tag;
}

export const listTags = (call: Call): ApiResponse =>
  ok(
    listRecords(
      call.url,
      [...call.environment.tags.values()],
      (tag) => managedTag(tag, call.environment),
      (tag) => tag.body.name,
    ),
  );

export const showTag = (call: Call): ApiResponse => ok(managedTag(findTag(call), call.environment));

/** Creates or renames a tag. Its visibility is set by header or in `sys` and never changes. */
export async function putTag(call: Call): Promise<ApiResponse> {
  const id = requireId(param(call, 'id'));
  const body = await jsonObjectBody(call);
  let isNew = false;
  // The second lock keeps two tags from taking the same name at the same time.
  const tag = await call.store.write(call.environment, [`Tag:${id}`, 'Tag names'], async () => {
    const before = call.environment.tags.get(id);
    if ((versionHeader(call) ?? 0) !== (before?.version ?? 0)) throw versionMismatch();
    isNew = before === undefined;
    const name = tagName(body);
    rejectTakenName(call, name, id);
    const now = new Date().toISOString();
    const after: Tag = {
      kind: 'Tag',
      id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      body: { name, visibility: before?.body.visibility ?? visibility(call, body) },
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: before?.version ?? null });
    return { unit, result: after };
  });
  const shown = managedTag(tag, call.environment);
  return isNew ? created(shown) : ok(shown);
}

const KNOWN = new Set(['sys', 'name']);

function tagName(body: JsonObject): string {
  requireKnownProperties(body, KNOWN);
  const { name } = body;
  if (typeof name === 'string' && name !== '') return name;
  const details = 'The property "name" is required here';
  throw validationFailed([{ name: 'required', path: ['name'], details }]);
}

function rejectTakenName(call: Call, name: string, id: string): void {
  const taken = [...call.environment.tags.values()].some(
    (tag) => tag.id !== id && tag.body.name === name,
  );
  if (taken) throw validationFailed([{ name: 'taken', path: ['name'], value: name }]);
}

function visibility(call: Call, body: JsonObject): 'public' | 'private' {
  const inBody = isObject(body.sys) ? body.sys.visibility : undefined;
  const requested = call.header('x-contentful-tag-visibility') ?? inBody;
  return requested === 'public' ? 'public' : 'private';
}

export async function deleteTag(call: Call): Promise<ApiResponse> {
  await call.store.write(call.environment, 'everything', async () => {
    const tag = findTag(call);
    if (versionHeader(call) !== tag.version) throw versionMismatch();
    const { entries, assets } = call.environment;
    for (const entity of [...entries.values(), ...assets.values()]) {
      const contents = [entity.draft, entity.published?.content];
      if (contents.some((content) => content?.metadata.tags.some(({ sys }) => sys.id === tag.id))) {
        throw new ApiError(422, 'ActionPreconditionsFailed', 'Validation error', {
          errors: [{ name: 'reference', details: 'Tag is referenced by another entity' }],
        });
      }
    }
    const unit = newUnitOfWork();
    unit.removals.push({ kind: 'Tag', id: tag.id, from: tag.version });
    return { unit, result: undefined };
  });
  return noContent();
}
