import {
  badRequest,
  notFound,
  notResolvable,
  unresolvedLinks,
  versionMismatch,
} from '#http/api-error';
import { type Call, param, versionHeader } from '#http/call';
import type { Deletion, Entity, JsonObject } from '#model/entities';
import { eachLink } from '#model/entities';
import { newId } from '#model/identifier';
import { archived, published, unarchived, unpublished } from '#model/lifecycle';
import { assertValid } from '#model/validation';
import { fieldsOf } from '#query/reading';
import { newUnitOfWork, type UnitOfWork } from '#store/unit-of-work';
import { callsFor, type Topic } from '#webhooks/topics';
import { publicationOf, withoutPublication } from './locale-publishing';
import { remarkRemovals } from './remarks';
import { assertTasksResolved } from './tasks';
import { managedEntity, publishedEntity, scopeDetails } from './sys';

type Action = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete' | 'save' | 'create';

/** A change of one entity: its records before and after, and the action's name. */
export interface EntityChange {
  before: Entity | undefined;
  after: Entity;
  action: Action;
}

export function findEntity(call: Call, kind: Entity['kind'], id = param(call, 'id')): Entity {
  const entity = call.environment.entity(kind, id);
  if (!entity) throw notFound(scopeDetails(call, kind, id));
  return entity;
}

export function requireVersion(call: Call, entity: { version: number }): void {
  if (versionHeader(call) !== entity.version) throw versionMismatch();
}

/** Checks the version if there is one: the vendor's clients send none with this request. */
export function allowVersion(call: Call, entity: { version: number }): void {
  const version = versionHeader(call);
  if (version !== undefined && version !== entity.version) throw versionMismatch();
}

/** The part of a request that writes need; scheduled actions supply their own. */
export type WriteScope = Pick<Call, 'space' | 'environment' | 'fileUrl'>;

/** The write and the webhook requests it causes, in one unit. */
export function changeUnit(call: WriteScope, { before, after, action }: EntityChange): UnitOfWork {
  const unit = newUnitOfWork();
  unit.puts.push({ record: after, from: before?.version ?? null });
  unit.calls.push(...entityCalls(call, action, after, before));
  return unit;
}

/** Publications contain the published content, other events the management view of the draft. */
function entityCalls(call: WriteScope, action: Action, after: Entity, before?: Entity) {
  const { space, environment, fileUrl } = call;
  const topic: Topic = `${after.kind}.${action}`;
  if (action === 'publish') {
    return callsFor(space, topic, publishedEntity(after, environment, fileUrl));
  }
  const isGone = action === 'unpublish' || action === 'delete';
  const body = isGone ? tombstone(after, before, call) : managedEntity(after, environment, fileUrl);
  return callsFor(space, topic, body);
}

/**
 * Unpublished and deleted entities are sent as `DeletedEntry` or `DeletedAsset`, without content.
 */
function tombstone(after: Entity, before: Entity | undefined, call: WriteScope): JsonObject {
  const { sys } = managedEntity(after, call.environment, call.fileUrl);
  const revision = before?.publishedCounter ?? after.publishedCounter;
  const base = typeof sys === 'object' && sys !== null ? sys : {};
  return {
    sys: { ...base, type: `Deleted${after.kind}`, revision, deletedAt: after.updatedAt },
  };
}

export const publishEntity = (call: Call, kind: Entity['kind'], body: JsonObject | undefined) =>
  call.store.write(call.environment, lockNames(call, kind), async (position) => {
    const before = findEntity(call, kind);
    requireVersion(call, before);
    return publishUnit(call, before, body, position);
  });

/**
 * Content that a publish would make public.
 * @throws ApiError 400 for archived entities, 422 for invalid content and unresolved links
 */
export function assertPublishable(
  scope: WriteScope,
  entity: Entity,
  body: JsonObject | undefined,
): ReturnType<typeof publicationOf> {
  if (entity.archived) throw badRequest('Cannot publish archived');
  assertTasksResolved(entity, scope.environment);
  const publication = publicationOf(entity, body, scope.environment);
  assertValid(entity, publication.content, scope.environment, publication.added);
  assertLinksResolve(scope, entity, publication.added);
  return publication;
}

/** A publish as one unit of work. @throws ApiError like `assertPublishable` */
export function publishUnit(
  scope: WriteScope,
  before: Entity,
  body: JsonObject | undefined,
  position: number,
): { unit: UnitOfWork; result: Entity } {
  const { content, fieldStatus } = assertPublishable(scope, before, body);
  const now = new Date().toISOString();
  const { fieldStatus: _stale, ...bare } = published(before, position, now, content);
  const after: Entity = fieldStatus ? { ...bare, fieldStatus } : bare;
  const unit = changeUnit(scope, { before, after, action: 'publish' });
  unit.revivals.push({ kind: before.kind, id: before.id });
  if (after.kind === 'Entry') {
    const snapshot = { kind: after.kind, entityId: after.id, id: newId(), createdAt: now };
    unit.snapshots.push({ ...snapshot, state: { ...after, draft: content } });
  }
  return { unit, result: after };
}

