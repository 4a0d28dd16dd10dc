import fc from 'fast-check';
import { destinationOf } from '@/lib/commerce/basket/destination.server';
import { vatWithin } from '@/lib/commerce/basket/vat';
import { vatRate } from '@/lib/commerce/delivery/vat-rates';
import { totalsOf } from '@/lib/commerce/basket/totals';
import { CURRENCIES } from '@/lib/shop/page-context/locale';
import { remainderOf, type CountedLine } from './order-remainder';

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_00 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  isGiftCard: fc.boolean(),
});
/** Countries of different groups of tax. */
const territory = fc.constantFrom('DE', 'AT', 'CH', 'CZ', 'PL', 'HU', 'NO', 'US');

/** An order as the basket's rules have made it, nothing cancelled yet. */
const placed = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    percent: fc.constantFrom(0, 10, 33, 100),
    territory,
    currency: fc.constantFrom(...CURRENCIES),
  })
  .map(({ lines, percent, territory, currency }) => {
    const destination = destinationOf({ country: territory, postalCode: '' }, currency);
    const priced = lines.map((each) => ({
      ...each,
      productType: each.isGiftCard ? ('geschenkkarte' as const) : ('product' as const),
    }));
    const code = { kind: 'percentage' as const, percent, code: 'X', minimum: 0, problem: null };
    const order = totalsOf(priced, percent > 0 ? [code] : [], destination);
    const counted = lines.map((each): CountedLine => ({
      ...each,
      cancelled: 0,
      returned: 0,
      exchanged: 0,
    }));
    return { order, lines: counted, ...destination };
  });

const takeOne = (lines: readonly CountedLine[], at: number): CountedLine[] =>
  lines.map((each, index) =>
    index === at % lines.length && each.cancelled + each.returned < each.quantity
      ? { ...each, returned: each.returned + 1 }
      : each,
  );

const ORDER = { shipping: 4_95, discount: 12_00, total: 162_95, vatRate: 190 };
const COUNTS = { cancelled: 0, returned: 0, exchanged: 0 };
const SHIRTS: CountedLine = { ...COUNTS, price: 40_00, quantity: 3, isGiftCard: false };
const GIFT_CARD: CountedLine = { ...COUNTS, price: 50_00, quantity: 1, isGiftCard: true };
const LINES = [SHIRTS, GIFT_CARD];
/** The order after something has become of its shirts. */
const withShirts = (changes: Partial<CountedLine>) => [{ ...SHIRTS, ...changes }, GIFT_CARD];

test('ORD-02: an order with a discount and a gift card is made of these sums', () => {
  expect(remainderOf(ORDER, LINES)).toEqual({
    goods: 170_00,
    discount: 12_00,
    shipping: 4_95,
    allowance: 0,
    total: 162_95,
    soldGiftCards: 50_00,
    vat: 18_03,
  });
});

test('ORD-02: each piece that is given back takes its part of the discount with it', () => {
  const oneBack = { goods: 130_00, discount: 8_00, shipping: 4_95, total: 126_95 };
  expect(remainderOf(ORDER, withShirts({ returned: 1 }))).toMatchObject(oneBack);
  expect(remainderOf(ORDER, withShirts({ cancelled: 1 }))).toMatchObject(oneBack);
  expect(remainderOf(ORDER, withShirts({ cancelled: 1, returned: 1 }))).toMatchObject({
    goods: 90_00,
    discount: 4_00,
    total: 90_95,
  });
});

test('ORD-02: of gift cards alone no discount is left, and their delivery is', () => {
  expect(remainderOf(ORDER, withShirts({ returned: 3 }))).toEqual({
    goods: 50_00,
    discount: 0,
    shipping: 4_95,
    allowance: 0,
    total: 54_95,
    soldGiftCards: 50_00,
    vat: 79,
  });
});

test('ORD-02: an allowance lowers what is left and its tax, down to nothing', () => {
  expect(remainderOf(ORDER, LINES, 2_95)).toMatchObject({ allowance: 2_95, total: 160_00 });
  expect(remainderOf(ORDER, LINES, 162_95)).toMatchObject({ allowance: 162_95, total: 0, vat: 0 });
  expect(remainderOf(ORDER, LINES, 200_00)).toMatchObject({ allowance: 162_95, total: 0 });
});

test('ORD-02: an order that codes have paid whole costs nothing, whatever is left of it', () => {
  const free = { ...ORDER, total: 0, discount: 174_95 };
  expect(remainderOf(free, LINES)).toEqual({
    goods: 170_00,
    discount: 170_00,
    shipping: 0,
    allowance: 0,
    total: 0,
    soldGiftCards: 0,
    vat: 0,
  });
});

test('ORD-02: a piece that was exchanged counts once', () => {
  const lines = withShirts({ returned: 1, exchanged: 1 });
  const sent = { ...SHIRTS, quantity: 1 };
  expect(remainderOf(ORDER, [...lines, sent])).toEqual(remainderOf(ORDER, LINES));
});

test('ORD-02: an untouched order costs what it did, in every currency and group of tax', () => {
  fc.assert(
    fc.property(placed, ({ order, lines, territory: to }) => {
      const { total, vat } = remainderOf(order, lines);
      expect(total).toBe(order.total);
      expect(order.vatRate).toBe(vatRate(to, '', Date.now()));
      expect(vat).toBe(order.total > 0 ? order.vat : 0);
    }),
  );
});

test('ORD-02: what is left is lines and shipping less discounts, and never rises or falls below 0', () => {
  fc.assert(
    fc.property(placed, fc.array(fc.nat(9), { maxLength: 25 }), ({ order, lines }, steps) => {
      let now: readonly CountedLine[] = lines;
      let before = remainderOf(order, now);
      for (const step of steps) {
        now = takeOne(now, step);
        const after = remainderOf(order, now);
        const { goods, discount, shipping, allowance, total, vat } = after;
        expect(total).toBe(goods - discount + shipping - allowance);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(before.total);
        const cards = now
          .filter(({ isGiftCard }) => isGiftCard)
          .reduce((sum, each) => sum + each.price * (each.quantity - each.returned), 0);
        expect(vat).toBe(vatWithin(Math.max(0, total - cards), order.vatRate));
        before = after;
      }
    }),
  );
});

test('ORD-02: of an order whose last piece came back nothing is left, shipping and allowance included', () => {
  fc.assert(
    fc.property(placed, fc.nat(20_00), ({ order, lines }, allowance) => {
      const back = lines.map((each) => ({ ...each, returned: each.quantity }));
      const nothing = {
        goods: 0,
        discount: 0,
        shipping: 0,
        allowance: 0,
        total: 0,
        soldGiftCards: 0,
        vat: 0,
      };
      expect(remainderOf(order, back, allowance)).toEqual(nothing);
    }),
  );
});

test('ORD-02: an exchange changes no sum, nor what its pieces are worth when they come back', () => {
  fc.assert(
    fc.property(placed, fc.nat(3), ({ order, lines }, at) => {
      const line = lines[at % lines.length];
      fc.pre(line !== undefined && !line.isGiftCard);
      const swapped = lines.map((each) =>
        each === line ? { ...each, returned: 1, exchanged: 1 } : each,
      );
      const sent = { ...line, quantity: 1, cancelled: 0, returned: 0, exchanged: 0 };
      expect(remainderOf(order, [...swapped, sent])).toEqual(remainderOf(order, lines));
      const backBefore = lines.map((each) => (each === line ? { ...each, returned: 1 } : each));
      expect(remainderOf(order, [...swapped, { ...sent, returned: 1 }])).toEqual(
        remainderOf(order, backBefore),
      );
    }),
  );
});
