import { isDeepStrictEqual } from 'node:util';
import type { EntryProps } from 'contentful-management';
import { runBulkAction } from './bulk-action.server';
import type { TakeBackStep } from './release-state';
import { managementClient } from './space.server';
import { entriesNow, snapshotsOf } from './space-state.server';
import { stateOf, type EntitySummary, type LocalizedFields } from './studio-entry';
import { replaceFields } from './write-entry.server';

/** Clocks of a service's parts: an action and the snapshots it makes do not have one instant. */
const TOLERANCE_MS = 2_000;

type Kept = Pick<TakeBackStep, 'does' | 'because'>;

/** Whether the draft of an entry has the values already that it is to get. */
const isDrafted = (entry: EntryProps, { fields }: Before): boolean =>
  fields !== null && isDeepStrictEqual(entry.fields, fields);

const keep = (because: TakeBackStep['because']): Kept => ({ does: 'keep', because });

interface Before {
  step: Kept;
  /** What was public before; `null` unless it is restored. */
  fields: LocalizedFields | null;
}

/**
 * What was public of an entry before a publish, and whether it is still what that publish made. What
 * an attempt that stopped halfway has done is recognised: the next one goes on from there.
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

/** Pictures have no versions: one that was public before cannot be what it was. */
async function assetSteps(
  assets: readonly EntitySummary[],
  publishedAt: number,
): Promise<TakeBackStep[]> {
  return Promise.all(
    assets.map(async ({ id, title }) => {
      const { sys } = await managementClient().asset.get({ assetId: id });
      const first = Date.parse(sys.firstPublishedAt ?? '');
      const isNew = first >= publishedAt - TOLERANCE_MS && sys.publishedVersion !== undefined;
      const step: Kept = isNew
        ? { does: 'withdraw', because: null }
        : keep('pictures have no versions');
      return { id, kind: 'Asset' as const, title, version: sys.version, isDone: false, ...step };
    }),
  );
}

/**
 * What taking back a publish does to each entity. What an editor has changed since stays.
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

/** What taking back has done. */
export type TakenBack =
  | { ok: true; restored: string[]; withdrawn: string[] }
  /**
   * `changed`: somebody was quicker, and nothing was done; `failed`: earlier values of these are drafts,
   * but not public; `not withdrawn`: all but these was taken back. Another attempt goes on from there.
   */
  | { ok: false; kind: 'changed' | 'failed' | 'not withdrawn'; ids: string[] };

/**
 * Publishes again what was public before a release, and withdraws what was not. Pages get their
 * earlier entries first, so that at no time one of them lacks what it links to.
 * @param steps as {@link planTakeBack} said; their versions are those that may be changed
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