/** Entries with a unique field are published one at a time, or two could take the same value. */
function lockNames(call: Call, kind: Entity['kind']): string[] {
  const id = param(call, 'id');
  const entity = call.environment.entity(kind, id);
  const hasUnique =
    entity !== undefined &&
    fieldsOf(entity, call.environment).some(({ validations }) =>
      validations.some(({ unique }) => unique === true),
    );
  const names = [`${kind}:${id}`];
  if (entity?.kind === 'Entry' && hasUnique) names.push(`type:${entity.contentType}`);
  return names;
}

/** @throws ApiError 422 for links whose target does not exist, published or not */
function assertLinksResolve(call: WriteScope, entity: Entity, locales: string[] | undefined): void {
  const errors: JsonObject[] = [];
  for (const [field, values] of Object.entries(entity.draft.fields)) {
    for (const [locale, value] of Object.entries(values)) {
      if (locales && !locales.includes(locale)) continue;
      const path = ['fields', field, locale];
      const places = Array.isArray(value)
        ? value.map((item, index) => ({ item, place: [...path, index] }))
        : [{ item: value, place: path }];
      for (const { item, place } of places) {
        eachLink(item, (link) => {
          const { linkType, id } = link.sys;
          if (linkType !== 'Entry' && linkType !== 'Asset') return;
          if (call.environment.entity(linkType, id)) return;
          errors.push(notResolvable(link, place));
        });
      }
    }
  }
  if (errors.length > 0) throw unresolvedLinks(errors);
}

export const unpublishEntity = (call: Call, kind: Entity['kind'], body: JsonObject | undefined) =>
  call.store.write(call.environment, [`${kind}:${param(call, 'id')}`], async (position) => {
    const before = findEntity(call, kind);
    allowVersion(call, before);
    return unpublishUnit(call, before, body, position);
  });

/** An unpublish as one unit of work. @throws ApiError 400 if nothing is published */
export function unpublishUnit(
  scope: WriteScope,
  before: Entity,
  body: JsonObject | undefined,
  position: number,
): { unit: UnitOfWork; result: Entity } {
  if (!before.published) throw badRequest('Not published');
  const now = new Date().toISOString();
  const partly = withoutPublication(before, body, scope.environment, position, now);
  if (partly) {
    const unit = changeUnit(scope, { before, after: partly, action: 'publish' });
    return { unit, result: partly };
  }
  const { fieldStatus: _gone, ...after } = unpublished(before, now);
  const unit = changeUnit(scope, { before, after, action: 'unpublish' });
  unit.deletions.push(deletionOf(before, position, now));
  return { unit, result: after };
}

const deletionOf = (entity: Entity, position: number, now: string): Deletion => ({
  kind: entity.kind,
  id: entity.id,
  position,
  contentType: entity.kind === 'Entry' ? entity.contentType : null,
  revision: entity.publishedCounter,
  createdAt: entity.firstPublishedAt ?? entity.createdAt,
  deletedAt: now,
});

const REJECTIONS: Record<'archive' | 'unarchive', (entity: Entity) => string | undefined> = {
  archive: (entity) =>
    entity.published
      ? 'Cannot archive published'
      : entity.archived
        ? 'Already archived'
        : undefined,
  unarchive: (entity) => (entity.archived ? undefined : 'Not archived'),
};

export const archiveEntity = (
  call: Call,
  kind: Entity['kind'],
  action: 'archive' | 'unarchive',
): Promise<Entity> =>
  call.store.write(call.environment, [`${kind}:${param(call, 'id')}`], async () => {
    const before = findEntity(call, kind);
    allowVersion(call, before);
    const rejection = REJECTIONS[action](before);
    if (rejection) throw badRequest(rejection);
    const now = new Date().toISOString();
    const after = action === 'archive' ? archived(before, now) : unarchived(before, now);
    return { unit: changeUnit(call, { before, after, action }), result: after };
  });

export const deleteEntity = (call: Call, kind: Entity['kind']): Promise<void> =>
  call.store.write(call.environment, [`${kind}:${param(call, 'id')}`], async () => {
    const entity = findEntity(call, kind);
    allowVersion(call, entity);
    if (entity.published) throw badRequest('Cannot delete published');
    const unit = newUnitOfWork();
    unit.removals.push({ kind, id: entity.id, from: entity.version });
    if (kind === 'Entry') {
      unit.removals.push(...remarkRemovals(call.environment, { kind, id: entity.id }));
    }
    const after = { ...entity, updatedAt: new Date().toISOString() };
    unit.calls.push(...entityCalls(call, 'delete', after, entity));
    return { unit, result: undefined };
  });
