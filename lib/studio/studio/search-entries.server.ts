import type { EntryProps } from 'contentful-management';
import { isLanguage } from '@/lib/shop/page-context/locale';
import { filterOf, LIST_LENGTH, type ContentSearch } from './content-search';
import { studioFields } from './field-inputs.server';
import { loadAllEntries } from './load-report.server';
import { entrySummary, findEntries, searchedEntries, type Found } from './read-entries.server';
import { containersOf, rootsOf, usagePlace } from './usage';
import type { ProjectId } from '@/lib/shop/project/projects';

/** Ids of all entries that pages of a shop show, and those pages' own. */
async function idsOfShop(project: ProjectId): Promise<ReadonlySet<string>> {
  const entries = await loadAllEntries();
  const containers = containersOf(entries);
  const isOfShop = (entry: (typeof entries)[number]) =>
    [...rootsOf(entry, containers)].some((root) => usagePlace(root).project === project);
  return new Set(entries.filter(isOfShop).map(({ id }) => id));
}

/** Whether an entry has a text in a language, or has none there although it is translated. */
function isIn({ sys, fields }: EntryProps, choice: string): boolean {
  const isMissing = choice.startsWith('-');
  const language = isMissing ? choice.slice(1) : choice;
  if (!isLanguage(language)) return true;
  return studioFields(sys.contentType.sys.id).some(({ id, localized }) => {
    const values = localized ? fields[id] : undefined;
    if (!values) return false;
    return isMissing ? values[language] === undefined : values[language] !== undefined;
  });
}

/**
 * Entries of a search. The API can compare neither shops nor languages, so that those two are looked for in all that
 * it finds otherwise.
 */
export async function searchEntries(search: ContentSearch): Promise<Found> {
  const types = search.type ? [search.type] : [];
  const filter = filterOf(search);
  if (!search.ofShop && !search.language) return findEntries(search.query, types, filter);
  const [entries, ids] = await Promise.all([
    searchedEntries(search.query, types, filter),
    search.ofShop ? idsOfShop(search.project) : null,
  ]);
  const found = entries.filter(
    (entry) => (ids?.has(entry.sys.id) ?? true) && isIn(entry, search.language),
  );
  const first = filter.skip ?? 0;
  return {
    total: found.length,
    items: found
      .slice(first, first + LIST_LENGTH)
      .map((entry) => ({ ...entrySummary(entry), version: entry.sys.version })),
  };
}
