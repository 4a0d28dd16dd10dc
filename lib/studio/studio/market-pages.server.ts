import { voucherTerritories } from '@/lib/catalog/catalogue/voucher-visibility';
import type { ContentNode, SoundNode } from '@/lib/cms/content/content-tree';
import { pageDocument } from '@/lib/cms/content/documents.server';
import { hasPage, nodeFields } from '@/lib/cms/content/node-index.server';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import { headerRegion, loadSite, type LoadedSite } from '@/lib/cms/content/site.server';
import { marketLocales } from '@/lib/shop/page-context/locale';
import { pageContext, type PageContext } from '@/lib/shop/page-context/page-context';
import { projects, type ProjectId } from '@/lib/shop/project/projects';

/** A shop in one country, with the language most visitors there read it in. */
export interface Market {
  project: ProjectId;
  /** ISO 3166-1 alpha-2, upper case. */
  territory: string;
  /** `de-at` */
  locale: string;
}

/** A page as one market has it, at any time. */
export interface MarketPage {
  market: Market;
  context: PageContext;
  /** Below the locale; {@link EVERY_PAGE} for what stands around all pages of the shop. */
  path: string;
  pageId: string | null;
  /** Its node with the page's blocks as children: a node that is not shown shows none of them. */
  tree: readonly ContentNode[];
  /** The page's own blocks. */
  main: readonly ContentNode[];
}

/** Stands where a path would, for the blocks that a project shows on each of its pages. */
export const EVERY_PAGE = '*';

/** Every market of some shops, in the order of their countries. */
export function marketsOf(ids: readonly ProjectId[]): Market[] {
  return ids.flatMap((project) => {
    const locales = marketLocales(project);
    return projects[project].deliveryCountries.flatMap((territory) => {
      const locale = locales.find((segment) => segment.endsWith(`-${territory.toLowerCase()}`));
      return locale ? [{ project, territory, locale }] : [];
    });
  });
}

/** A page's blocks below its node, whose own window and countries hold for all of them. */
function treeOf(node: SoundNode, main: readonly ContentNode[]): SoundNode {
  return { ...node, path: 'node', children: [{ field: 'main', shape: 'blocks', nodes: main }] };
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
  if (page.kind === 'broken') return [];
  const main = page.children.find(({ field }) => field === 'main')?.nodes ?? [];
  return [{ market, context, path, pageId, tree: [treeOf(node, main)], main }];
}

/**
 * The pages of one market, with everything they show at any time.
 * @param paths only these; `null` for all, with what stands around every page
 * @param now epoch milliseconds: the time that links inside the pages are resolved for
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadMarketPages(
  market: Market,
  { paths, now, isDraft }: { paths: readonly string[] | null; now: number; isDraft: boolean },
): Promise<MarketPage[]> {
  const { project, locale } = market;
  const found = pageContext({ project, locale, path: '/' }, now);
  if (!found) return [];
  const context: PageContext = { ...found, isDraft };
  const site = await loadSite(context);
  const wanted = site.index.sound.filter(
    (node) => hasPage(node, site.index) && (paths?.includes(nodeFields(node).path) ?? true),
  );
  const pages: MarketPage[] = [];
  // One after the other: a shop has hundreds, and its visitors are served meanwhile.
  for (const node of wanted) pages.push(...(await readPage(node, site, market, context)));
  if (paths) return pages;
  const header = headerRegion(site);
  return [
    ...pages,
    { market, context, path: EVERY_PAGE, pageId: null, tree: header, main: header },
  ];
}
