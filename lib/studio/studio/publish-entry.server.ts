import type { ContractFault } from './contract';
import type { OtherDraft, PublishChoice } from './publish-choice';
import { publishTrees } from './publish-trees.server';
import { loadEntry } from './read-entries.server';
import type { LocalizedFields, PublishState } from './studio-entry';

/** Result of publishing an entry, or the reason of a failure. */
export type PublishedEntry =
  | { ok: true; version: number; state: PublishState }
  | { ok: false; kind: 'missing' }
  | { ok: false; kind: 'faults'; faults: ContractFault[] }
  | { ok: false; kind: 'others'; others: OtherDraft[] }
  | { ok: false; kind: 'conflict'; version: number; fields: LocalizedFields; detail?: string };

/**
 * Publishes an entry with its nested entries, if it is still at `version`. Succeeds if it is
 * already published, because the response to an earlier request may have been lost.
 * @returns the version after publishing, with which later saves detect changes by other editors
 */
export async function publishEntry(
  id: string,
  version: number,
  choice: PublishChoice,
): Promise<PublishedEntry> {
  const entry = await loadEntry(id);
  if (!entry) return { ok: false, kind: 'missing' };
  if (entry.version === version + 1 && entry.state === 'published')
    return { ok: true, version: entry.version, state: entry.state };
  if (entry.version !== version)
    return { ok: false, kind: 'conflict', version: entry.version, fields: entry.fields };
  const published = await publishTrees([id], choice);
  if (!published.ok && published.kind !== 'refused') return published;
  const now = (await loadEntry(id)) ?? entry;
  if (!published.ok) {
    const { detail } = published;
    return { ok: false, kind: 'conflict', version: now.version, fields: now.fields, detail };
  }
  return { ok: true, version: Math.min(now.version, version + 1), state: now.state };
}
