import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import {
  assetLinksOf,
  entryLinksOf,
  own,
  type ContentDocument,
  type DocumentSource,
  type RawEntry,
} from '@/lib/shop/page-context/content-document';
import type { Language } from '@/lib/shop/page-context/locale';
import { fetchAssets, fetchEntryTree } from './content-api.server';
import { fetchEntriesOfProject } from './project-entries.server';
import type { TypedEntry } from './typed-entries';

/** Emptied fields in other languages may fall back to German, which only the CMS can tell. */
function withFields(entry: RawEntry, typed: TypedEntry, language: Language): RawEntry {
  const set = Object.entries(typed.fields).filter(
    ([, value]) => value !== null || language === DEFAULT_LOCALE,
  );
  const fields = Object.entries({ ...entry.fields, ...Object.fromEntries(set) });
  return {
    ...entry,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== null && value !== '')),
  };
}

/** Adds typed changes to a document, with the entries that they newly link to. */
async function withTyped(
  document: ContentDocument,
  typed: readonly TypedEntry[],
  language: Language,
): Promise<ContentDocument> {
  const changed = typed.flatMap((each): [string, RawEntry][] => {
    const entry = own(document.entries, each.id);
    return entry ? [[each.id, withFields(entry, each, language)]] : [];
  });
  if (changed.length === 0) return document;
  const entries = Object.fromEntries(changed);
  const newEntries = entryLinksOf(entries).filter((id) => !own(document.entries, id));
  const newPictures = assetLinksOf(entries).filter((id) => !own(document.assets, id));
  const [assets, ...trees] = await Promise.all([
    fetchAssets(newPictures, language, 'draft'),
    ...newEntries.map((id) => fetchEntryTree(id, language, 'draft')),
  ]);
  return {
    ...document,
    entries: Object.assign({}, ...trees.map((tree) => tree.entries), document.entries, entries),
    assets: Object.assign({}, ...trees.map((tree) => tree.assets), document.assets, assets),
  };
}

/** A source of drafts that includes changes which the CMS has not saved yet. */
export const typedSource = (typed: readonly TypedEntry[]): DocumentSource => ({
  site: async (wanted) =>
    withTyped(await fetchEntriesOfProject(wanted, 'draft'), typed, wanted.language),
  page: async (id, language) =>
    withTyped(await fetchEntryTree(id, language, 'draft'), typed, language),
});
