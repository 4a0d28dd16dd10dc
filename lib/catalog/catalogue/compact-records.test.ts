import fc from 'fast-check';
import { compactRecord } from './compact-records';
import { linenShirt } from './product.fixture';
import { BODY_TYPES, SIZE_TYPES } from './sizes';
import { formatSizeString } from './size-string';
import { readTileProduct } from './tile-product';

const size = fc.record({
  sizeString: fc.oneof(
    fc
      .record({
        bodyType: fc.constantFrom(...BODY_TYPES),
        sizeType: fc.constantFrom(...SIZE_TYPES),
        hasStock: fc.boolean(),
        sizeOnLabel: fc.string({ minLength: 1 }),
      })
      .map(formatSizeString),
    fc.constantFrom('allsize', 'sizeOnLabel#3XL|hasStock#true|bodyType#tall|sizeType#inch', ''),
    fc.string(),
  ),
  price: fc.oneof(fc.record({ eur: fc.nat() }), fc.constant({}), fc.constant({ czk: -1 })),
});
const [shirt] = linenShirt.colorVariants;
const record = fc.record({
  isNew: fc.boolean(),
  imageRatio: fc.constantFrom('3:4', '1:2', undefined),
  isOnSale: fc.boolean(),
  strikePrice: fc.oneof(fc.constant({}), fc.record({ eur: fc.nat() })),
  flags: fc.dictionary(fc.constantFrom('exclusive', 'sustainable', 'big'), fc.boolean()),
  colorVariants: fc.array(
    fc.record({
      sizeVariants: fc.oneof(fc.array(size), fc.constant(undefined), fc.array(fc.anything())),
      hasTallSizesOnStock: fc.constantFrom(true, false, undefined),
      itemnum: fc.constantFrom(`${linenShirt.objectID}-312`, '20310001-312', '-312'),
      strikePrice: fc.constantFrom({}, { eur: 1 }),
      imageRatio: fc.constantFrom('3:4', '1:2', undefined),
      imageAlt: fc.constantFrom(
        `${linenShirt.title}, ${String(shirt?.color)}`,
        'von vorn',
        '',
        undefined,
      ),
    }),
  ),
});

test('a tile reads the same from a compact record as from the full one', () => {
  fc.assert(
    fc.property(record, (changes) => {
      const colorVariants = changes.colorVariants.map((colour) => ({ ...shirt, ...colour }));
      const whole = { ...linenShirt, ...changes, colorVariants };
      const compact: unknown = JSON.parse(JSON.stringify(compactRecord(whole)));
      expect(readTileProduct(compact)).toEqual(readTileProduct(JSON.parse(JSON.stringify(whole))));
    }),
  );
});

test('sizes that differ only in their labels take a tenth of the bytes', () => {
  const sizeVariants = ['3XL', '4XL', '5XL', '6XL', '7XL', '8XL', '9XL', '10XL'].map((label) => ({
    sizeString: formatSizeString({
      bodyType: 'normal',
      sizeType: 'standard',
      hasStock: true,
      sizeOnLabel: label,
    }),
    price: { eur: 69_95 },
  }));
  const bytes = (value: unknown) => JSON.stringify(value).length;
  const colorVariants = [{ sizeVariants }, { sizeVariants }];
  const compact = bytes(compactRecord({ colorVariants }));
  expect(compact).toBeLessThan(bytes({ colorVariants }) / 10);
});
