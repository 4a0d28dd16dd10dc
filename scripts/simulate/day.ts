import type { Parameters, Step } from './step';
import type { World } from './world';

export const DAY_SIZE = { people: 10, devices: 2 };
const HOURS = 26;

/** Numbers steps in the order given. */
function numbered(steps: readonly (readonly [string, Parameters])[]): Step[] {
  return steps.map(([does, parameters], at) => ({ id: String(at + 1), does, with: parameters }));
}

/**
 * What customers leave: two devices logged in, a basket, a wishlist and a reservation list; some a
 * code or an order.
 */
function evening({ people, articles, stores, cards }: World): (readonly [string, Parameters])[] {
  const sku = (at: number) => articles[at % articles.length]?.sku ?? '';
  return people.flatMap(({ name: who }, at) => {
    const [phone, laptop] = [
      { who, on: 'phone' },
      { who, on: 'laptop' },
    ];
    return [
      ['add', { ...phone, sku: sku(at), pieces: 1, isForm: false }],
      ['register', phone],
      ['log-in', laptop],
      ...(at % 3 === 0 ? [['order', { ...phone, method: 'invoice' }] as const] : []),
      ['add', { ...laptop, sku: sku(at + 1), pieces: 2, isForm: at % 2 === 0 }],
      ['wish', { ...phone, sku: sku(at + 2) }],
      ['reserve', { ...laptop, sku: sku(at + 3), store: stores[at % stores.length] ?? '' }],
      ...(at < cards.length ? [['enter-card', { ...phone, card: at }] as const] : []),
    ] as const;
  });
}

/** An evening of shopping, and 26 hours in which only jobs run, hour by hour. */
export const dayOf = (world: World): Step[] =>
  numbered([
    ...evening(world),
    ...Array.from({ length: HOURS }, () => ['pass', { hours: 1 }] as const),
  ]);
