import fc from 'fast-check';
import {
  formatSizeString,
  isOneSize,
  oneSize,
  parseSizeString,
  splitSizeStrings,
} from './size-string';
import { BODY_TYPES, SIZE_TYPES } from './sizes';

const label = fc.string({ minLength: 1, maxLength: 12 });
const facet = fc.record({
  bodyType: fc.constantFrom(...BODY_TYPES),
  sizeType: fc.constantFrom(...SIZE_TYPES),
  hasStock: fc.boolean(),
  sizeOnLabel: label,
});

describe('ENT-06: a size string', () => {
  test('contains body type, size type, stock and label', () => {
    const text = 'bodyType#tall|sizeType#inch|hasStock#true|sizeOnLabel#W34/L36';
    const size = { bodyType: 'tall', sizeType: 'inch', hasStock: true, sizeOnLabel: 'W34/L36' };
    expect(parseSizeString(text)).toEqual(size);
    expect(
      parseSizeString('sizeOnLabel#W34/L36|hasStock#true|sizeType#inch|bodyType#tall'),
    ).toEqual(size);
  });

  test('can be read back, whatever the label', () => {
    fc.assert(
      fc.property(facet, (size) => {
        expect(parseSizeString(formatSizeString(size))).toEqual(size);
      }),
    );
  });

  test('stays one facet value, since no character of the label ends a part', () => {
    fc.assert(
      fc.property(facet, (size) => {
        expect(formatSizeString(size).split('|')).toHaveLength(4);
        expect(formatSizeString(size).split('#')).toHaveLength(5);
      }),
    );
  });

  test.each([
    '',
    '3XL',
    '|',
    '#',
    'bodyType#normal|sizeType#standard|hasStock#true',
    'bodyType#normal|sizeType#standard|hasStock#true|sizeOnLabel#',
    'bodyType#normal|sizeType#standard|hasStock#yes|sizeOnLabel#M',
    'bodyType#giant|sizeType#standard|hasStock#true|sizeOnLabel#M',
    'bodyType#normal|sizeType#toString|hasStock#true|sizeOnLabel#M',
    'bodyType#normal|bodyType#tall|sizeType#standard|hasStock#true|sizeOnLabel#M',
    'bodyType#normal|sizeType#standard|hasStock#true|sizeOnLabel#M|fit#slim',
  ])('is rejected if invalid: %s', (text) => {
    expect(parseSizeString(text)).toBeNull();
  });

  test('is never read from any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(text === 'allsize' || parseSizeString(text) === null).toBe(true);
      }),
    );
  });

  test('allsize means one size', () => {
    expect(parseSizeString('allsize')).toEqual(oneSize(true));
    expect(isOneSize(oneSize(false))).toBe(true);
    expect(parseSizeString(formatSizeString(oneSize(false)))).toEqual(oneSize(false));
  });
});

test('PLP-02: size strings in an address are split only at the commas between them', () => {
  const shoe = formatSizeString({
    bodyType: 'normal',
    sizeType: 'shoe',
    hasStock: true,
    sizeOnLabel: '42,5',
  });
  const shirt = shoe.replace('42,5', 'XL').replace('shoe', 'standard');
  expect(splitSizeStrings(`${shoe},${shirt},allsize,${shoe}`)).toEqual([
    shoe,
    shirt,
    'allsize',
    shoe,
  ]);
  expect(splitSizeStrings('')).toEqual([]);
});

test('any list of size strings is split as it was joined', () => {
  const labels = fc.constantFrom('42,5', 'XL', '1,5,', 'W34/L32', ',');
  const strings = fc.array(
    facet.chain((size) => labels.map((text) => formatSizeString({ ...size, sizeOnLabel: text }))),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(strings, (list) => {
      expect(splitSizeStrings(list.join(','))).toEqual(list);
    }),
  );
});
