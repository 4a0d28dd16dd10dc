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
])('in the gate each value of %j and of %j occurs, in as many pairs as the longer has', (a, b) => {
  const found = pairs(a, b);
  expect(found).toHaveLength(Math.max(a.length, b.length));
  expect(new Set(found.map(([one]) => one))).toEqual(new Set(a));
  expect(new Set(found.map(([, other]) => other))).toEqual(new Set(b));
});

test('more of the shorter list come with each value of the longer where a test asks for it', () => {
  expect(pairs(SHOPS, WIDTHS, 2)).toHaveLength(6);
  expect(pairs(WIDTHS, SHOPS, 2)).toHaveLength(6);
  expect(pairs(SHOPS, SHOPS, 2)).toHaveLength(6);
});

test('the long form has every combination and every value', () => {
  process.env['LONG_TESTS'] = 'true';
  expect(pairs(SHOPS, WIDTHS)).toEqual(
    SHOPS.flatMap((shop) => WIDTHS.map((width) => [shop, width])),
  );
  expect(firstOf(WIDTHS)).toEqual(WIDTHS);
});

test('the gate has the first of values that behave alike', () => {
  expect(firstOf(SHOPS)).toEqual(['hgg']);
  expect(firstOf(SHOPS, 2)).toEqual(['hgg', 'hrm']);
});
