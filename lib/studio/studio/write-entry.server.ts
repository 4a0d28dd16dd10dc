import type { EntryProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { declaredType } from './field-inputs.server';
import { saveFaults, type SaveFault } from './save-faults';
import { apiErrorId, managementClient } from './space.server';
import { stateOf, type LocalizedFields, type PublishState } from './studio-entry';

/** Result of a write, or the reason of a failure. */
export type WriteResult =
  | { ok: true; version: number; state: PublishState; updatedAt: string }
  | { ok: false; kind: 'conflict'; version: number; fields: LocalizedFields }
  | { ok: false; kind: 'faults'; faults: SaveFault[] };

const written = ({ sys }: EntryProps): WriteResult => ({
  ok: true,
  version: sys.version,
  updatedAt: sys.updatedAt,
  state: stateOf(sys),
});

const conflictWith = ({ sys, fields }: EntryProps): WriteResult => ({
  ok: false,
  kind: 'conflict',
  version: sys.version,
  fields,
});

/** Applies changes without empty locales, because an empty text is not a translation. */
export function withStoredChanges(
  fields: LocalizedFields,
  changes: LocalizedFields,
): LocalizedFields {
  const merged: LocalizedFields = { ...fields };
  for (const [name, values] of Object.entries(changes)) {
    const all = { ...merged[name], ...values };
    const set = Object.entries(all).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    );
    if (set.length > 0) merged[name] = Object.fromEntries(set);
    else delete merged[name];
  }
  return merged;
}

/** Runs a write that the API rejects if the entry's version has changed. */
async function atVersion(
  entryId: string,
  version: number,
  write: (entry: EntryProps) => Promise<EntryProps>,
): Promise<WriteResult> {
  const client = managementClient();
  const entry = await client.entry.get({ entryId });
  if (entry.sys.version !== version) return conflictWith(entry);
  try {
    return written(await write(entry));
  } catch (error) {
    if (apiErrorId(error) !== 'VersionMismatch') throw error;
    return conflictWith(await client.entry.get({ entryId }));
  }
}

/**
 * Saves some fields of an entry as its draft and keeps the others.
 * @param changes field → locale → value; `null` or an empty text removes a value
 * @returns a conflict with the entry's current fields if it is no longer at `version`
 * @throws the client's error when the API rejects the values or cannot be reached
 */
export async function saveEntry(
  entryId: string,
  version: number,
  changes: LocalizedFields,
): Promise<WriteResult> {
  const faults = saveFaults(changes);
  if (faults.length > 0) return { ok: false, kind: 'faults', faults };
  return atVersion(entryId, version, (entry) => {
    const fields = withStoredChanges(entry.fields, changes);
    const whole = saveFaults(fields);
    if (whole.length > 0) throw new DraftRejected(whole);
    return managementClient().entry.update({ entryId }, { ...entry, fields });
  }).catch((error: unknown): WriteResult => {
    if (error instanceof DraftRejected) return { ok: false, kind: 'faults', faults: error.faults };
    throw error;
  });
}

/** Saves all fields of an entry as its draft, if it is still at `version`. */
export const replaceFields = (
  entryId: string,
  version: number,
  fields: LocalizedFields,
): Promise<WriteResult> =>
  atVersion(entryId, version, (entry) =>
    managementClient().entry.update({ entryId }, { ...entry, fields }),
  );

class DraftRejected extends Error {
  readonly faults: SaveFault[];
  constructor(faults: SaveFault[]) {
    super('the draft contradicts itself');
    this.faults = faults;
  }
}

/** State changes that need only the version. */
export type StateChange = 'unpublish' | 'archive' | 'unarchive';

/** Whether an entry's state was changed at `version` and nothing else since. */
function isAfter({ sys }: EntryProps, version: number, to: StateChange): boolean {
  if (sys.version !== version + 1) return false;
  return stateOf(sys) === (to === 'archive' ? 'archived' : 'draft');
}

/**
 * Unpublishes or archives an entry, if it is still at `version`. Succeeds if it is
 * already done, because the response to an earlier request may have been lost.
 */
export async function changeState(
  entryId: string,
  version: number,
  to: StateChange,
): Promise<WriteResult> {
  const { entry: client } = managementClient();
  const result = await atVersion(entryId, version, () => client[to]({ entryId }));
  if (result.ok || result.kind !== 'conflict') return result;
  const now = await client.get({ entryId });
  return isAfter(now, version, to) ? written(now) : result;
}

function initialFields(typeId: string): LocalizedFields {
  const fields = Object.entries(declaredType(typeId)?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([id, { initial }]) =>
      initial === undefined ? [] : [[id, { [DEFAULT_LOCALE]: initial }]],
    ),
  );
}

/**
 * Creates a draft with an id chosen by the editor's browser, so that it can be linked before it
 * exists, and repeated after a lost response.
 * @returns a conflict if an entry with this id has other fields; `null` for an unknown type
 */
export async function createEntryAs(
  entryId: string,
  contentTypeId: string,
  fields: LocalizedFields,
): Promise<WriteResult | null> {
  if (!declaredType(contentTypeId)) return null;
  const faults = saveFaults(fields);
  if (faults.length > 0) return { ok: false, kind: 'faults', faults };
  const { entry: client } = managementClient();
  try {
    const set = withStoredChanges({}, fields);
    return written(await client.createWithId({ entryId, contentTypeId }, { fields: set }));
  } catch (error) {
    if (apiErrorId(error) !== 'VersionMismatch') throw error;
    return conflictWith(await client.get({ entryId }));
  }
}

/** Creates an entry like {@link createEntryAs}, with the type's declared initial values. */
export const createEntry = (
  entryId: string,
  contentTypeId: string,
  fields: LocalizedFields = {},
): Promise<WriteResult | null> =>
  createEntryAs(entryId, contentTypeId, { ...initialFields(contentTypeId), ...fields });

/** Whether a field's values have to be unique. */
const isUnique = (typeId: string, field: string): boolean =>
  declaredType(typeId)?.fields[field]?.validations.some((rule) => rule['unique'] === true) ?? false;

/** Fields that a copy may have, too: those whose values have not to be unique. */
export const reusableFields = (typeId: string, fields: LocalizedFields): LocalizedFields =>
  Object.fromEntries(Object.entries(fields).filter(([id]) => !isUnique(typeId, id)));

function copiedFields({ sys, fields }: EntryProps): LocalizedFields {
  const type = sys.contentType.sys.id;
  const title = declaredType(type)?.displayField ?? 'title';
  return Object.fromEntries(
    Object.entries(reusableFields(type, fields)).map(([id, values]) => [
      id,
      id !== title
        ? values
        : Object.fromEntries(
            Object.entries(values).map(([locale, value]) => [locale, `${String(value)} (2)`]),
          ),
    ]),
  );
}

/** Creates an entry like {@link createEntryAs}, as a copy of another one with a distinct name. */
export async function duplicateEntry(
  entryId: string,
  originalId: string,
): Promise<WriteResult | null> {
  const original = await managementClient().entry.get({ entryId: originalId });
  return createEntryAs(entryId, original.sys.contentType.sys.id, copiedFields(original));
}
