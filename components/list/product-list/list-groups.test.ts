import fc from 'fast-check';
import { listGroups } from './list-groups';
import { insertsOf, listCells, type ListCell } from './list-inserts';

interface Shown {
  count: number;
  sizes: readonly (1 | 2 | 3 | 'row')[];
  isWhole: boolean;
  isNarrow: boolean;
}

const insertsFor = (sizes: Shown['sizes']) =>
  insertsOf(
    sizes.map((size, at) => ({
      id: `insert-${at}`,
      type: size === 'row' ? 'breakerSlider' : 'teaserBox',
      fields: { size },
    })) as Parameters<typeof insertsOf>[0],
  );

function grouped({ count, sizes, isWhole, isNarrow }: Shown, firstPage = 24) {
  const inserts = insertsFor(sizes);
  const hits = Array.from({ length: count }, (_, at) => at + 1);
  const cells = listCells(hits, inserts, isWhole);
  return { cells, groups: listGroups(cells, { firstPage, inserts: inserts.length, isNarrow }) };
}

/** Fills a grid of so many columns as a browser does: holes are filled by later cells. */
function holesIn(cells: readonly ListCell<number>[], columns: number): number {
  const places = cells.reduce((sum, cell) => {
    if (cell.kind === 'breaker') return sum;
    return sum + (cell.kind === 'box' ? Math.min(Number(cell.insert.size), columns) : 1);
  }, 0);
  return (columns - (places % columns)) % columns;
}

const shown = fc.record({
  count: fc.nat(150),
  sizes: fc.array(fc.constantFrom(...([1, 2, 3, 'row'] as const)), { maxLength: 6 }),
  isWhole: fc.boolean(),
  isNarrow: fc.boolean(),
});

test('PLP-05, PLP-10: groups hold every cell in order, and all but the last whole rows', () => {
  fc.assert(
    fc.property(shown, (list) => {
      const { cells, groups } = grouped(list);
      expect(groups.flatMap((group) => group.cells)).toEqual(cells);
      const full = groups.slice(0, -1);
      const columns = list.isNarrow ? [2] : [3, 4];
      const holes = full.flatMap(({ cells: own }) => columns.map((each) => holesIn(own, each)));
      expect(Math.max(0, ...holes)).toBe(0);
      const chunks = full.filter(({ isHead }) => !isHead).flatMap((group) => group.cells);
      expect(chunks.every(({ kind }) => kind === 'article')).toBe(true);
    }),
  );
});

test('PLP-05: further articles leave the groups before them as they are', () => {
  fc.assert(
    fc.property(shown, fc.integer({ min: 1, max: 60 }), (list, more) => {
      const before = grouped({ ...list, isWhole: false }).groups.slice(0, -1);
      const after = grouped({ ...list, isWhole: false, count: list.count + more }).groups;
      expect(after.slice(0, before.length)).toEqual(before);
    }),
  );
});

test('PLP-05: a long list is its head and dozens', () => {
  const list = { count: 120, sizes: [1, 3, 'row'] as const, isWhole: false };
  for (const isNarrow of [false, true]) {
    const { groups } = grouped({ ...list, isNarrow });
    expect(groups.map(({ isHead }) => isHead).indexOf(false)).toBe(1);
    expect(groups.slice(1, -1).every(({ places }) => places === 12)).toBe(true);
    expect(groups.length).toBeGreaterThan(7);
  }
});

test('PLP-06: a list that begins further on has no head', () => {
  const { groups } = grouped({ count: 48, sizes: [], isWhole: false, isNarrow: false }, 0);
  expect(groups.map(({ isHead, places }) => [isHead, places])).toEqual(
    Array.from({ length: 4 }, () => [false, 12]),
  );
});
