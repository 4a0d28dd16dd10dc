import type { ListCell } from './list-inserts';

/** Twelve articles fill whole rows of two, three and four. */
export const ARTICLES_IN_GROUP = 12;

/** Cells in one box, which a browser skips as one while it is off the screen. */
export interface ListGroup<Hit> {
  cells: readonly ListCell<Hit>[];
  /** Places of the grid that they fill; the last group may have less than whole rows. */
  places: number;
  /** The beginning of the list, with the blocks among its articles. */
  isHead: boolean;
}

interface GroupRules {
  /** What the list began with on the server: it stays together, however wide the window is. */
  firstPage: number;
  /** Blocks among the articles that have found, or will find, their place. */
  inserts: number;
  /** Two articles stand in a row, and a box of three takes the room of two. */
  isNarrow: boolean;
}

/** Rows that a breaker takes count for themselves. */
function placesOf<Hit>(cell: ListCell<Hit>, isNarrow: boolean): number {
  if (cell.kind === 'breaker') return 0;
  if (cell.kind === 'article') return 1;
  const size = Number(cell.insert.size);
  return isNarrow ? Math.min(size, 2) : size;
}

const placesIn = <Hit>(cells: readonly ListCell<Hit>[], isNarrow: boolean) =>
  cells.reduce((sum, cell) => sum + placesOf(cell, isNarrow), 0);

/** How many cells the head holds: all inserts, the first page, and whole rows. */
function headLength<Hit>(cells: readonly ListCell<Hit>[], rules: GroupRules): number {
  const { firstPage, inserts, isNarrow } = rules;
  let [places, articles, met] = [0, 0, 0];
  for (const [at, cell] of cells.entries()) {
    places += placesOf(cell, isNarrow);
    if (cell.kind === 'article') articles += 1;
    else met += 1;
    if (articles >= firstPage && met === inserts && places % ARTICLES_IN_GROUP === 0) return at + 1;
  }
  return cells.length;
}

/**
 * Cells in groups of whole rows, so that the groups below one another look like one grid. Further
 * articles leave the groups before them as they are.
 */
export function listGroups<Hit>(
  cells: readonly ListCell<Hit>[],
  rules: GroupRules,
): ListGroup<Hit>[] {
  const length = rules.firstPage > 0 ? headLength(cells, rules) : 0;
  const groups: ListGroup<Hit>[] = [];
  const add = (from: number, to: number, isHead: boolean) => {
    const own = cells.slice(from, to);
    groups.push({ cells: own, places: placesIn(own, rules.isNarrow), isHead });
  };
  if (length > 0) add(0, length, true);
  for (let at = length; at < cells.length; at += ARTICLES_IN_GROUP)
    add(at, at + ARTICLES_IN_GROUP, false);
  return groups;
}
