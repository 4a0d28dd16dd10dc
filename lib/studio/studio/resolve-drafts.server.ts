import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { visibilityFields } from '@/cms-schema/content-type';
import { LruMap } from '@/lib/platform/cache/lru-map';
import { fetchAssets, fetchEntryTree } from '@/lib/cms/content/content-api.server';
import { own, type ContentDocument, type RawEntry } from '@/lib/shop/page-context/content-document';
import { evaluate } from '@/lib/cms/content/evaluate';
import { loadBlocks, type BlockLoaders } from '@/lib/cms/content/load-blocks.server';
import { projectFields } from '@/lib/cms/content/project-fields.server';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import { resolveRegion, type BlockInstance } from '@/lib/cms/content/resolve-page';
import { loadSite, type LoadedSite } from '@/lib/cms/content/site.server';
import type { Language } from '@/lib/shop/page-context/locale';
import {
  pageContext,
  type PageContext,
  type PageRequest,
} from '@/lib/shop/page-context/page-context';
import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { DraftEntry } from './compose-data';
import { linkedIds } from './read-entries.server';

/** Other editors' changes of nodes reach the canvas within this time. */
const SITE_MS = 20_000;
const MAX_SITES = 12;

/** What to show of some unsaved entries. */
export interface DraftsToResolve extends PageRequest {
  /** Entries of the page itself, each to be resolved with all inside it. */
  roots: readonly string[];
  /** Every entry of these trees, by the canvas's own ids. */
  entries: readonly DraftEntry[];
  /** Key of the page's category. */
  category: string | null;
}

/** A block as it would show if nothing hid it, and what hides it or something in it. */
export interface ResolvedDraft {
  id: string;
  /** `null` while something required lacks: the reason is among the others. */
  block: BlockInstance | null;
  /** Why visitors do not see an entry now, by its id. */
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

/** Entries without what hides them: an editor sees what is being worked on. */
function shown(entries: ContentDocument['entries']): ContentDocument['entries'] {
  return Object.fromEntries(
    Object.entries(entries).map(([id, { sys, fields }]) => [
      id,
      {
        sys,
        fields: Object.fromEntries(
          Object.entries(fields).filter(([name]) => !Object.hasOwn(visibilityFields, name)),
        ),
      },
    ]),
  );
}

/** The entries as the content API would deliver them, with pictures and blocks inside texts. */
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

/** A shop's nodes as drafts; many changes in a row ask for them once. */
async function draftSite(context: PageContext): Promise<LoadedSite> {
  const key = `${context.project}/${context.locale.segment}`;
  const kept = sites.get(key);
  if (kept && context.now - kept.at < SITE_MS) return kept.site;
  const site = await loadSite(context);
  sites.set(key, { site, at: context.now });
  return site;
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
    isPremiumSale: false,
    productRules: filterProductBlacklists ?? [],
    nodes: site.shape.nodes,
    // As for a visitor without a session: nothing that is loaded is kept for others.
    visitor: { session: () => Promise.resolve(null), query: new URLSearchParams() },
  };
  await loadBlocks([blocks], page, loaders);
}

/**
 * What unsaved entries show on the page, by the resolver and the loaders of the live pages.
 * @returns `null` for a project or locale that does not exist
 * @throws ContentUnavailable when the preview API cannot be reached
 */
export async function resolveDrafts(
  request: DraftsToResolve,
  loaders: BlockLoaders,
  now: number,
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
    const reasons = hidden.map((node) => [node.id, describeReason(node.reason, now)]);
    return { id, block: blocks[0] ?? null, hidden: Object.fromEntries(reasons) };
  });
  const blocks = resolved.flatMap(({ block }) => block ?? []);
  await fill(blocks, request, context, site, loaders);
  return resolved;
}
