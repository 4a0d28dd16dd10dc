import { ApiError, notFound, versionMismatch } from '#http/api-error';
import { type Call, param, versionHeader } from '#http/call';
import type { Comment, JsonObject, RemarkParent, Task } from '#model/entities';
import { newId } from '#model/identifier';
import { newUnitOfWork, type UnitOfWork } from '#store/unit-of-work';
import { callsFor } from '#webhooks/topics';
import { scopeDetails } from './sys';

export type Remark = Comment | Task;

/** Contentful's limit for each kind per parent. */
const MAX_REMARKS = 100;

export interface RemarkKind<Kind extends Remark> {
  kind: Kind['kind'];
  records: (call: Call) => ReadonlyMap<string, Kind>;
  show: (record: Kind, call: Call) => JsonObject;
}

export function findParent(call: Call, kind: RemarkParent['kind']): RemarkParent {
  const id = param(call, 'id');
  const { entries, contentTypes } = call.environment;
  const exists = kind === 'Entry' ? entries.has(id) : contentTypes.has(id);
  if (!exists) throw notFound(scopeDetails(call, kind, id));
  return { kind, id };
}

const isOf =
  (parent: RemarkParent) =>
  ({ body }: Remark) =>
    body.parent.kind === parent.kind && body.parent.id === parent.id;

export const remarksOf = <Kind extends Remark>(
  call: Call,
  { records }: RemarkKind<Kind>,
  parent: RemarkParent,
): Kind[] =>
  [...records(call).values()]
    .filter(isOf(parent))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));

export function findRemark<Kind extends Remark>(
  call: Call,
  { kind, records }: RemarkKind<Kind>,
  parent: RemarkParent,
): Kind {
  const id = param(call, 'remark');
  const record = records(call).get(id);
  if (!record || !isOf(parent)(record)) throw notFound(scopeDetails(call, kind, id));
  return record;
}

const lockOf = ({ kind, id }: RemarkParent) => [`${kind}:${id}`];

/** @param make receives the fields common to new records @throws ApiError 403 above the limit */
export function createRemark<Kind extends Remark>(
  call: Call,
  kind: RemarkKind<Kind>,
  parentKind: RemarkParent['kind'],
  make: (stamps: Omit<Remark, 'kind' | 'body'>, parent: RemarkParent) => Kind,
): Promise<Kind> {
  const parent = findParent(call, parentKind);
  return call.store.write(call.environment, lockOf(parent), async () => {
    findParent(call, parentKind); // The parent may have been deleted while this waited.
    if (remarksOf(call, kind, parent).length >= MAX_REMARKS) {
      throw new ApiError(403, 'AccessDenied', `There are ${MAX_REMARKS} of them already.`);
    }
    const now = new Date().toISOString();
    const remark = make({ id: newId(), version: 1, createdAt: now, updatedAt: now }, parent);
    return { unit: remarkUnit(call, kind, remark, null), result: remark };
  });
}

/** @throws ApiError 409 unless the caller sent the current version */
export function changeRemark<Kind extends Remark>(
  call: Call,
  kind: RemarkKind<Kind>,
  parentKind: RemarkParent['kind'],
  change: (before: Kind) => Kind,
): Promise<Kind> {
  const parent = findParent(call, parentKind);
  return call.store.write(call.environment, lockOf(parent), async () => {
    const before = findRemark(call, kind, parent);
    if (versionHeader(call) !== before.version) throw versionMismatch();
    const stamps = { version: before.version + 1, updatedAt: new Date().toISOString() };
    const after = { ...change(before), ...stamps };
    return { unit: remarkUnit(call, kind, after, before.version), result: after };
  });
}

/**
 * @param alsoGone records deleted with it @throws ApiError 409 unless the caller sent its version
 */
export function deleteRemark<Kind extends Remark>(
  call: Call,
  kind: RemarkKind<Kind>,
  parentKind: RemarkParent['kind'],
  alsoGone: (removed: Kind, siblings: Kind[]) => Kind[] = () => [],
): Promise<void> {
  const parent = findParent(call, parentKind);
  return call.store.write(call.environment, lockOf(parent), async () => {
    const removed = findRemark(call, kind, parent);
    if (versionHeader(call) !== removed.version) throw versionMismatch();
    const unit = newUnitOfWork();
    for (const record of [removed, ...alsoGone(removed, remarksOf(call, kind, parent))]) {
      unit.removals.push({ kind: record.kind, id: record.id, from: record.version });
      const shown = kind.show(record, call);
      unit.calls.push(...callsFor(call.space, `${record.kind}.delete`, shown));
    }
    return { unit, result: undefined };
  });
}

function remarkUnit<Kind extends Remark>(
  call: Call,
  { show }: RemarkKind<Kind>,
  record: Kind,
  from: number | null,
): UnitOfWork {
  const unit = newUnitOfWork();
  unit.puts.push({ record, from });
  const action = from === null ? 'create' : 'save';
  unit.calls.push(...callsFor(call.space, `${record.kind}.${action}`, show(record, call)));
  return unit;
}

/** Deletions of the comments and tasks of a deleted parent. */
export function remarkRemovals(
  { comments, tasks }: Call['environment'],
  parent: RemarkParent,
): UnitOfWork['removals'] {
  return [...comments.values(), ...tasks.values()]
    .filter(isOf(parent))
    .map(({ kind, id, version }) => ({ kind, id, from: version }));
}
