import type { ListCell } from './list-inserts';

/** Twelve cells are whole rows of two, three and four. */
const WHOLE_ROWS = 12;

/** About one page of a list: one grid, which browsers skip as a whole while it is offscreen. */
export interface SectionCells<Hit> {
  cells: readonly ListCell<Hit>[];
  /** Number of filled grid cells; the last section may not fill whole rows. */
  places: number;
}

interface SectionRules {
  perPage: number;
  /** Blocks in the list that have, or will have, a position: all are in the first section. */
  inserts: number;
  /** Whether rows have two articles, so that a box of three takes the space of two. */
  isNarrow: boolean;
}

/** Rows of breakers are counted separately. */
function placesOf<Hit>(cell: ListCell<Hit>, isNarrow: boolean): number {
  if (cell.kind === 'breaker') return 0;
  if (cell.kind === 'article') return 1;
  const size = Number(cell.insert.size);
  return isNarrow ? Math.min(size, 2) : size;
}

/**
 * Divides cells into sections of whole rows, so that stacked sections look like one grid. Further
 * articles do not change earlier sections.
 */
export function listSections<Hit>(
  cells: readonly ListCell<Hit>[],
  { perPage, inserts, isNarrow }: SectionRules,
): SectionCells<Hit>[] {
  const sections: SectionCells<Hit>[] = [];
  let [start, places, articles, met] = [0, 0, 0, 0];
  const close = (end: number) => {
    sections.push({ cells: cells.slice(start, end), places });
    [start, places, articles] = [end, 0, 0];
  };
  for (const [at, cell] of cells.entries()) {
    places += placesOf(cell, isNarrow);
    if (cell.kind === 'article') articles += 1;
    else met += 1;
    const isFull = articles >= perPage && met >= inserts && places % WHOLE_ROWS === 0;
    if (isFull) close(at + 1);
  }
  if (start < cells.length) close(cells.length);
  return sections;
}
