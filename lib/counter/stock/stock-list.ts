import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';

/** Why the stock of a SKU is corrected. */
export const STOCK_REASONS = ['counted', 'delivered', 'damaged', 'lost', 'found'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Pieces up to which a SKU is listed as running out. */
export const LOW_STOCK = 3;

/** What a list of stock shows. */
export interface StockListRequest {
  /** SKU, article number or item number; empty for what is running out. */
  query: string;
  project: ProjectId | null;
  /** Last SKU of the page before, with its stock; `null` for the first page. */
  after: { stock: number; sku: string } | null;
}

/** Stock of a SKU online. */
export interface StockRow {
  sku: string;
  articleNumber: string;
  itemNumber: string;
  project: string;
  stock: number;
  /** Never out of stock: pieces are not counted. */
  isNos: boolean;
}

export interface StockList {
  rows: readonly StockRow[];
  /** {@link StockListRequest.after} of the next page; `null` on the last. */
  next: string | null;
}

/** Stock of a SKU online and in each store of its shop. */
export interface StockItem extends StockRow {
  picture: string;
  stores: readonly { store: string; name: string; stock: number }[];
}

/** Reads a list from an address; anything invalid is left out. */
export function readStockListRequest(
  parameter: (name: 'query' | 'project' | 'after') => string,
): StockListRequest {
  const [, stock, sku] = /^(\d{1,9})_(.+)$/.exec(parameter('after')) ?? [];
  const project = parameter('project');
  return {
    query: parameter('query').trim(),
    project: isProjectId(project) ? project : null,
    after: stock && sku ? { stock: Number(stock), sku } : null,
  };
}
