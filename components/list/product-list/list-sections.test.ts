import fc from 'fast-check';
import { listSections } from './list-sections';
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

function sectionsOf({ count, sizes, isWhole, isNarrow }: Shown, perPage = 24) {
  const inserts = insertsFor(sizes);
  const hits = Array.from({ length: count }, (_, at) => at + 1);
  const cells = listCells(hits, inserts, { perPage, isWhole });
  return { cells, sections: listSections(cells, { perPage, inserts: inserts.length, isNarrow }) };
}

/** Fills a grid of this many columns as a browser does: later cells fill gaps. */
function holesIn(cells: readonly ListCell<number>[], columns: number): number {
  const places = cells.reduce((sum, cell) => {
    if (cell.kind === 'breaker') return sum;
    return sum + (cell.kind === 'box' ? Math.min(Number(cell.insert.size), columns) : 1);
  }, 0);
  return (columns - (places % columns)) % columns;
}

const shown = fc.record({
  count: fc.nat(150),
  sizes: fc.array(fc.constantFrom<1 | 2 | 3 | 'row'>(1, 2, 3, 'row'), { maxLength: 6 }),
  isWhole: fc.boolean(),
  isNarrow: fc.boolean(),
});

test('PLP-05, PLP-10: sections contain all cells in order, in whole rows except the last', () => {
  fc.assert(
    fc.property(shown, (list) => {
      const { cells, sections } = sectionsOf(list);
      expect(sections.flatMap((section) => section.cells)).toEqual(cells);
      const full = sections.slice(0, -1);
      const columns = list.isNarrow ? [2] : [3, 4];
      const holes = full.flatMap(({ cells: own }) => columns.map((each) => holesIn(own, each)));
      expect(Math.max(0, ...holes)).toBe(0);
      const later = full.slice(1).flatMap((section) => section.cells);
      expect(later.every(({ kind }) => kind === 'article')).toBe(true);
    }),
  );
});

test('PLP-05: further articles do not change earlier sections', () => {
  fc.assert(
    fc.property(shown, fc.integer({ min: 1, max: 60 }), (list, more) => {
      const before = sectionsOf({ ...list, isWhole: false }).sections.slice(0, -1);
      const after = sectionsOf({ ...list, isWhole: false, count: list.count + more }).sections;
      expect(after.slice(0, before.length)).toEqual(before);
    }),
  );
});

test('PLP-05: without blocks a section is a page', () => {
  const { sections } = sectionsOf({ count: 120, sizes: [], isWhole: false, isNarrow: false });
  expect(sections.map(({ places }) => places)).toEqual(Array.from({ length: 5 }, () => 24));
});

test('PLP-05: a page that ends within a row is completed by articles of the next one', () => {
  const list = { count: 60, sizes: [], isWhole: false, isNarrow: false };
  expect(sectionsOf(list, 20).sections.map(({ places }) => places)).toEqual([24, 24, 12]);
});
