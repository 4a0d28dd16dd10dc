import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { visibilityFields } from '@/cms-schema/content-type';
import { contentTypes } from '@/cms-schema/model';
import { loadArticle } from '@/lib/catalog/article/load-article.server';
import { loadRatings } from '@/lib/catalog/reviews/load-ratings.server';
import type { ArticleOnPage } from '@/lib/cms/blocks/block-loader';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { fetchAssets, fetchEntryTree } from '@/lib/cms/content/content-api.server';
import { own, type ContentDocument, type RawEntry } from '@/lib/shop/page-context/content-document';
import { evaluate } from '@/lib/cms/content/evaluate';
import { loadBlocks, type BlockLoaders } from '@/lib/cms/content/load-blocks.server';
import { projectFields } from '@/lib/cms/content/project-fields.server';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import { resolveRegion, type BlockInstance } from '@/lib/cms/content/resolve-page';
import { loadSite, type LoadedSite } from '@/lib/cms/content/site.server';
import type { Language } from '@/lib/shop/page-context/locale';
import type { PageContext, PageRequest } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { articleAtPath } from './article-at-path';
import type { DraftEntry } from './compose-data';
import type { StudioLanguage } from './messages';
import { reasonWords } from './reason-words.server';
import { linkedIds } from './read-entries.server';

/** Maximum delay until other editors' changes of nodes appear on the canvas. */
const SITE_MS = 20_000;
const MAX_SITES = 12;

export interface DraftsToResolve extends PageRequest {
  /** Entries to resolve with everything nested in them. */
  roots: readonly string[];
  /** Every entry of these trees, with the canvas's ids. */
  entries: readonly DraftEntry[];
  /** Key of the page's category. */
  category: string | null;
}

/** A block resolved as if it were visible, with the reasons that hide it or a nested entry. */
export interface ResolvedDraft {
  id: string;
  /** `null` if required content is missing, which is among the reasons. */
  block: BlockInstance | null;
  /** Entry id → why visitors currently do not see it. */
  hidden: Record<string, string>;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function rawEntry({ id, type, fields }: DraftEntry, language: Language): RawEntry {
  const values = Object.entries(fields).flatMap(([name, byLocale]) => {
    const value = isFilled(byLocale[language]) ? byLocale[language] : byLocale[DEFAULT_LOCALE];
    return isFilled(value) ? [[name, value] as const] : [];
  });
  return { sys: { id, contentType: { sys: { id: type } } }, fields: Object.fromEntries(values) };
}

/** A window of the past, without which an entry that is hidden inside its window is never shown. */
const PAST_WINDOW = { startDateTime: '1970-01-01', endDateTime: '1970-01-02' };

/**
 * An entry without the rules that hide it, so that editors see what they work on. The browser
 * evaluates the audience. A required rule chooses between entries: a price is for its countries.
 */
function shownEntry({ sys, fields }: RawEntry): RawEntry {
  const type = own(contentTypes, sys.contentType.sys.id);
  const isIncluded = (name: string) =>
    !Object.hasOwn(visibilityFields, name) ||
    name === 'audience' ||
    type?.fields[name]?.required === true;
  const included = Object.fromEntries(Object.entries(fields).filter(([name]) => isIncluded(name)));
  const window = type?.windowRule === 'outsideWindow' ? PAST_WINDOW : {};
  return { sys, fields: { ...included, ...window } };
}

const shown = (entries: ContentDocument['entries']): ContentDocument['entries'] =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, shownEntry(entry)]));

/** Entries in the format of the content API, with pictures and blocks embedded in rich text. */
async function documentOf(
  drafts: readonly DraftEntry[],
  language: Language,
): Promise<ContentDocument> {
  const entries = Object.fromEntries(drafts.map((draft) => [draft.id, rawEntry(draft, language)]));
  const linked = linkedIds(Object.values(entries).map(({ fields }) => fields));
  const embedded = linked.entries.filter((id) => !own(entries, id));
  const [assets, ...trees] = await Promise.all([
    fetchAssets(linked.assets, language, 'draft'),
    ...embedded.map((id) => fetchEntryTree(id, language, 'draft')),
  ]);
  return {
    entries: Object.assign({}, ...trees.map((tree) => tree.entries), entries),
    assets: Object.assign({}, ...trees.map((tree) => tree.assets), assets),
    roots: [],
    fetchedAt: Date.now(),
  };
}

const sites = new LruMap<string, { site: LoadedSite; at: number }>(MAX_SITES);

/** Draft nodes of a shop, cached because changes often come in series. */
async function draftSite(context: PageContext): Promise<LoadedSite> {
  const key = `${context.project}/${context.locale.segment}`;
  const cached = sites.get(key);
  if (cached && context.now - cached.at < SITE_MS) return cached.site;
  const site = await loadSite(context);
  sites.set(key, { site, at: context.now });
  return site;
}

/** The article whose page is composed, whatever its path is in another language. */
async function articleOn(path: string, context: PageContext): Promise<ArticleOnPage | null> {
  const address = articleAtPath(path);
  const product = address && (await loadArticle(address.number, context));
  if (!product) return null;
  const { summary } = await loadRatings(product.objectID, context);
  return { product, requested: address.requested, ratings: summary };
}

async function fill(
  blocks: readonly BlockInstance[],
  request: DraftsToResolve,
  context: PageContext,
  site: LoadedSite,
  loaders: BlockLoaders,
): Promise<void> {
  const { productsPerPage, filterProductBlacklists, zeroResultPage } = projectFields(site.project);
  const page = {
    context,
    path: request.path,
    category: request.category,
    productsPerPage,
    zeroResultPage,
    list: null,
    article: await articleOn(request.path, context),
    isPremiumSale: false,
    productRules: filterProductBlacklists ?? [],
    nodes: site.shape.nodes,
    // Resolves as for a visitor without a session.
    visitor: { session: () => Promise.resolve(null), query: new URLSearchParams() },
  };
  await loadBlocks([blocks], page, loaders);
}

/**
 * Resolves unsaved entries with the resolver and the loaders of the live pages.
 * @returns `null` for a project or locale that does not exist
 * @throws ContentUnavailable when the preview API cannot be reached
 */
export async function resolveDrafts(
  request: DraftsToResolve,
  loaders: BlockLoaders,
  now: number,
  language: StudioLanguage = 'en',
): Promise<ResolvedDraft[] | null> {
  const found = pageContext(request, now);
  if (!found) return null;
  const context: PageContext = { ...found, isDraft: true };
  const [site, document] = await Promise.all([
    draftSite(context),
    documentOf(request.entries, context.locale.language),
  ]);
  const asSeen = new EntryReader(document, site.shape);
  const asComposed = new EntryReader({ ...document, entries: shown(document.entries) }, site.shape);
  const resolved = request.roots.map((id, index): ResolvedDraft => {
    const position = `main.${index}`;
    const { hidden } = evaluate([asSeen.read(id, position)], context);
    const { blocks } = resolveRegion([asComposed.read(id, position)], context);
    const reasons = hidden.map((node) => [node.id, reasonWords(node.reason, now, language)]);
    return { id, block: blocks[0] ?? null, hidden: Object.fromEntries(reasons) };
  });
  const blocks = resolved.flatMap(({ block }) => block ?? []);
  await fill(blocks, request, context, site, loaders);
  return resolved;
}
