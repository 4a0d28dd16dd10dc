import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';
import type { LoadedReservation } from '@/lib/commerce/reservation/loaded-reservation';
import {
  reservationBasket,
  reservationLine,
  storeFixture,
} from '@/lib/commerce/reservation/reservation.fixture';

type Props = BlockProps<'reservation'>;

const loadedWith = (changes: Partial<LoadedReservation> = {}): LoadedReservation => ({
  basket: reservationBasket([]),
  article: null,
  placed: [],
  contact: {},
  contactErrors: {},
  error: null,
  isAdded: false,
  holdHours: 48,
  requestKey: '5f0c8d5e-0000-4000-8000-000000000009',
  ...changes,
});

const munich = storeFixture();
const hamburg = storeFixture({ store: '102', name: 'Hagge am Beispielufer' });

const article = {
  sku: '20310000-312-3XL',
  name: 'Leinenhemd',
  colour: 'Blau',
  size: '3XL',
  quantity: 1,
  stores: [
    { ...munich, stock: 3 },
    { ...hamburg, stock: 0 },
  ],
  preferred: '102',
};

const placed = {
  number: 'HGG-R1000001',
  email: 'jan@example.com',
  isHeld: true,
  isCollected: false,
  store: munich,
  heldUntil: Date.UTC(2027, 2, 4, 11),
  items: [
    {
      id: 'item',
      articleNumber: '20310000',
      itemNumber: '20310000-312',
      name: 'Leinenhemd',
      colour: 'Blau',
      size: '3XL',
      quantity: 2,
    },
  ],
};

const minimal: Props = {
  id: 'reservation-minimal',
  until: null,
  isFirst: false,
  loaded: loadedWith(),
  fields: {
    headline: 'Reservierung',
    emptyText: 'Noch liegt nichts in Ihrer Reservierung.',
    emptyLabel: 'Zur Startseite',
    emptyLink: pageLink('/de-de'),
  },
};

export const reservationFixtures = {
  default: {
    ...minimal,
    id: 'reservation',
    loaded: loadedWith({ basket: reservationBasket([reservationLine()]) }),
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'reservation-maximal',
    loaded: loadedWith({
      article,
      placed: [placed],
      basket: reservationBasket(
        [
          reservationLine({ quantity: 2, elsewhere: [hamburg] }),
          reservationLine({ id: 'gone', store: '102', name: 'Chino', most: 0 }),
          reservationLine({ id: 'few', store: '102', name: 'Polo', quantity: 5, most: 2 }),
        ],
        [munich, hamburg],
      ),
      contact: { firstName: '', email: 'max@' },
      error: 'contact_incomplete',
      contactErrors: { firstName: 'required', lastName: 'required', email: 'emailInvalid' },
    }),
  },
  placed: { ...minimal, id: 'reservation-placed', loaded: loadedWith({ placed: [placed] }) },
  unreachable: { ...minimal, id: 'reservation-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'reservation-long',
    loaded: loadedWith({
      article: { ...article, name: longWord(120), preferred: null },
      basket: reservationBasket(
        [
          reservationLine({
            name: longWord(120),
            brand: longWord(60),
            colour: longWord(60),
            elsewhere: [{ store: '102', name: longWord(80) }],
          }),
        ],
        [storeFixture({ name: longWord(80), address: longWord(120) })],
      ),
    }),
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      emptyText: longWord(300),
      emptyLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
