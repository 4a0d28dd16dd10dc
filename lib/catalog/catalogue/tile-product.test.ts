import fc from 'fast-check';
import { linenShirt } from './product.fixture';
import { isSoldOut, readTileProduct, tileAttributes } from './tile-product';
import { tileColour, tileProduct, tileRecord } from './tile-product.fixture';

/** Filters a record like an index that is asked for some attributes only. */
function retrieved(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => retrieved(item, paths));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    if (paths.includes(key)) return [[key, inner] as const];
    const below = paths.flatMap((path) =>
      path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : [],
    );
    return below.length > 0 ? [[key, retrieved(inner, below)] as const] : [];
  });
  return Object.fromEntries(kept);
}

test('TIL-01: a tile reads only the attributes that a list requests', () => {
  const record = retrieved(linenShirt, ['objectID', ...tileAttributes('EUR')]);
  const { priceMin, priceMax, ...product } = readTileProduct(record) ?? tileProduct();
  const whole = tileProduct();
  expect(priceMin).toEqual({ eur: 69_95 });
  expect(priceMax).toEqual({ eur: 69_95 });
  expect(product).toMatchObject({
    objectID: '20310000',
    title: 'Leinenhemd mit Kentkragen',
    brand: 'Harbour Lane',
    flags: whole.flags,
    strikePrice: { eur: 89_95 },
  });
  const sizes = product.colorVariants[0].sizeVariants;
  expect(sizes.map(({ label, isBuyable }) => [label, isBuyable])).toEqual([
    ['3XL', true],
    ['4XL', false],
  ]);
  expect(sizes[0]?.price).toEqual({ eur: 69_95 });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['an empty record', {}],
  ['no title', tileRecord({ title: ' ' })],
  ['no number', tileRecord({ objectID: 20310000 })],
  ['an unknown type', tileRecord({ productType: 'spacecraft' })],
  ['no colour', tileRecord({ colorVariants: [{ itemnum: '20310000-312' }] })],
])('TIL-01: %s is not a tile', (_, record) => {
  expect(readTileProduct(record)).toBeNull();
});

test('TIL-01: decorative attributes have defaults', () => {
  const colour = { itemnum: '20310000-312', color: 'Blau', sizeVariants: [{ sizeString: 'XL' }] };
  const product = tileProduct({
    brand: null,
    flags: 'big',
    priceMin: { eur: Number.NaN, usd: -1 },
    colorVariants: [colour, 'red'],
  });
  expect(product).toMatchObject({ brand: '', priceMin: {}, flags: { big: false } });
  expect(product.colorVariants).toHaveLength(1);
  expect(product.colorVariants[0]).toMatchObject({ detailImgCount: 1, sizeVariants: [] });
});

test('TIL-01: a list is shown whatever its index contains', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, colours) => {
      readTileProduct(value);
      readTileProduct(tileRecord({ colorVariants: colours, flags: value, priceMax: value }));
    }),
  );
});

test('TIL-01: an article is sold out if no size of any colour is available', () => {
  const left = [
    tileColour('20310000-100', 'Weiß', ['3XL!']),
    tileColour('20310000-312', 'Blau', ['4XL']),
  ];
  expect(isSoldOut(tileProduct({ colorVariants: left }))).toBe(false);
  expect(isSoldOut(tileProduct({ colorVariants: left.slice(0, 1) }))).toBe(true);
  const look = [tileColour('20310000-100', 'Weiß', [])];
  expect(isSoldOut(tileProduct({ colorVariants: look }))).toBe(false);
});
