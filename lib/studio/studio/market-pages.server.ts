import { voucherTerritories } from '@/lib/catalog/catalogue/voucher-visibility';
import type { BrokenNode, ContentNode, SoundNode } from '@/lib/cms/content/content-tree';
import { pageDocument } from '@/lib/cms/content/documents.server';
import { hasPage, nodeFields } from '@/lib/cms/content/node-index.server';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import { headerRegion, loadSite, type LoadedSite } from '@/lib/cms/content/site.server';
import { marketLocales } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projects, type ProjectId } from '@/lib/shop/project/projects';

/** A shop in one country, with the most common language there. */
export interface Market {
  project: ProjectId;
  /** ISO 3166-1 alpha-2, upper case. */
  territory: string;
  /** `de-at` */
  locale: string;
}

/** A page in one market, at any time. */
export interface MarketPage {
  market: Market;
  context: PageContext;
  /** Entry id of its node, the same in every language; {@link EVERY_PAGE} without a node. */
  nodeId: string;
  /**
   * Without the locale, in the market's language; {@link EVERY_PAGE} for blocks shown on all pages
   * of the shop.
   */
  path: string;
  pageId: string | null;
  /** Its node with the page's blocks as children, because a hidden node hides all of them. */
  tree: readonly ContentNode[];
  main: readonly ContentNode[];
}

/** Replaces the path for blocks that a project shows on all its pages. */
export const EVERY_PAGE = '*';

/** All markets of some shops, in the order of their countries. */
export function marketsOf(ids: readonly ProjectId[]): Market[] {
  return ids.flatMap((project) => {
    const locales = marketLocales(project);
    return projects[project].deliveryCountries.flatMap((territory) => {
      const locale = locales.find((segment) => segment.endsWith(`-${territory.toLowerCase()}`));
      return locale ? [{ project, territory, locale }] : [];
    });
  });
}

/** Names of pages whose path differs by language: the path in the first market that was read. */
export class PageNames {
  readonly #names = new Map<string, string>();

  of({ nodeId, path }: MarketPage): string {
    const name = this.#names.get(nodeId) ?? path;
    this.#names.set(nodeId, name);
    return name;
  }
}

/** Position of a node in its page's tree. */
export const NODE_PLACE = 'node';

/** Blocks of a page under their node, whose window and countries apply to all of them. */
function treeOf(node: SoundNode, nodes: readonly ContentNode[]): SoundNode {
  return { ...node, path: NODE_PLACE, children: [{ field: 'main', shape: 'blocks', nodes }] };
}

async function readPage(
  node: SoundNode,
  site: LoadedSite,
  market: Market,
  context: PageContext,
): Promise<MarketPage[]> {
  const { page: pageId, path, nodeId } = nodeFields(node);
  const sold = voucherTerritories(nodeId, market.project);
  if (pageId === null || (sold && !sold.includes(market.territory))) return [];
  const { document } = await pageDocument(pageId, context);
  const page = new EntryReader(document, site.shape).read(pageId, 'page');
  const found = { market, context, nodeId: node.id, path, pageId };
  if (page.kind === 'broken') return [{ ...found, tree: [treeOf(node, [page])], main: [] }];
  const main = page.children.find(({ field }) => field === 'main')?.nodes ?? [];
  return [{ ...found, tree: [treeOf(node, main)], main }];
}

/** A node that can never be visible, at its declared path. */
function brokenPage(
  { claimed, node }: { claimed: unknown; node: BrokenNode },
  market: Market,
  context: PageContext,
): MarketPage {
  const path = typeof claimed === 'string' ? claimed : node.id;
  const tree = [{ ...node, path: NODE_PLACE }];
  return { market, context, nodeId: node.id, path, pageId: null, tree, main: [] };
}

interface Reading {
  /** Epoch milliseconds, at which links inside the pages are resolved. */
  now: number;
  isDraft: boolean;
}

function contextOf({ project, locale }: { project: ProjectId; locale: string }, reading: Reading) {
  const found = pageContext({ project, locale, path: '/' }, reading.now);
  return found && { ...found, isDraft: reading.isDraft };
}

/**
 * Entry ids of nodes of some shops that have a path in any language.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function nodesAt(
  path: string,
  ids: readonly ProjectId[],
  reading: Reading,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const project of ids) {
    const byLanguage = new Map(
      marketLocales(project).map((locale) => [locale.slice(0, 2), locale]),
    );
    for (const locale of byLanguage.values()) {
      const context = contextOf({ project, locale }, reading);
      if (!context) continue;
      const { index } = await loadSite(context);
      for (const { id } of index.byPath.get(path) ?? []) found.add(id);
      for (const { claimed, node } of index.broken) if (claimed === path) found.add(node.id);
    }
  }
  return found;
}

/**
 * Pages of one market, with all blocks regardless of time.
 * @param nodes to restrict the pages; `null` for all, with the blocks shown on every page
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadMarketPages(
  market: Market,
  { nodes, ...reading }: Reading & { nodes: ReadonlySet<string> | null },
): Promise<MarketPage[]> {
  const context = contextOf(market, reading);
  if (!context) return [];
  const site = await loadSite(context);
  const isWanted = ({ id }: ContentNode) => nodes?.has(id) ?? true;
  const pages = site.index.broken
    .filter(({ node }) => isWanted(node))
    .map((broken) => brokenPage(broken, market, context));
  // Sequential, because a shop has hundreds of pages and serves visitors meanwhile.
  for (const node of site.index.sound)
    if (hasPage(node, site.index) && isWanted(node))
      pages.push(...(await readPage(node, site, market, context)));
  if (nodes) return pages;
  const header = headerRegion(site);
  const around = { nodeId: EVERY_PAGE, path: EVERY_PAGE, pageId: null };
  return [...pages, { ...around, market, context, tree: header, main: header }];
}
