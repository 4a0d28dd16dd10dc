import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import fc from 'fast-check';
import { destinationOf } from '@/lib/commerce/basket/destination.server';
import { vatWithin } from '@/lib/commerce/basket/vat';
import { vatRate } from '@/lib/commerce/delivery/vat-rates';
import { totalsOf } from '@/lib/commerce/basket/totals';
import { CURRENCIES } from '@/lib/shop/project/currencies';
import { remainderOf, type CountedLine } from './order-remainder';

withEnvironment();

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_00 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  isGiftCard: fc.boolean(),
});
/** Whether the shop's gift cards are taxed when they are sold. */
const taxesGiftCards = fc.boolean();
/** Countries of different tax groups. */
const territory = fc.constantFrom('DE', 'AT', 'CH', 'CZ', 'PL', 'HU', 'NO', 'US');

/** An order as placed by the rules of the basket. */
const placed = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    percent: fc.constantFrom(0, 10, 33, 100),
    territory,
    currency: fc.constantFrom(...CURRENCIES),
    taxesGiftCards,
  })
  .map(({ lines, percent, territory, currency, taxesGiftCards: isSinglePurpose }) => {
    const place = { country: territory, postalCode: '' };
    const destination = {
      ...destinationOf('hgg', place, currency),
      taxesGiftCards: isSinglePurpose,
    };
    const priced = lines.map((each) => ({
      ...each,
      productType: each.isGiftCard ? ('geschenkkarte' as const) : ('product' as const),
    }));
    const code = { kind: 'percentage' as const, percent, code: 'X', minimum: 0, problem: null };
    const order = totalsOf(priced, percent > 0 ? [code] : [], destination);
    const counted = lines.map((each): CountedLine => ({
      ...each,
      isSinglePurpose: isSinglePurpose && each.isGiftCard,
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

const ORDER = { shipping: 4_95, discount: 12_00, total: 162_95, vatRate: 190, taxedGiftCards: 0 };
const COUNTS = { cancelled: 0, returned: 0, exchanged: 0, isSinglePurpose: false };
const SHIRTS: CountedLine = { ...COUNTS, price: 40_00, quantity: 3, isGiftCard: false };
const GIFT_CARD: CountedLine = { ...COUNTS, price: 50_00, quantity: 1, isGiftCard: true };
const LINES = [SHIRTS, GIFT_CARD];
/** The order after a change of its shirts. */
const withShirts = (changes: Partial<CountedLine>) => [{ ...SHIRTS, ...changes }, GIFT_CARD];

test('ORD-02: an order with a discount and a gift card has these amounts', () => {
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

test('ORD-02: each returned piece takes its share of the discount with it', () => {
  const oneBack = { goods: 130_00, discount: 8_00, shipping: 4_95, total: 126_95 };
  expect(remainderOf(ORDER, withShirts({ returned: 1 }))).toMatchObject(oneBack);
  expect(remainderOf(ORDER, withShirts({ cancelled: 1 }))).toMatchObject(oneBack);
  expect(remainderOf(ORDER, withShirts({ cancelled: 1, returned: 1 }))).toMatchObject({
    goods: 90_00,
    discount: 4_00,
    total: 90_95,
  });
});

test('ORD-02: if only gift cards are left, neither discount nor shipping remains', () => {
  expect(remainderOf(ORDER, withShirts({ returned: 3 }))).toEqual({
    goods: 50_00,
    discount: 0,
    shipping: 0,
    allowance: 0,
    total: 50_00,
    soldGiftCards: 50_00,
    vat: 0,
  });
});

test('ORD-02: gift cards alone that were charged shipping get it back with the last one', () => {
  const order = { ...ORDER, discount: 0, total: 54_95 };
  expect(remainderOf(order, [GIFT_CARD])).toMatchObject({ shipping: 4_95, total: 54_95 });
  expect(remainderOf(order, [{ ...GIFT_CARD, returned: 1 }])).toMatchObject({ total: 0 });
});

test('ORD-02: an allowance reduces the remaining amount and its tax, down to zero', () => {
  expect(remainderOf(ORDER, LINES, 2_95)).toMatchObject({ allowance: 2_95, total: 160_00 });
  expect(remainderOf(ORDER, LINES, 162_95)).toMatchObject({ allowance: 162_95, total: 0, vat: 0 });
  expect(remainderOf(ORDER, LINES, 200_00)).toMatchObject({ allowance: 162_95, total: 0 });
});

test('ORD-02: a gift card that was taxed when it was sold takes its tax along, and nothing else', () => {
  const lines = [SHIRTS, { ...GIFT_CARD, isSinglePurpose: true }];
  // 162.95 / 1.19 × 0.19, and 112.95 without the card.
  expect(remainderOf(ORDER, lines)).toMatchObject({ soldGiftCards: 0, vat: 26_02 });
  const back = [SHIRTS, { ...GIFT_CARD, isSinglePurpose: true, returned: 1 }];
  expect(remainderOf(ORDER, back)).toMatchObject({ total: 112_95, vat: 18_03 });
});

test('ORD-02: what a voucher paid that was taxed when it was sold is not taxed again', () => {
  // (112.95 − 100.00) / 1.19 × 0.19
  const paid = { ...ORDER, taxedGiftCards: 100_00 };
  expect(remainderOf(paid, LINES)).toMatchObject({
    total: 162_95,
    soldGiftCards: 50_00,
    vat: 2_07,
  });
  // Two shirts go back, 72.00: money is refunded first, so the voucher pays all that is left to tax.
  expect(remainderOf(paid, withShirts({ returned: 2 }))).toMatchObject({ total: 90_95, vat: 0 });
});

test('ORD-02: an order paid entirely by codes costs nothing, whatever is left of it', () => {
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

test('ORD-02: an exchanged piece counts once', () => {
  const lines = withShirts({ returned: 1, exchanged: 1 });
  const sent = { ...SHIRTS, quantity: 1 };
  expect(remainderOf(ORDER, [...lines, sent])).toEqual(remainderOf(ORDER, LINES));
});

test('ORD-02: an unchanged order costs its original total, in every currency and tax group', () => {
  fc.assert(
    fc.property(placed, ({ order, lines, territory: to }) => {
      const { total, vat } = remainderOf(order, lines);
      expect(total).toBe(order.total);
      expect(order.vatRate).toBe(vatRate(to, '', Date.now()));
      expect(vat).toBe(order.total > 0 ? order.vat : 0);
    }),
  );
});

test('ORD-02: the remainder is lines plus shipping less discounts, never increases and never falls below 0', () => {
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
          .filter(({ isGiftCard, isSinglePurpose }) => isGiftCard && !isSinglePurpose)
          .reduce((sum, each) => sum + each.price * (each.quantity - each.returned), 0);
        expect(vat).toBe(vatWithin(Math.max(0, total - cards), order.vatRate));
        before = after;
      }
    }),
  );
});

test('ORD-02: nothing remains of a completely returned order, including shipping and allowance', () => {
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

test('ORD-02: an exchange changes neither amounts nor the refund of its pieces', () => {
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
