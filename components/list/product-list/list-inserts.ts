import type { NestedBlock } from '@/lib/cms/content/nested-blocks';

/** A block among the articles of a list. */
export interface ListInsert {
  block: NestedBlock;
  /** Width in articles; a breaker takes the whole row. */
  size: 1 | 2 | 3 | 'row';
}

const isBoxSize = (size: unknown): size is 1 | 2 | 3 => size === 1 || size === 2 || size === 3;

/** Nested blocks as inserts of a list: teaser boxes by their size, everything else as a breaker. */
export const insertsOf = (blocks: readonly NestedBlock[]): ListInsert[] =>
  blocks.map((block) => {
    const fields = 'fields' in block ? block.fields : null;
    const isBox = block.type === 'teaserBox' && typeof fields === 'object' && fields !== null;
    const size = isBox && 'size' in fields ? fields.size : null;
    return { block, size: isBoxSize(size) ? size : 'row' };
  });

export type ListCell<Hit> =
  | { kind: 'article'; hit: Hit }
  | { kind: 'box'; insert: ListInsert }
  /** `place` counts breakers from 1; each is below three more rows. At 0 it follows the cell before it. */
  | { kind: 'breaker'; insert: ListInsert; place: number };

/** Rows between breakers: 12 articles with four per row, 9 with three, 6 with two. */
export const ROWS_BETWEEN_BREAKERS = 3;
const MAX_PER_ROW = 4;

/** The first box precedes the fifth article; the next ones follow after eight articles each. */
const FIRST_BOX = 4;
const BOX_DISTANCE = 8;

/**
 * Articles and inserts in reading order. Boxes and breakers belong to the beginning of a list; a
 * breaker is inserted only below three full rows at every width, otherwise at the end. One that is due on a
 * further page follows that page's articles: in its row, it would move what a phone already shows.
 * @param perPage number of articles of the first page
 * @param isWhole whether the list has no further pages
 */
export function listCells<Hit>(
  hits: readonly Hit[],
  inserts: readonly ListInsert[],
  { perPage, isWhole }: { perPage: number; isWhole: boolean },
): ListCell<Hit>[] {
  const boxes = inserts.filter(({ size }) => size !== 'row');
  const breakers = inserts.filter(({ size }) => size === 'row');
  const cells: ListCell<Hit>[] = [];
  let filled = 0;
  let [box, breaker] = [0, 0];
  const addBox = (insert: ListInsert) => {
    cells.push({ kind: 'box', insert });
    filled += Number(insert.size);
    box += 1;
  };
  hits.forEach((hit, at) => {
    const next = boxes[box];
    if (next && at === FIRST_BOX + box * BOX_DISTANCE) addBox(next);
    cells.push({ kind: 'article', hit });
    filled += 1;
    const due = breakers[breaker];
    if (!due || filled < (breaker + 1) * ROWS_BETWEEN_BREAKERS * MAX_PER_ROW) return;
    breaker += 1;
    cells.push({ kind: 'breaker', insert: due, place: at < perPage ? breaker : 0 });
  });
  if (!isWhole) return cells;
  boxes.slice(box).forEach(addBox);
  return [
    ...cells,
    ...breakers
      .slice(breaker)
      .map((insert): ListCell<Hit> => ({ kind: 'breaker', insert, place: 0 })),
  ];
}
