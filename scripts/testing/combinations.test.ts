import { firstOf, pairs } from './combinations';

const SHOPS = ['hgg', 'hrm', 'eck'];
const WIDTHS = [390, 1440];

afterEach(() => {
  delete process.env['LONG_TESTS'];
});

test.each<[unknown[], unknown[]]>([
  [SHOPS, WIDTHS],
  [WIDTHS, SHOPS],
  [SHOPS, SHOPS],
  [SHOPS, ['light']],
])(
  'the gate covers each value of %j and of %j, in as many pairs as the longer list has values',
  (a, b) => {
    const found = pairs(a, b);
    expect(found).toHaveLength(Math.max(a.length, b.length));
    expect(new Set(found.map(([one]) => one))).toEqual(new Set(a));
    expect(new Set(found.map(([, other]) => other))).toEqual(new Set(b));
  },
);

test('a test can request several values of the shorter list for each value of the longer', () => {
  expect(pairs(SHOPS, WIDTHS, 2)).toHaveLength(6);
  expect(pairs(WIDTHS, SHOPS, 2)).toHaveLength(6);
  expect(pairs(SHOPS, SHOPS, 2)).toHaveLength(6);
});

test('the long form covers every combination', () => {
  process.env['LONG_TESTS'] = 'true';
  expect(pairs(SHOPS, WIDTHS)).toEqual(
    SHOPS.flatMap((shop) => WIDTHS.map((width) => [shop, width])),
  );
  expect(firstOf(WIDTHS)).toEqual(WIDTHS);
});

test('the gate covers only the first of equivalent values', () => {
  expect(firstOf(SHOPS)).toEqual(['hgg']);
  expect(firstOf(SHOPS, 2)).toEqual(['hgg', 'hrm']);
});
