import fc from 'fast-check';
import {
  BODY_TYPES,
  compareBodyTypes,
  compareSizes,
  DEFAULT_SIZE_SYSTEM,
  isBigSize,
  isTallBody,
  letterSizesOf,
  SIZE_SYSTEMS,
  SIZE_TYPES,
} from './sizes';

const sorted = (...labels: string[]) => labels.toSorted(compareSizes);

test('ENT-07: lists the size types, with eu as the default system', () => {
  expect(SIZE_TYPES).toHaveLength(12);
  expect(SIZE_TYPES).toEqual(expect.arrayContaining(['standarddob', 'accessoires', 'allsize']));
  expect(DEFAULT_SIZE_SYSTEM).toBe('eu');
});

test('FLT-07: systems are in the order of their tabs', () => {
  expect(SIZE_SYSTEMS).toEqual(['eu', 'inch', 'us-uk', 'uk', 'us', 'int']);
});

test('ENT-08: body types are in the order normal, short, tall', () => {
  expect(BODY_TYPES).toEqual(['normal', 'short', 'tall']);
  expect((['tall', 'normal', 'short'] as const).toSorted(compareBodyTypes)).toEqual([
    ...BODY_TYPES,
  ]);
});

describe('ENT-09: sizes are ordered', () => {
  test('XS to XXL, then multiples of XL, then MT, LT, XLT, XT', () => {
    const order = [
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      '3XL',
      '4XL',
      '8XL',
      '10XL',
      'MT',
      'LT',
      'XLT',
      'XT',
    ];
    expect(sorted(...order.toReversed())).toEqual(order);
    expect(sorted('xt', '4xl', 'mt', 'xs')).toEqual(['xs', '4xl', 'mt', 'xt']);
  });

  test('2XL like XXL', () => {
    expect(sorted('3XL', '2XL', 'XL')).toEqual(['XL', '2XL', '3XL']);
    expect(compareSizes('2XL', 'XXL')).toBe(0);
  });

  test('measured ones by their numbers', () => {
    expect(sorted('106', '98', '48', '102')).toEqual(['48', '98', '102', '106']);
    expect(sorted('W34/L34', 'W34/L32', 'W33/L36', 'W34')).toEqual([
      'W33/L36',
      'W34',
      'W34/L32',
      'W34/L34',
    ]);
    expect(sorted('43', '42,5', '42')).toEqual(['42', '42,5', '43']);
    expect(sorted('One', '52', 'XL')).toEqual(['XL', '52', 'One']);
  });

  test('independently of their original order', () => {
    const label = fc.constantFrom('XS', 'XXL', '2XL', '5XL', 'LT', '48', '42,5', 'W34/L32', 'One');
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const once = sorted(...labels);
        const ranks = (list: string[]) => list.map((each) => each.replace('XXL', '2XL'));
        expect(ranks(sorted(...labels.toReversed()))).toEqual(ranks(once));
      }),
    );
  });
});

describe('ENT-10', () => {
  test('tall means above 1.90 m', () => {
    expect([189, 190, 191].map(isTallBody)).toEqual([false, false, true]);
  });

  test('big starts at XXL', () => {
    expect(['XL', 'XXL', '2XL', '3XL', '8XL'].map(isBigSize)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(['XLT', '54', 'One'].map(isBigSize)).toEqual([false, false, false]);
  });

  test('the big shop has 3XL to 8XL, the others XS to XL', () => {
    expect(letterSizesOf('hgg')).toEqual(['3XL', '4XL', '5XL', '6XL', '7XL', '8XL']);
    expect(letterSizesOf('hrm')).toEqual(['XS', 'S', 'M', 'L', 'XL']);
    expect(letterSizesOf('eck')).toEqual(letterSizesOf('hrm'));
  });
});
