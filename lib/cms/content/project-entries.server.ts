import type { Language } from '@/lib/shop/page-context/locale';
import {
  assetLinksOf,
  own,
  reachable,
  type ContentDocument,
  type ProjectEntries,
  type RawEntry,
  type SiteType,
} from '@/lib/shop/page-context/content-document';
import {
  assetsOf,
  entriesOf,
  IDS_PER_QUERY,
  PAGE_SIZE,
  queryAssets,
  queryEntries,
  toDocument,
  unresolvable,
  type ContentSource,
  type ItemsResponse,
} from './content-api.server';

/** Field with the project of an entry. */
const projectField = (type: SiteType) => (type === 'project' ? 'projectId' : 'project');

/**
 * Fetches pictures beyond the include depth, like the entries of `fetchEntryTree`: those of a
 * node's parts are one level below them.
 */
async function withDeepPictures(
  responses: readonly ItemsResponse[],
  language: Language,
  source: ContentSource,
): Promise<ItemsResponse[]> {
  const { entries, assets } = toDocument(responses, 0);
  const known = new Set([...Object.keys(assets), ...unresolvable(responses)]);
  const missing = assetLinksOf(entries).filter((id) => !known.has(id));
  const all = [...responses];
  for (let first = 0; first < missing.length; first += IDS_PER_QUERY)
    all.push(await queryAssets(missing.slice(first, first + IDS_PER_QUERY), language, source));
  return all;
}

/** @throws the client's error when the API cannot be reached or rejects the request */
export async function fetchEntriesOfProject(
  { type, project, language, include }: ProjectEntries,
  source: ContentSource,
): Promise<ContentDocument> {
  const fetchedAt = Date.now();
  const responses: ItemsResponse[] = [];
  for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
    const response = await queryEntries(source, {
      content_type: type,
      [`fields.${projectField(type)}`]: project,
      include,
      locale: language,
      limit: PAGE_SIZE,
      skip,
      order: 'sys.id',
    });
    responses.push(response);
    total = response.total;
  }
  return toDocument(await withDeepPictures(responses, language, source), fetchedAt);
}

const without = <Value>(record: Readonly<Record<string, Value>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)));

const isKnown = ({ entries, assets }: ContentDocument, id: string) =>
  own(entries, id) !== undefined || own(assets, id) !== undefined;

/** Ids of the document's roots after some entries have changed, in the order of the complete query. */
function rootsAfter(
  { roots }: ContentDocument,
  changed: ReadonlySet<string>,
  items: readonly RawEntry[],
  { type, project }: ProjectEntries,
): readonly string[] {
  const found = items.filter(
    ({ sys, fields }) =>
      sys.contentType.sys.id === type && [fields[projectField(type)]].flat().includes(project),
  );
  const added = new Set(found.map(({ sys }) => sys.id));
  const remaining = roots.filter((id) => !changed.has(id) || added.delete(id));
  return added.size > 0 ? [...remaining, ...added].sort() : remaining;
}

/**
 * Brings a document of {@link fetchEntriesOfProject} up to date by fetching only what has changed,
 * because a shop may have thousands of nodes.
 * @param changed ids of entries and pictures of any type
 * @returns `null` if everything has to be fetched: too much has changed, or something is gone, which
 *   an API without its content would say of everything
 * @throws the client's error when the API cannot be reached or rejects the request
 */
export async function fetchChangedEntries(
  document: ContentDocument,
  changed: ReadonlySet<string>,
  wanted: ProjectEntries,
  source: ContentSource,
): Promise<ContentDocument | null> {
  if (changed.size > IDS_PER_QUERY) return null;
  const fetchedAt = Date.now();
  const { language, include } = wanted;
  const ids = [...changed].filter((id) => !own(document.assets, id));
  // An id that is new may be that of an entry or of a picture.
  const pictures = [...changed].filter((id) => !own(document.entries, id));
  const limit = IDS_PER_QUERY;
  const response =
    ids.length > 0
      ? await queryEntries(source, { 'sys.id[in]': ids.join(), include, locale: language, limit })
      : { items: [], total: 0 };
  const responses = await withDeepPictures([response], language, source);
  if (pictures.length > 0) responses.push(await queryAssets(pictures, language, source));
  const roots = rootsAfter(document, changed, response.items, wanted);
  const next = {
    // What has not changed stays the same object, so that nobody reads it again.
    entries: { ...entriesOf(responses, roots), ...without(document.entries, changed) },
    assets: { ...assetsOf(responses), ...without(document.assets, changed) },
    roots,
    fetchedAt,
  };
  const isGone = (id: string) => isKnown(document, id) && !isKnown(next, id);
  return [...changed].some(isGone) ? null : reachable(next);
}
