import { insertsOf, listCells } from './list-inserts';

const articles = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const box = (id: string, size: number) => ({ id, type: 'teaserBox', fields: { size } });
const breaker = (id: string) => ({ id, type: 'breakerSlider', fields: {} });

/** Cells of a list with pages of 24 articles. */
const listOf = (count: number, blocks: readonly object[], isWhole = false) =>
  listCells(articles(count), insertsOf(blocks as ReturnType<typeof box>[]), {
    perPage: 24,
    isWhole,
  });

const cellsOf = (...list: Parameters<typeof listOf>) =>
  listOf(...list).map((cell) => (cell.kind === 'article' ? cell.hit : cell.insert.block.id));

const placesOf = (count: number, breakers: string[]) =>
  listOf(count, breakers.map(breaker)).flatMap((cell) =>
    cell.kind === 'breaker' ? [cell.place] : [],
  );

test('PLP-11: breakers come after three rows of four, and after three more', () => {
  const cells = cellsOf(30, [breaker('first'), breaker('second')]);
  expect(cells.indexOf('first')).toBe(12);
  expect(cells.filter((cell) => cell !== 'first').indexOf('second')).toBe(24);
});

test('PLP-11: their rows are the fourth and the eighth, however many articles a row has', () => {
  expect(placesOf(30, ['first', 'second'])).toEqual([1, 2]);
});

test('PLP-11: a breaker of a further page follows its articles, and moves none of the page before', () => {
  expect(placesOf(48, ['first', 'second', 'third'])).toEqual([1, 2, 0]);
});

test('PLP-10: a teaser box counts as many articles as it is wide', () => {
  const cells = cellsOf(24, [box('box', 3), breaker('breaker')]);
  expect(cells.indexOf('box')).toBe(4);
  expect(cells.indexOf('breaker')).toBe(10);
});

test('PLP-10: a short list has its inserts at the end', () => {
  expect(cellsOf(3, [box('box', 1), breaker('breaker')])).toEqual([1, 2, 3]);
  expect(cellsOf(3, [box('box', 1), breaker('breaker')], true)).toEqual([
    1,
    2,
    3,
    'box',
    'breaker',
  ]);
});

test('a box of unknown size is a row of its own', () => {
  expect(insertsOf([box('box', 7)])[0]?.size).toBe('row');
});
