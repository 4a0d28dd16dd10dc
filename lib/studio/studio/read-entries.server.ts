import type { AssetProps, EntryProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { env } from '@/lib/platform/env/env.server';
import { isEntityId } from './entity-id';
import { LIST_LENGTH, type EntityFilter, type SearchedState } from './content-search';
import { declaredType } from './field-inputs.server';
import { apiErrorId, managementClient } from './space.server';
import { stateOf, type EditedEntry, type EntitySummary } from './studio-entry';

/** Maximum entities per query (the API's limit). */
const PAGE_SIZE = 1_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Value in the first language that has one, to recognise the entry. */
function anyText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const inDefault = text(Reflect.get(value, DEFAULT_LOCALE));
  return inDefault || (Object.values(value).map(text).find(Boolean) ?? '');
}

/** Display name of an entry: the value of its display field, else the name of its type. */
export const entryTitle = ({
  id,
  type,
  fields,
}: Pick<EditedEntry, 'id' | 'type' | 'fields'>): string =>
  anyText(fields[declaredType(type)?.displayField ?? 'title']) || declaredType(type)?.name || id;

export function entrySummary({ sys, fields }: EntryProps): EntitySummary {
  const type = sys.contentType.sys.id;
  const title = entryTitle({ id: sys.id, type, fields });
  return {
    id: sys.id,
    kind: 'Entry' as const,
    type,
    title,
    thumbnail: null,
    state: stateOf(sys),
    updatedAt: sys.updatedAt,
  };
}

/** Summary of an asset for lists, with a thumbnail. */
export function assetSummary({ sys, fields }: AssetProps): EntitySummary {
  const file = fields.file?.[DEFAULT_LOCALE] ?? Object.values(fields.file ?? {})[0];
  const scheme = env().CONTENTFUL_INSECURE ? 'http:' : 'https:';
  const isPicture = file?.url && file.contentType.startsWith('image/');
  return {
    id: sys.id,
    kind: 'Asset' as const,
    type: 'asset',
    title: anyText(fields.title) || sys.id,
    state: stateOf(sys),
    updatedAt: sys.updatedAt,
    thumbnail: isPicture ? `${scheme}${file.url}?w=160&h=160&fit=thumb` : null,
  };
}

/** An entity in a list, at the version that it has there. */
export type FoundEntity = EntitySummary & { version: number };

export interface Found {
  items: FoundEntity[];
  total: number;
}

const STATE_QUERIES: Record<SearchedState, Record<string, boolean>> = {
  draft: { 'sys.publishedAt[exists]': false, 'sys.archivedAt[exists]': false },
  published: { 'sys.publishedAt[exists]': true },
  archived: { 'sys.archivedAt[exists]': true },
};

const listQuery = (words: string, { state, since, author, tag, skip = 0 }: EntityFilter) => ({
  ...(words && { query: words }),
  ...(state && STATE_QUERIES[state]),
  ...(since && { 'sys.updatedAt[gte]': since }),
  ...(author && { 'sys.updatedBy.sys.id': author }),
  ...(tag && { 'metadata.tags.sys.id[in]': tag }),
  skip,
  limit: LIST_LENGTH,
  order: '-sys.updatedAt',
});

const ofTypes = (types: readonly string[]) => ({
  ...(types.length === 1 && { content_type: types[0] }),
  ...(types.length > 1 && { 'sys.contentType.sys.id[in]': types.join(',') }),
});

/** Keeps a response with large entries under the API's limit of 7 MB. */
const SCANNED_AT_ONCE = 200;

/** All entries that a search finds, not only those of its page. */
export async function searchedEntries(
  words: string,
  types: readonly string[],
  filter: EntityFilter,
): Promise<EntryProps[]> {
  const entries: EntryProps[] = [];
  for (let total = 1; entries.length < total;) {
    const page = await managementClient().entry.getMany({
      query: {
        ...listQuery(words, { ...filter, skip: entries.length }),
        ...ofTypes(types),
        limit: SCANNED_AT_ONCE,
      },
    });
    entries.push(...page.items);
    total = page.items.length > 0 ? page.total : 0;
  }
  return entries;
}

/**
 * Entries of any type or of some types, newest first.
 * @throws the client's error when the content service rejects the query or cannot be reached
 */
export async function findEntries(
  words: string,
  types: readonly string[] = [],
  filter: EntityFilter = {},
): Promise<Found> {
  const { items, total } = await managementClient().entry.getMany({
    query: { ...listQuery(words, filter), ...ofTypes(types) },
  });
  const found = items.map((entry) => ({ ...entrySummary(entry), version: entry.sys.version }));
  return { items: found, total };
}

/** Assets for the media library, like {@link findEntries}. */
export async function findAssets(words: string, filter: EntityFilter = {}): Promise<Found> {
  const query = listQuery(words, filter);
  const { items, total } = await managementClient().asset.getMany({ query });
  const found = items.map((asset) => ({ ...assetSummary(asset), version: asset.sys.version }));
  return { items: found, total };
}

export const editedEntry = ({ sys, fields }: EntryProps): EditedEntry => ({
  id: sys.id,
  type: sys.contentType.sys.id,
  version: sys.version,
  fields,
  state: stateOf(sys),
  updatedAt: sys.updatedAt,
});

/** @returns `null` if the space has no such entry */
export async function loadEntry(entryId: string): Promise<EditedEntry | null> {
  if (!isEntityId(entryId)) return null;
  try {
    return editedEntry(await managementClient().entry.get({ entryId }));
  } catch (error) {
    if (apiErrorId(error) === 'NotFound') return null;
    throw error;
  }
}

/** Ids that fields link to, without duplicates. */
export function linkedIds(value: unknown): { entries: string[]; assets: string[] } {
  const entries = new Set<string>();
  const assets = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    const { type, linkType, id } = Object(Reflect.get(inner, 'sys'));
    if (type === 'Link') (linkType === 'Asset' ? assets : entries).add(String(id));
    else Object.values(inner).forEach(visit);
  };
  visit(value);
  return { entries: [...entries], assets: [...assets] };
}

export interface References {
  to: EntitySummary[];
  from: EntitySummary[];
}

/** References of an entry in both directions. */
export async function loadReferences({ id, fields }: EditedEntry): Promise<References> {
  const client = managementClient();
  const { entries, assets } = linkedIds(fields);
  const byIds = (ids: string[]) => ({ 'sys.id[in]': ids.join(','), limit: PAGE_SIZE });
  const none = { items: [] };
  const [linking, linked, pictures] = await Promise.all([
    client.entry.getMany({ query: { links_to_entry: id, limit: PAGE_SIZE } }),
    entries.length > 0 ? client.entry.getMany({ query: byIds(entries) }) : none,
    assets.length > 0 ? client.asset.getMany({ query: byIds(assets) }) : none,
  ]);
  return {
    from: linking.items.map(entrySummary),
    to: [...linked.items.map(entrySummary), ...pictures.items.map(assetSummary)],
  };
}
