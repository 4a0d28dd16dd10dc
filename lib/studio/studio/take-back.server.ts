import { isDeepStrictEqual } from 'node:util';
import type { EntryProps } from 'contentful-management';
import { runBulkAction } from './bulk-action.server';
import type { TakeBackStep } from './release-state';
import { managementClient } from './space.server';
import { entriesNow, snapshotsOf } from './space-state.server';
import { stateOf, type EntitySummary, type LocalizedFields } from './studio-entry';
import { replaceFields } from './write-entry.server';

/** Tolerated clock difference between a release action and its snapshots. */
const TOLERANCE_MS = 2_000;

type StepReason = Pick<TakeBackStep, 'does' | 'because'>;

/** Whether an entry's draft already has the values to restore. */
const isDrafted = (entry: EntryProps, { fields }: Before): boolean =>
  fields !== null && isDeepStrictEqual(entry.fields, fields);

const keep = (because: TakeBackStep['because']): StepReason => ({ does: 'keep', because });

interface Before {
  step: StepReason;
  /** Fields published before; `null` unless restored. */
  fields: LocalizedFields | null;
}

/**
 * State of an entry published before a release, and whether the entry is unchanged since.
 * Recognises the steps of an interrupted attempt, so that the next one continues.
 */
async function beforePublish({ sys, fields }: EntryProps, publishedAt: number): Promise<Before> {
  const from = publishedAt - TOLERANCE_MS;
  const snapshots = await snapshotsOf(sys.id);
  const since = snapshots.filter(({ at }) => at >= from);
  const before = snapshots.find(({ at }) => at < from);
  if (since.length === 0) return { step: keep('not published by it'), fields: null };
  const isRestored = before ? isDeepStrictEqual(fields, before.fields) : stateOf(sys) === 'draft';
  if (isRestored && (since.length > 1 || !before))
    return { step: keep('taken back already'), fields: null };
  if (since.length > 1 || (stateOf(sys) !== 'published' && !isRestored))
    return { step: keep('changed since'), fields: null };
  return before
    ? { step: { does: 'restore', because: null }, fields: before.fields }
    : { step: { does: 'withdraw', because: null }, fields: null };
}

/** Pictures have no versions, so one that was published before cannot be restored. */
async function assetSteps(
  assets: readonly EntitySummary[],
  publishedAt: number,
): Promise<TakeBackStep[]> {
  return Promise.all(
    assets.map(async ({ id, title }) => {
      const { sys } = await managementClient().asset.get({ assetId: id });
      const first = Date.parse(sys.firstPublishedAt ?? '');
      const isNew = first >= publishedAt - TOLERANCE_MS && sys.publishedVersion !== undefined;
      const step: StepReason = isNew
        ? { does: 'withdraw', because: null }
        : keep('pictures have no versions');
      return { id, kind: 'Asset' as const, title, version: sys.version, isDone: false, ...step };
    }),
  );
}

/**
 * Steps to revert a release, one per entity. Keeps later changes by editors.
 * @param publishedAt epoch milliseconds
 */
export async function planTakeBack(
  entities: readonly EntitySummary[],
  publishedAt: number,
): Promise<TakeBackStep[]> {
  const titles = new Map(entities.map(({ id, title }) => [id, title]));
  const entries = await entriesNow(
    entities.filter(({ kind }) => kind === 'Entry').map(({ id }) => id),
  );
  const steps: TakeBackStep[] = [];
  for (const entry of entries) {
    const { id, version } = entry.sys;
    const before = await beforePublish(entry, publishedAt);
    const isDone = isDrafted(entry, before) || before.step.because === 'taken back already';
    steps.push({ id, kind: 'Entry', title: titles.get(id) ?? id, version, isDone, ...before.step });
  }
  const assets = entities.filter(({ kind }) => kind === 'Asset');
  return [...steps, ...(await assetSteps(assets, publishedAt))];
}

export type TakenBack =
  | { ok: true; restored: string[]; withdrawn: string[] }
  /**
   * `changed`: an entity was changed meanwhile, and nothing was done; `failed`: earlier values of
   * these are drafts, but not published; `not withdrawn`: everything but these was reverted.
   * Another attempt continues from there.
   */
  | { ok: false; kind: 'changed' | 'failed' | 'not withdrawn'; ids: string[] };

/**
 * Publishes again what was public before a release, and withdraws what was not. Restores pages
 * before withdrawing entries, so that no page ever links to a missing one.
 * @param steps of {@link planTakeBack}, with the versions that may be changed
 */
export async function takeBack(
  steps: readonly TakeBackStep[],
  publishedAt: number,
): Promise<TakenBack> {
  const wanted = steps.filter(({ does }) => does === 'restore');
  const entries = new Map(
    (await entriesNow(steps.map(({ id }) => id))).map((entry) => [entry.sys.id, entry]),
  );
  const changed = steps.filter(
    ({ id, kind, does, version }) =>
      kind === 'Entry' && does !== 'keep' && entries.get(id)?.sys.version !== version,
  );
  if (changed.length > 0) return { ok: false, kind: 'changed', ids: changed.map(({ id }) => id) };
  const drafts: { id: string; kind: 'Entry'; version: number }[] = [];
  for (const { id, version } of wanted) {
    const entry = entries.get(id);
    const before = entry && (await beforePublish(entry, publishedAt));
    if (entry && before && isDrafted(entry, before)) {
      drafts.push({ id, kind: 'Entry', version });
      continue;
    }
    const result = before?.fields ? await replaceFields(id, version, before.fields) : null;
    if (!result?.ok)
      return drafts.length > 0
        ? { ok: false, kind: 'failed', ids: drafts.map((draft) => draft.id) }
        : { ok: false, kind: 'changed', ids: [id] };
    drafts.push({ id, kind: 'Entry', version: result.version });
  }
  const withdrawn = steps.filter(({ does }) => does === 'withdraw');
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  if ((await runBulkAction('publish', drafts)) !== null)
    return { ok: false, kind: 'failed', ids: ids(drafts) };
  if ((await runBulkAction('unpublish', withdrawn)) !== null)
    return { ok: false, kind: 'not withdrawn', ids: ids(withdrawn) };
  return { ok: true, restored: ids(drafts), withdrawn: ids(withdrawn) };
}
