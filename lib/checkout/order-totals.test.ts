import fc from 'fast-check';
import { CURRENCIES } from '@/lib/page-context/locale';
import { projects } from '@/lib/project/projects';
import { orderTotals } from './order-totals';

const line = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 100 });

test('an order costs its lines and their shipping, in every country and currency', () => {
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom(...projects.hgg.deliveryCountries),
      fc.constantFrom(...CURRENCIES),
      (ordered, country, currency) => {
        const { goods, shipping, total } = orderTotals(ordered, country, currency);
        const sum = ordered.flatMap(({ price, quantity }) => Array<number>(quantity).fill(price));
        expect(goods).toBe(sum.reduce((so, price) => so + price, 0));
        expect(total).toBe(goods + shipping);
        expect(Number.isSafeInteger(total) && shipping >= 0).toBe(true);
      },
    ),
  );
});

test('the same goods cost more to send to where sending costs more', () => {
  const shirt = [{ price: 2000, quantity: 1 }];
  const shippingTo = (country: string) => orderTotals(shirt, country, 'EUR').shipping;
  expect([shippingTo('DE'), shippingTo('AT'), shippingTo('CH')]).toEqual([495, 995, 1495]);
});
