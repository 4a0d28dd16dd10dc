import { basketFixture, basketLine } from '@/lib/basket/basket.fixture';
import type { BlockProps } from '@/lib/content/block';
import { longWord, pageLink } from '@/lib/content/block.fixture';

type Props = BlockProps<'basket'>;

const lines = [
  basketLine(),
  basketLine({
    id: '5f0c8d5e-0000-4000-8000-000000000002',
    itemNumber: '10203041253',
    name: 'Wollmantel',
    colour: 'Schwarz',
    imageRatio: '1:2',
    quantity: 2,
    price: 349_00,
  }),
];

const minimal: Props = {
  id: 'basket-minimal',
  until: null,
  isFirst: false,
  loaded: { basket: basketFixture([]), error: null },
  fields: {
    headline: 'Warenkorb',
    emptyText: 'Noch liegt nichts in Ihrem Warenkorb.',
    emptyLabel: 'Zur Startseite',
    emptyLink: pageLink('/de-de'),
  },
};

export const basketFixtures = {
  default: { ...minimal, id: 'basket', loaded: { basket: basketFixture(lines), error: null } },
  minimal,
  maximal: {
    ...minimal,
    id: 'basket-maximal',
    loaded: {
      basket: basketFixture(
        [
          ...lines,
          basketLine({ id: 'sold-out', name: 'Chino', most: 0 }),
          basketLine({ id: 'too-many', name: 'Strickjacke', quantity: 5, most: 2 }),
        ],
        [{ id: 'missing', sku: '10203099-117-3XL' }],
      ),
      error: 'out_of_stock',
    },
  },
  unreachable: { ...minimal, id: 'basket-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'basket-long',
    loaded: {
      basket: basketFixture([
        basketLine({
          name: longWord(120),
          brand: longWord(60),
          colour: longWord(60),
          size: longWord(30),
        }),
      ]),
      error: null,
    },
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      emptyText: longWord(300),
      emptyLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
