import type { ListCell } from './list-inserts';

/** Twelve articles fill whole rows of two, three and four. */
const ARTICLES_IN_GROUP = 12;

/** Cells in one box, which a browser skips as one while it is offscreen. */
export interface ListGroup<Hit> {
  cells: readonly ListCell<Hit>[];
  /** Grid cells that they fill; the last group may not fill whole rows. */
  places: number;
  /** The beginning of the list, with the blocks among its articles. */
  isHead: boolean;
}

interface GroupRules {
  /** Size of the server-rendered page: it stays together, however wide the window is. */
  firstPage: number;
  /** Blocks among the articles that have, or will have, a position. */
  inserts: number;
  /** Two articles per row, and a box of three takes the room of two. */
  isNarrow: boolean;
}

/** Rows of breakers are counted separately. */
function placesOf<Hit>(cell: ListCell<Hit>, isNarrow: boolean): number {
  if (cell.kind === 'breaker') return 0;
  if (cell.kind === 'article') return 1;
  const size = Number(cell.insert.size);
  return isNarrow ? Math.min(size, 2) : size;
}

/** How many cells the head holds (all inserts, the first page, and whole rows), and their room. */
function headOf<Hit>(cells: readonly ListCell<Hit>[], rules: GroupRules): [number, number] {
  let [places, articles, met] = [0, 0, 0];
  for (const [at, cell] of cells.entries()) {
    places += placesOf(cell, rules.isNarrow);
    if (cell.kind === 'article') articles += 1;
    else met += 1;
    const isAll = articles >= rules.firstPage && met === rules.inserts;
    if (isAll && places % ARTICLES_IN_GROUP === 0) return [at + 1, places];
  }
  return [cells.length, places];
}

/**
 * Cells in groups of whole rows, so that the groups below one another look like one grid. Adding
 * articles does not change the groups before them.
 */
export function listGroups<Hit>(
  cells: readonly ListCell<Hit>[],
  rules: GroupRules,
): ListGroup<Hit>[] {
  const [length, places] = rules.firstPage > 0 ? headOf(cells, rules) : [0, 0];
  const groups: ListGroup<Hit>[] = [];
  if (length > 0) groups.push({ cells: cells.slice(0, length), places, isHead: true });
  for (let at = length; at < cells.length; at += ARTICLES_IN_GROUP) {
    const own = cells.slice(at, at + ARTICLES_IN_GROUP);
    groups.push({ cells: own, places: own.length, isHead: false });
  }
  return groups;
}
