import { BASKET_LINES, basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import type { Basket } from '@/lib/commerce/basket/basket';
import type { LoadedBasket } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';

type Props = BlockProps<'basket'>;

const loadedWith = (basket: Basket): LoadedBasket => ({
  basket,
  countryName: 'Deutschland',
  arrival: '2.–3. Dezember',
  news: [],
  removed: null,
  error: null,
  notice: null,
  express: ['payPal', 'amazonPay'],
  credits: 0,
});

const OTHER_SIZES = ['3XL', '4XL', '5XL'].map((size) => ({ sku: `10203040-117-${size}`, size }));

const tieSet = basketLine({
  id: 'set',
  sku: '10203050-117',
  itemNumber: '10203050117',
  name: 'Hemd mit Krawatte',
  productType: 'set',
  size: '',
  parts: [
    { sku: 'a', articleNumber: '10203040', name: 'Oxfordhemd', colour: 'Weiß', size: '3XL' },
    { sku: 'b', articleNumber: '10203060', name: 'Krawatte', colour: 'Marine', size: 'allsize' },
  ],
});

const vouchers: Voucher[] = [
  { code: 'WILLKOMMEN10', kind: 'percentage', percent: 10, minimum: 0, problem: null },
  { code: 'ABTAUSEND', kind: 'amount', amount: 50_00, minimum: 1000_000_00, problem: null },
  { code: 'GESCHENK', kind: 'giftCard', balance: 25_00, minimum: 0, problem: null },
  { code: 'LEER', kind: 'giftCard', balance: 0, minimum: 0, problem: 'voucher_empty' },
];

const minimal: Props = {
  id: 'basket-minimal',
  until: null,
  isFirst: false,
  loaded: loadedWith(basketFixture([])),
  fields: {
    headline: 'Warenkorb',
    emptyText: 'Noch liegt nichts in Ihrem Warenkorb.',
    emptyLabel: 'Zur Startseite',
    emptyLink: pageLink('/de-de'),
    emptyBlocks: [],
  },
};

export const basketFixtures = {
  default: { ...minimal, id: 'basket', loaded: loadedWith(basketFixture(BASKET_LINES)) },
  minimal,
  maximal: {
    ...minimal,
    id: 'basket-maximal',
    loaded: {
      ...loadedWith(
        basketFixture(
          [
            ...BASKET_LINES,
            tieSet,
            basketLine({ id: 'sizes', name: 'Poloshirt', sizes: OTHER_SIZES }),
            basketLine({ id: 'sold-out', name: 'Chino', most: 0 }),
            basketLine({ id: 'too-many', name: 'Strickjacke', quantity: 5, most: 2 }),
          ],
          { vouchers },
        ),
      ),
      news: [
        { kind: 'gone', id: 'gone', sku: '10203099-117-3XL', name: null },
        { kind: 'price', id: 'coat', name: 'Wollmantel', from: 399_00, to: 349_00 },
      ],
      removed: { id: 'removed', sku: '10203098-117-3XL', name: 'Wollschal', quantity: 2 },
      error: 'out_of_stock',
      notice: 'voucher',
    },
  },
  notShown: {
    ...minimal,
    id: 'basket-not-shown',
    loaded: loadedWith(
      basketFixture(BASKET_LINES, {
        missing: [
          { id: 'scarf', sku: '10203098-117-3XL', name: 'Wollschal', quantity: 2, isGone: false },
        ],
      }),
    ),
  },
  unreachable: { ...minimal, id: 'basket-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'basket-long',
    loaded: loadedWith(
      basketFixture([
        basketLine({
          name: longWord(120),
          brand: longWord(60),
          colour: longWord(60),
          size: longWord(30),
        }),
      ]),
    ),
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      emptyText: longWord(300),
      emptyLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
