import { evaluate } from '@/lib/cms/content/evaluate';
import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { ProjectId } from '@/lib/shop/project/projects';
import {
  EVERY_PAGE,
  loadMarketPages,
  marketsOf,
  NODE_PLACE,
  nodesAt,
  PageNames,
  type MarketPage,
} from './market-pages.server';
import { MatrixFaults, type FaultPlace, type MatrixFault } from './matrix-faults';
import { marketColumn, type CellState, type ColumnBlock } from './page-matrix';

/** A shop and country, heading a column. */
export interface MatrixMarket {
  project: ProjectId;
  territory: string;
}

export interface BlockRow {
  id: string;
  type: string;
  /** Position on the page. */
  path: string;
  /** One per market; `null` if the page has no such block there. */
  cells: ({ state: CellState; because: string | null } | null)[];
}

export interface PageRow {
  project: ProjectId;
  path: string;
  /** Number of visible blocks per market; `null` if the page is not visible there. */
  blocks: (number | null)[];
}

export interface Matrix {
  markets: MatrixMarket[];
  rows: BlockRow[];
  pages: PageRow[];
  faults: MatrixFault[];
}

export interface MatrixOptions {
  /** Epoch milliseconds. */
  now: number;
  projects: readonly ProjectId[];
  /** Path of a single page, with one row per block; `null` for all pages. */
  path: string | null;
  isDraft: boolean;
}

function shownOf({ tree, main, context }: MarketPage): number | null {
  const isVisitable = evaluate(tree, context).shown.length > 0;
  return isVisitable ? evaluate(main, context).shown.length : null;
}

const RANK: readonly CellState[] = ['hidden', 'later', 'by visitor', 'visible'];

/** Rows of a page's blocks, filled market by market. */
class BlockRows {
  readonly #rows = new Map<string, BlockRow>();
  readonly #markets: number;

  constructor(markets: number) {
    this.#markets = markets;
  }

  note(column: number, place: string, { id, type, cell }: ColumnBlock, now: number): void {
    // Languages may have different blocks at the same position.
    const key = `${place} ${id}`;
    const empty = Array.from({ length: this.#markets }, () => null);
    const row = this.#rows.get(key) ?? { id, type, path: place, cells: empty };
    this.#rows.set(key, row);
    const known = row.cells[column];
    // Two nodes for different countries may share a path and a page.
    if (known && RANK.indexOf(known.state) > RANK.indexOf(cell.state)) return;
    row.cells[column] = {
      state: cell.state,
      because: cell.reason && describeReason(cell.reason, now),
    };
  }

  list = (): BlockRow[] => [...this.#rows.values()];
}

/**
 * Blocks × markets of one page, or pages × markets, by the resolver of the live pages, with
 * problems that visitors in some market would see. A page has one row for all languages, even if
 * its paths differ.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadMatrix(options: MatrixOptions): Promise<Matrix> {
  const { now, isDraft, path: wanted } = options;
  const markets = marketsOf(options.projects);
  const rows = new BlockRows(markets.length);
  const pages = new Map<string, PageRow>();
  const faults = new MatrixFaults(options.projects);
  const names = new PageNames();
  const nodes = wanted === null ? null : await nodesAt(wanted, options.projects, { now, isDraft });
  for (const [column, market] of markets.entries()) {
    for (const page of await loadMarketPages(market, { nodes, now, isDraft })) {
      const { nodeId, pageId, tree, main, context } = page;
      const path = names.of(page);
      const place = { ...market, path };
      const blocks = shownOf(page);
      notePage(pages, place, markets, blocks);
      if (blocks === 0 && nodeId !== EVERY_PAGE && main.length > 0)
        faults.noteEmpty(place, pageId ?? '');
      for (const [position, block] of marketColumn(tree, context)) {
        faults.noteBlock(place, block);
        // The node is the page, not one of its blocks.
        if (wanted !== null && position !== NODE_PLACE) rows.note(column, position, block, now);
      }
    }
  }
  return {
    markets: markets.map(({ project, territory }) => ({ project, territory })),
    rows: rows.list(),
    pages: [...pages.values()],
    faults: faults.list(now),
  };
}

function notePage(
  pages: Map<string, PageRow>,
  { project, territory, path }: FaultPlace,
  markets: readonly MatrixMarket[],
  blocks: number | null,
): void {
  const own = markets.filter((market) => market.project === project);
  const key = `${project} ${path}`;
  const row = pages.get(key) ?? { project, path, blocks: own.map(() => null) };
  const column = own.findIndex((market) => market.territory === territory);
  // If two nodes have the same path, the visible one counts.
  row.blocks[column] = blocks ?? row.blocks[column] ?? null;
  pages.set(key, row);
}
