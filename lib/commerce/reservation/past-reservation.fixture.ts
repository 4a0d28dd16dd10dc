import type { PastReservation } from './load-reservation-history.server';

/** A reservation in a store that no longer exists. */
export const pastReservation: PastReservation = {
  number: 'HGG-R1000001',
  email: 'max@example.org',
  isHeld: true,
  isCollected: false,
  store: null,
  placedAt: 1_795_000_000_000,
  heldUntil: 1_795_100_000_000,
  items: [
    {
      id: 'item',
      articleNumber: '20310000',
      itemNumber: '20310000-312',
      name: 'Leinenhemd',
      colour: 'Blau',
      size: '3XL',
      quantity: 1,
    },
  ],
};
