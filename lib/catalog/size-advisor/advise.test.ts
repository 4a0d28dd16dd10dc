import * as fc from 'fast-check';
import type { BodyType, SizeType } from '@/lib/catalog/catalogue/sizes';
import { adviseSizes, type AdvisedSize } from './advise';
import { canAdvise } from './garment-measure';
import { estimateBody, PREFERRED_FITS, HEIGHT_CM, readAnswers, SHAPES, WEIGHT_KG } from './body';
import type { BodyAnswers } from './body';

const size = (
  label: string,
  sizeType: SizeType = 'standard',
  bodyType: BodyType = 'normal',
): AdvisedSize => ({ sku: `sku-${label}`, label, sizeType, bodyType, isAvailable: true });

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'].map((each) => size(each));
const TROUSERS = ['W32/L32', 'W32/L34', 'W34/L32', 'W34/L34', 'W36/L32', 'W36/L34'].map((each) =>
  size(each, 'inch'),
);

const man = (parts: Partial<BodyAnswers> = {}): BodyAnswers => ({
  heightCm: 180,
  weightKg: 78,
  shape: 'average',
  fit: 'regular',
  ...parts,
});

const labelFor = (sizes: readonly AdvisedSize[], answers: BodyAnswers) =>
  adviseSizes(sizes, answers)[0]?.size?.label;

test('girths match the table: 1.80 m and 78 kg give a chest of 98 and a drop of 12 cm', () => {
  const { chest, waist, neck, inseam } = estimateBody(man());
  expect(Math.round(chest)).toBe(99);
  expect(Math.round(chest - waist)).toBe(12);
  expect(Math.round(neck)).toBe(40);
  expect(inseam).toBe(81);
});

test.each([
  [LETTERS, man(), 'M'],
  [LETTERS, man({ weightKg: 95 }), 'XL'],
  [LETTERS, man({ weightKg: 140 }), '4XL'],
  [LETTERS, man({ heightCm: 170, weightKg: 60 }), 'S'],
  [['46', '48', '50', '52'].map((each) => size(each)), man(), '50'],
  [['38', '39', '40', '41'].map((each) => size(each, 'collar')), man(), '40'],
  [['4', '5', '6', '7'].map((each) => size(each, 'underwear')), man(), '5'],
  [['80', '85', '90', '95'].map((each) => size(each, 'belt')), man(), '85'],
  [TROUSERS, man(), 'W34/L32'],
  [TROUSERS, man({ heightCm: 189, weightKg: 86 }), 'W34/L34'],
])('API-10: derives a size of each type from height and weight (%#)', (sizes, answers, label) => {
  expect(labelFor(sizes, answers)).toBe(label);
});

test('API-10: a round belly leads to wider trousers, not to a wider shirt', () => {
  expect(labelFor(TROUSERS, man({ shape: 'round' }))).toBe('W36/L32');
  expect(labelFor(LETTERS, man({ shape: 'round' }))).toBe('M');
});

test('API-10: a preference for loose fit leads to the larger size in case of doubt', () => {
  const between = man({ weightKg: 80 });
  expect(labelFor(LETTERS, { ...between, fit: 'close' })).toBe('M');
  expect(labelFor(LETTERS, { ...between, fit: 'loose' })).toBe('L');
});

describe('sizes for a build', () => {
  const suits = [
    ...['48', '50', '52', '54'].map((label) => size(label)),
    ...['24', '25', '26'].map((label) => size(label, 'standard', 'short')),
    ...['94', '98', '102', '106'].map((label) => size(label, 'standard', 'tall')),
  ];

  test.each([
    [165, 68, '25'],
    [180, 78, '50'],
    [196, 93, '98'],
  ])('%i cm and %i kg: %s', (heightCm, weightKg, label) => {
    expect(labelFor(suits, man({ heightCm, weightKg }))).toBe(label);
  });

  test('a tall man gets a normal size if there are no tall ones', () => {
    expect(labelFor(LETTERS, man({ heightCm: 196, weightKg: 92 }))).toBe('M');
  });
});

describe('customers’ reviews', () => {
  const fitOf = (fit: Parameters<typeof adviseSizes>[2]) => adviseSizes(LETTERS, man(), fit)[0];

  test.each([
    [{ small: 63, fits: 30, large: 7 }, 'L', 1],
    [{ small: 5, fits: 30, large: 65 }, 'S', -1],
    [{ small: 5, fits: 90, large: 5 }, 'M', 0],
    [{ small: 59, fits: 41, large: 0 }, 'M', 0],
    [null, 'M', 0],
  ] as const)('RVW-03: %j changes the size only from 60 percent on', (fit, label, reviewStep) => {
    expect(fitOf(fit)).toMatchObject({ size: { label }, reviewStep });
  });

  test('the size stays the largest one, and no reason is given', () => {
    const two = [size('S'), size('M')];
    const advice = adviseSizes(two, man(), { small: 100, fits: 0, large: 0 });
    expect(advice[0]).toMatchObject({ size: { label: 'M' }, reviewStep: 0 });
  });
});

test('no size is advised for a body beyond all sizes', () => {
  expect(adviseSizes([size('S'), size('M')], man({ weightKg: 140 }))).toEqual([
    expect.objectContaining({ size: null, dimension: 'chest' }),
  ]);
});

test('no advice is given on shoes, hats and one-size articles', () => {
  for (const other of [size('43', 'shoe'), size('58', 'hat'), size('allsize', 'allsize')]) {
    expect(canAdvise([other])).toBe(false);
    expect(adviseSizes([other], man())).toEqual([]);
  }
  expect(canAdvise([size('__proto__'), size('43', 'shoe')])).toBe(false);
});

test('an article with two size types gets advice for each', () => {
  const kinds = adviseSizes([...TROUSERS, size('M')], man()).map(({ sizeType }) => sizeType);
  expect(kinds).toEqual(['inch', 'standard']);
});

test('a heavier man never gets a smaller size', () => {
  const weight = fc.integer(WEIGHT_KG);
  const whole = fc.record({
    heightCm: fc.integer(HEIGHT_CM),
    shape: fc.constantFrom(...SHAPES),
    fit: fc.constantFrom(...PREFERRED_FITS),
  });
  fc.assert(
    fc.property(whole, weight, weight, (others, one, other) => {
      const rank = (weightKg: number) =>
        LETTERS.findIndex(
          ({ sku }) => sku === adviseSizes(LETTERS, { ...others, weightKg })[0]?.size?.sku,
        );
      const [lighter, heavier] = [rank(Math.min(one, other)), rank(Math.max(one, other))];
      expect(lighter === -1 || heavier === -1 || lighter <= heavier).toBe(true);
    }),
  );
});

test.each([
  null,
  'text',
  {},
  man({ heightCm: 139 }),
  man({ weightKg: 251 }),
  { ...man(), heightCm: '180' },
  { ...man(), heightCm: Number.NaN },
  { ...man(), shape: '__proto__' },
  { ...man(), fit: undefined },
])('%j is not valid as answers', (value) => expect(readAnswers(value)).toBeNull());
