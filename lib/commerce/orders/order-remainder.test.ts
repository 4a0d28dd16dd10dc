import fc from 'fast-check';
import { vatRate, vatWithin } from '@/lib/commerce/basket/vat';
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
  .map(({ lines, percent, ...destination }) => {
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

test('ORD-02: an untouched order costs what it did, in every currency and group of tax', () => {
  fc.assert(
    fc.property(placed, ({ order, lines, territory: to }) => {
      const { total, vat } = remainderOf(order, lines);
      expect(total).toBe(order.total);
      expect(order.vatRate).toBe(vatRate(to));
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
