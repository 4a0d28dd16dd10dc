import { evaluate } from '@/lib/cms/content/evaluate';
import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { ProjectId } from '@/lib/shop/project/projects';
import { EVERY_PAGE, loadMarketPages, marketsOf, type MarketPage } from './market-pages.server';
import { marketColumn, type CellState } from './page-matrix';

/** A shop and country, as the head of a column. */
export interface MatrixMarket {
  project: ProjectId;
  territory: string;
}

export interface BlockRow {
  id: string;
  type: string;
  /** Position on the page. */
  path: string;
  /** One for each market; `null` where the page has no such block. */
  cells: ({ state: CellState; because: string | null } | null)[];
}

export interface PageRow {
  project: ProjectId;
  path: string;
  /** Blocks that show, for each of the project's markets; `null` where the page may not be visited. */
  blocks: (number | null)[];
}

/** Something a page's editor has to mend. */
export interface MatrixFault {
  kind: 'empty page' | 'never visible' | 'end before start';
  project: ProjectId;
  path: string;
  /** Entry to mend. */
  id: string;
  detail: string;
  territories: string[];
}

export interface Matrix {
  markets: MatrixMarket[];
  /** Of the one page that was asked for. */
  rows: BlockRow[];
  pages: PageRow[];
  faults: MatrixFault[];
}

export interface MatrixWish {
  /** Epoch milliseconds. */
  now: number;
  projects: readonly ProjectId[];
  /** Only this page, with a row for each of its blocks; `null` for every page. */
  path: string | null;
  isDraft: boolean;
}

const isEndBeforeStart = (reason: { kind: string; issues?: unknown } | null): boolean =>
  reason?.kind === 'invalid' &&
  Array.isArray(reason.issues) &&
  reason.issues.some(({ path, message }) => path === 'endDateTime' && /after/.test(message));

/** Collects what the markets say about the same page or block. */
class FaultList {
  readonly faults: MatrixFault[] = [];

  add(fault: Omit<MatrixFault, 'territories'>, territory: string): void {
    const known = this.faults.find(
      ({ kind, project, path, id }) =>
        kind === fault.kind && project === fault.project && path === fault.path && id === fault.id,
    );
    if (known) known.territories.push(territory);
    else this.faults.push({ ...fault, territories: [territory] });
  }
}

/** Blocks seen in any market of a page: whether nobody can ever see them shows at the end. */
interface Seen {
  project: ProjectId;
  page: string;
  id: string;
  type: string;
  isEverShown: boolean;
  because: string;
  isEndBeforeStart: boolean;
}

function shownOf({ tree, main, context }: MarketPage): number | null {
  const isVisitable = evaluate(tree, context).shown.length > 0;
  return isVisitable ? evaluate(main, context).shown.length : null;
}

/**
 * Blocks × markets of one page, or pages × markets, by the resolver of the live pages; with what
 * visitors in some market would miss.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadMatrix(wish: MatrixWish): Promise<Matrix> {
  const { now, isDraft, path: wanted } = wish;
  const markets = marketsOf(wish.projects);
  const rows = new Map<string, BlockRow>();
  const pages = new Map<string, PageRow>();
  const seen = new Map<string, Seen>();
  const list = new FaultList();
  const paths = wanted === null ? null : [wanted];
  for (const [column, market] of markets.entries()) {
    const { project, territory } = market;
    for (const page of await loadMarketPages(market, { paths, now, isDraft })) {
      const { path, tree, main, context } = page;
      const blocks = shownOf(page);
      notePage(pages, page, markets, blocks);
      if (blocks === 0 && path !== EVERY_PAGE && main.length > 0)
        list.add(
          { kind: 'empty page', project, path, id: page.pageId ?? '', detail: '' },
          territory,
        );
      for (const [place, { id, type, cell }] of marketColumn(tree, context)) {
        // The node itself is the page, not a block of it.
        if (place === 'node' || type === 'node') continue;
        const because = cell.reason && describeReason(cell.reason, now);
        const key = `${project} ${path} ${id}`;
        const known = seen.get(key);
        seen.set(key, {
          project,
          page: path,
          id,
          type,
          because: because ?? known?.because ?? '',
          isEverShown: cell.state !== 'hidden' || known?.isEverShown === true,
          isEndBeforeStart: isEndBeforeStart(cell.reason),
        });
        if (wanted === null) continue;
        const row = rows.get(place) ?? { id, type, path: place, cells: markets.map(() => null) };
        row.cells[column] = { state: cell.state, because };
        rows.set(place, row);
      }
    }
  }
  for (const block of seen.values()) {
    if (block.isEverShown) continue;
    const { project, page: path, id, type, because } = block;
    const kind = block.isEndBeforeStart ? 'end before start' : 'never visible';
    list.faults.push({ kind, project, path, id, detail: `${type}: ${because}`, territories: [] });
  }
  return {
    markets: markets.map(({ project, territory }) => ({ project, territory })),
    rows: [...rows.values()],
    pages: [...pages.values()],
    faults: list.faults,
  };
}

function notePage(
  pages: Map<string, PageRow>,
  { market: { project, territory }, path }: MarketPage,
  markets: readonly MatrixMarket[],
  blocks: number | null,
): void {
  const own = markets.filter((market) => market.project === project);
  const key = `${project} ${path}`;
  const row = pages.get(key) ?? { project, path, blocks: own.map(() => null) };
  const column = own.findIndex((market) => market.territory === territory);
  // Of two nodes with one path, the one that may be visited counts.
  row.blocks[column] = blocks ?? row.blocks[column] ?? null;
  pages.set(key, row);
}
