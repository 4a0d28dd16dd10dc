import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { EntryProps } from 'contentful-management';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { composeTypes } from './compose-types.server';
import type { ComposeTypes } from './compose-type';
import { isRootType, type RootType } from './compose-data';
import { composedArticle, type ComposedArticle } from './composed-article.server';
import { linksIn } from './link-faults';
import {
  assetSummary,
  editedEntry,
  entrySummary,
  linkedIds,
  loadEntry,
} from './read-entries.server';
import { managementClient } from './space.server';
import type { EditedEntry, EntitySummary } from './studio-entry';

/** Maximum ids per query, because of the length of its address. */
const IDS_PER_QUERY = 100;
/** Maximum levels of a tree; more indicate a cycle or a mistake. */
const MAX_LEVELS = 15;
/** Maximum length of an id in the API. */
const LONGEST_ID = 64;

/** A page and all its entries, as drafts. */
export interface ComposedPage {
  project: ProjectId;
  /** Without the locale, starts with `/`. */
  path: string;
  /** A node, or the template of article pages in its place. */
  nodeId: string;
  rootType: RootType;
  /** Article with which a template is composed; `null` without one, and for nodes. */
  article: ComposedArticle | null;
  /** Entry of the page, which is created with the first block if the node has none. */
  pageId: string;
  name: string;
  entries: EditedEntry[];
  /** Other entities that the entries refer to, by id. */
  linked: Record<string, EntitySummary>;
}

async function byIds<Found>(
  ids: readonly string[],
  load: (query: { 'sys.id[in]': string; limit: number }) => Promise<{ items: Found[] }>,
): Promise<Found[]> {
  const chunks: string[] = [];
  for (let first = 0; first < ids.length; first += IDS_PER_QUERY)
    chunks.push(ids.slice(first, first + IDS_PER_QUERY).join(','));
  const responses = await Promise.all(
    chunks.map((some) => load({ 'sys.id[in]': some, limit: IDS_PER_QUERY })),
  );
  return responses.flatMap(({ items }) => items);
}

/** Entries as drafts; those that do not exist are left out. */
export const entriesByIds = (ids: readonly string[]): Promise<EntryProps[]> =>
  byIds(ids, (query) => managementClient().entry.getMany({ query }));

const idsInside = ({ type, fields }: EditedEntry, types: ComposeTypes): string[] =>
  (types[type]?.slots ?? []).flatMap(({ field }) =>
    linksIn(fields[field]?.[DEFAULT_LOCALE]).map(({ id }) => id),
  );

/** Some entries with all nested entries, as drafts. */
export async function loadTrees(
  ids: readonly string[],
  types: ComposeTypes = composeTypes(),
): Promise<EditedEntry[]> {
  const found = new Map<string, EditedEntry>();
  let wanted = [...new Set(ids)];
  for (let level = 0; wanted.length > 0 && level < MAX_LEVELS; level++) {
    const entries = (await entriesByIds(wanted)).map(editedEntry);
    for (const entry of entries) found.set(entry.id, entry);
    const inside = entries.flatMap((entry) => idsInside(entry, types));
    wanted = [...new Set(inside)].filter((id) => !found.has(id));
  }
  return [...found.values()];
}

/** Whether an entry or anything nested in it has changes that are not public. */
export async function isTreeChanged(id: string): Promise<boolean> {
  return (await loadTrees([id])).some(({ state }) => state !== 'published');
}

/** Pictures and entries that some values refer to, by id. */
export async function loadSummaries(
  values: unknown,
  known: ReadonlySet<string> = new Set(),
): Promise<Record<string, EntitySummary>> {
  const linked = linkedIds(values);
  const [others, assets] = await Promise.all([
    entriesByIds(linked.entries.filter((id) => !known.has(id))),
    byIds(linked.assets, (query) => managementClient().asset.getMany({ query })),
  ]);
  const summaries = [...others.map(entrySummary), ...assets.map(assetSummary)];
  return Object.fromEntries(summaries.map((summary) => [summary.id, summary]));
}

/** Pictures and other entries that some entries refer to, by id. */
export const loadLinked = (entries: readonly EditedEntry[]) =>
  loadSummaries(
    entries.map(({ fields }) => fields),
    new Set(entries.map(({ id }) => id)),
  );

/**
 * Id of the page that is created for a node. Stable across visits, so that changes an earlier visit
 * could not save are found again.
 */
export const composedPageId = (nodeId: string): string => `${nodeId.slice(0, LONGEST_ID - 5)}-page`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Page of a node, or of a template of article pages, with all its entries.
 * @param article path of the article with which a template is composed; any other text for one of its own
 * @returns `null` if it is neither
 * @throws the client's error when the content service cannot be reached
 */
export async function loadComposedPage(nodeId: string, article = ''): Promise<ComposedPage | null> {
  const node = await loadEntry(nodeId);
  if (!node || !isRootType(node.type)) return null;
  const valueOf = (name: string) => node.fields[name]?.[DEFAULT_LOCALE];
  const project = text(valueOf('project'));
  if (!isProjectId(project)) return null;
  const [link] = linksIn(valueOf('page'));
  const pageId = link?.id ?? composedPageId(nodeId);
  const trees = await loadTrees([pageId]);
  const isTemplate = node.type === 'productTemplate';
  const chosen = isTemplate ? await composedArticle(node.fields, project, article) : null;
  const entries = [node, ...trees.filter(({ id }) => id !== nodeId)];
  return {
    project,
    nodeId,
    rootType: node.type,
    article: chosen,
    pageId,
    entries,
    path: chosen?.path ?? (text(valueOf('path')) || '/'),
    name: text(valueOf(isTemplate ? 'title' : 'name')) || nodeId,
    linked: await loadLinked(entries),
  };
}
