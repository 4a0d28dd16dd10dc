import type { EntryProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { labelOf } from '@/cms-schema/contentful-model';
import { placeKey, replacedFields, type BulkEdit, type BulkPlace } from './bulk-edit';
import { saveEntry } from './write-entry.server';
import { declaredType, studioFields } from './field-inputs.server';
import { entryTitle } from './read-entries.server';
import { readableValue } from './readable-value';
import { tagEntry, withTag } from './entry-tags.server';
import { managementClient } from './space.server';
import type { LocalizedFields } from './studio-entry';
import type { SelectedEntry } from './write-many.server';

/** Fields with texts for people; what has a pattern is an address or an id. */
const textFields = (type: string): string[] =>
  studioFields(type)
    .filter(({ id, input }) => {
      const isPattern = declaredType(type)?.fields[id]?.validations.some(
        (rule) => 'regexp' in rule,
      );
      return !isPattern && ['line', 'lines', 'richText', 'words'].includes(input.kind);
    })
    .map(({ id }) => id);

const inDefault = (value: unknown) => ({ [DEFAULT_LOCALE]: value });

/** What an edit would change of an entry's fields; nothing where its type has no such field. */
function changesOf({ sys, fields }: EntryProps, edit: BulkEdit): LocalizedFields {
  const type = sys.contentType.sys.id;
  const declared = declaredType(type)?.fields ?? {};
  const set = (values: LocalizedFields) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(declared, name)));
  switch (edit.kind) {
    case 'replace':
      return replacedFields(fields, textFields(type), edit);
    case 'window':
      return set({ startDateTime: inDefault(edit.start), endDateTime: inDefault(edit.end) });
    case 'countries':
      return set({ countries: inDefault(edit.countries) });
    case 'move':
      return type === 'node' && edit.parent !== sys.id
        ? {
            parent: inDefault(
              edit.parent && { sys: { type: 'Link', linkType: 'Entry', id: edit.parent } },
            ),
          }
        : {};
    case 'tag':
      return {};
  }
}

async function entriesOf(ids: readonly string[]): Promise<EntryProps[]> {
  const query = { 'sys.id[in]': ids.join(','), limit: 1_000 };
  return (await managementClient().entry.getMany({ query })).items;
}

function maxOf(type: string, field: string): number {
  const input = studioFields(type).find(({ id }) => id === field)?.input;
  return input?.kind === 'line' || input?.kind === 'lines' ? input.max : Infinity;
}

function placesOf(
  entry: EntryProps,
  edit: BulkEdit,
  titles: ReadonlyMap<string, string>,
): BulkPlace[] {
  const type = entry.sys.contentType.sys.id;
  const { id } = entry.sys;
  const title = entryTitle({ id, type, fields: entry.fields });
  const own = { id, type, title };
  if (edit.kind === 'tag') return withTag(own, entry, edit);
  const read = (value: unknown) => readableValue(value, (each) => titles.get(each) ?? each);
  return Object.entries(changesOf(entry, edit)).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) => {
      const [before, after] = [read(entry.fields[field]?.[locale]), read(value)];
      if (before === after) return [];
      const declared = declaredType(type)?.fields[field];
      return [
        {
          ...own,
          key: placeKey(id, field, locale),
          field: declared?.name ?? labelOf(field),
          locale: declared?.localized ? locale : null,
          before,
          after,
          isTooLong: typeof value === 'string' && value.length > maxOf(type, field),
        },
      ];
    }),
  );
}

/**
 * Every place that an edit would change.
 * @throws the client's error when the content service cannot be reached
 */
export async function previewBulkEdit(
  ids: readonly string[],
  edit: BulkEdit,
): Promise<BulkPlace[]> {
  const entries = await entriesOf(ids);
  const linked =
    edit.kind === 'move'
      ? await entriesOf([
          ...(edit.parent ? [edit.parent] : []),
          ...entries.flatMap(({ fields }) =>
            String(Object(Object(fields['parent']?.[DEFAULT_LOCALE]).sys).id ?? ''),
          ),
        ])
      : [];
  const titles = new Map(
    linked.map(({ sys, fields }) => [
      sys.id,
      entryTitle({ id: sys.id, type: sys.contentType.sys.id, fields }),
    ]),
  );
  return entries.flatMap((entry) => placesOf(entry, edit, titles));
}

export interface BulkResult {
  /** Entries that were saved as drafts. */
  saved: number;
  /** Titles of entries that somebody has changed since, or whose values would contradict each other. */
  failed: { id: string; title: string; kind: 'conflict' | 'faults' }[];
}

async function editOne(
  entry: EntryProps,
  version: number,
  edit: BulkEdit,
  leftOut: ReadonlySet<string>,
): Promise<'saved' | 'unchanged' | 'conflict' | 'faults'> {
  const { id } = entry.sys;
  const places = placesOf(entry, edit, new Map()).filter(
    ({ key, isTooLong }) => !isTooLong && !leftOut.has(key),
  );
  const keys = new Set(places.map(({ key }) => key));
  if (keys.size === 0) return 'unchanged';
  if (edit.kind === 'tag') return tagEntry(entry, version, edit);
  const changes: LocalizedFields = {};
  for (const [field, values] of Object.entries(changesOf(entry, edit)))
    for (const [locale, value] of Object.entries(values))
      if (keys.has(placeKey(id, field, locale)))
        changes[field] = { ...changes[field], [locale]: value };
  const result = await saveEntry(id, version, changes);
  return result.ok ? 'saved' : result.kind;
}

/**
 * Changes entries as drafts, each at the version that the editor has seen.
 * @param leftOut keys of places that stay as they are
 */
export async function applyBulkEdit(
  selected: readonly SelectedEntry[],
  edit: BulkEdit,
  leftOut: readonly string[],
): Promise<BulkResult> {
  const versions = new Map(selected.map(({ id, version }) => [id, version]));
  const without = new Set(leftOut);
  const result: BulkResult = { saved: 0, failed: [] };
  for (const entry of await entriesOf([...versions.keys()])) {
    const { id, version, contentType } = entry.sys;
    const kind = await editOne(entry, versions.get(id) ?? version, edit, without);
    if (kind === 'saved') result.saved++;
    else if (kind !== 'unchanged')
      result.failed.push({
        id,
        kind,
        title: entryTitle({ id, type: contentType.sys.id, fields: entry.fields }),
      });
  }
  return result;
}
