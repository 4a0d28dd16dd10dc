import type { ReservationBasket, ReservationLine, Store } from './reservation';

/** A store, open from Monday to Saturday. */
export const storeFixture = (changes: Partial<Store> = {}): Store => ({
  store: '101',
  name: 'Hagge Musterstadt',
  phone: '+498999998101',
  shownPhone: '089 99998101',
  address: 'Musterstraße 1\n80331 München',
  openingHours: [
    ...Array.from({ length: 5 }, () => ({ from: '10:00', until: '20:00' })),
    { from: '10:00', until: '18:00' },
    null,
  ],
  latitude: 48.137,
  longitude: 11.575,
  ...changes,
});

/** A shirt of which the store has three pieces. */
export const reservationLine = (changes: Partial<ReservationLine> = {}): ReservationLine => ({
  id: '5f0c8d5e-0000-4000-8000-000000000001',
  sku: '20310000-312-3XL',
  store: '101',
  articleNumber: '20310000',
  itemNumber: '20310000-312',
  slug: 'leinenhemd',
  name: 'Leinenhemd',
  brand: 'Harbour Lane',
  colour: 'Blau',
  size: '3XL',
  imageRatio: '3:4',
  imageAlt: 'Leinenhemd, Blau',
  quantity: 1,
  price: 69_95,
  most: 3,
  elsewhere: [],
  ...changes,
});

/** Lines in their stores. */
export const reservationBasket = (
  lines: readonly ReservationLine[],
  stores: readonly Store[] = lines.length > 0 ? [storeFixture()] : [],
): ReservationBasket => ({
  revision: 1,
  lines,
  stores,
  filiale: stores[0] ?? null,
  currency: 'EUR',
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});
