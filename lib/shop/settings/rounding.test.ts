import * as fc from 'fast-check';
import { reducedBy, TO_MINOR_UNITS, type Rounding } from './rounding';

const FIVE_CENTIMES: Rounding = { step: 5, direction: 'nearest' };

test('a reduced price is rounded to the nearest step', () => {
  // 15 % off 39.95 leaves 33.9575; off 39.80, 33.83.
  expect(reducedBy(39_95, 15, FIVE_CENTIMES)).toBe(33_95);
  expect(reducedBy(39_80, 15, FIVE_CENTIMES)).toBe(33_85);
});

test('of two steps that are equally near, the customer pays the lower one', () => {
  expect(reducedBy(9_50, 50, { step: 50, direction: 'nearest' })).toBe(4_50);
  expect(reducedBy(1_01, 50, TO_MINOR_UNITS)).toBe(50);
});

test('a direction rounds every rest', () => {
  expect(reducedBy(39_95, 15, { step: 1_00, direction: 'down' })).toBe(33_00);
  expect(reducedBy(39_95, 15, { step: 1_00, direction: 'up' })).toBe(34_00);
});

test('a price that fits needs no rounding in any direction', () => {
  for (const direction of ['nearest', 'down', 'up'] as const)
    expect(reducedBy(40_00, 10, { step: 5, direction })).toBe(36_00);
});

test('a reduced price is never below nothing and never above the price', () => {
  const direction = fc.constantFrom('nearest' as const, 'down' as const, 'up' as const);
  const rounding = fc.record({ step: fc.integer({ min: 1, max: 100_00 }), direction });
  const price = fc.integer({ min: 0, max: 20_000_00 });
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 100 }), rounding, (whole, percent, rule) => {
      const left = reducedBy(whole, percent, rule);
      expect(Object.is(left, -0)).toBe(false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(whole);
      expect(left === whole || left % rule.step === 0).toBe(true);
    }),
  );
});
