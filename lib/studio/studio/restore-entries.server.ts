import type { EntryProps } from 'contentful-management';
import { differenceWords, titlesOf, type DifferenceWords } from './difference-words.server';
import { declaredType } from './field-inputs.server';
import { managementClient } from './space.server';
import { entriesNow, SpaceState, type StateEntry } from './space-state.server';
import type { LocalizedFields } from './studio-entry';
import { fieldChanges } from './tree-difference';
import { replaceFields } from './write-entry.server';

/** Restored entries, and conflicts with changes made since they were compared. */
export interface Restored {
  restored: string[];
  /** Differences to the restored values; these entries are not overwritten. */
  conflicts: DifferenceWords[];
}

/** Fields that the content type still has. */
function writable({ type, fields }: StateEntry): LocalizedFields {
  const declared = declaredType(type);
  if (!declared) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => Object.hasOwn(declared.fields, name)),
  );
}

function conflictOf(entry: EntryProps, past: StateEntry): DifferenceWords {
  const { id, type } = past;
  const present = { id, type, fields: entry.fields };
  return differenceWords(
    { id, type, kind: 'changed', ...fieldChanges(past.fields, present.fields) },
    titlesOf(new Map([[id, present]])),
  );
}

/** @returns the conflict if another editor has changed the entry */
async function restore(entry: EntryProps, past: StateEntry): Promise<DifferenceWords | null> {
  const client = managementClient().entry;
  const { sys } = entry;
  const open =
    sys.archivedVersion === undefined ? entry : await client.unarchive({ entryId: sys.id });
  const result = await replaceFields(sys.id, open.sys.version, writable(past));
  if (result.ok) return null;
  return conflictOf(await client.get({ entryId: sys.id }), past);
}

/**
 * Restores the state published at an instant as drafts. Writes nothing if one of the entries was
 * changed since the editor compared it.
 * @param wanted with the versions that were compared
 * @throws the client's error when the content service rejects a write or cannot be reached
 */
export async function restoreEntries(
  at: number,
  wanted: readonly { id: string; version: number }[],
): Promise<Restored> {
  const ids = wanted.map(({ id }) => id);
  const past = new Map((await new SpaceState(at).load(ids)).map((entry) => [entry.id, entry]));
  const steps = (await entriesNow(ids)).flatMap((entry) => {
    const earlier = past.get(entry.sys.id);
    return earlier ? [{ entry, earlier }] : [];
  });
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const changed = steps.filter(({ entry: { sys } }) => sys.version !== versions.get(sys.id));
  if (changed.length > 0)
    return {
      restored: [],
      conflicts: changed.map(({ entry, earlier }) => conflictOf(entry, earlier)),
    };
  const result: Restored = { restored: [], conflicts: [] };
  for (const { entry, earlier } of steps) {
    const conflict = await restore(entry, earlier);
    if (conflict) result.conflicts.push(conflict);
    else result.restored.push(entry.sys.id);
  }
  return result;
}
