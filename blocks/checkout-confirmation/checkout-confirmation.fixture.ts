import { GERMAN_RATE } from '@/lib/shop/settings/shipping.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';
import { totalsOf } from '@/lib/commerce/basket/totals';

type Props = BlockProps<'checkoutConfirmation'>;

const shirt: ConfirmedOrder['lines'][number] = {
  id: 'shirt',
  itemNumber: '10203040117',
  name: 'Oxfordhemd',
  colour: 'Marine',
  size: '3XL',
  quantity: 1,
  price: 69_95,
  isGiftCard: false,
  isSinglePurpose: false,
  imageRatio: '3:4',
  brand: 'Harbour Lane',
  categories: ['Bekleidung', 'Hemden'],
};

const lines = [
  shirt,
  {
    id: 'coat',
    itemNumber: '10203041253',
    name: 'Wollmantel',
    colour: 'Schwarz',
    size: '4XL',
    quantity: 2,
    price: 349_00,
    isGiftCard: false,
    isSinglePurpose: false,
    brand: '',
    categories: [],
  },
];

const order = {
  id: '9b1d0d3e-0000-4000-8000-000000000001',
  number: 'HGG-1000001',
  status: 'paid',
  isTransferDue: false,
  isDelayed: false,
  isReportable: true,
  email: 'jan@example.com',
  arrival: '2.–3. Dezember',
  deliveryAddress: ['Jan Novák', 'Am Markt 12', '80331 München', 'Deutschland'],
  invoiceAddress: null,
  paymentMethod: 'card',
  currency: 'EUR',
  lines,
  totals: totalsOf(
    lines.map((line) => ({ ...line, productType: 'product' })),
    [],
    { territory: 'DE', currency: 'EUR', vatRate: 190, shippingRate: GERMAN_RATE },
  ),
} as const;

const minimal: Props = {
  id: 'checkout-confirmation-minimal',
  until: null,
  isFirst: false,
  loaded: { order: null },
  fields: {
    headline: 'Vielen Dank für Ihre Bestellung',
    text: null,
    continueLabel: 'Weiter einkaufen',
    continueLink: pageLink('/de-de'),
  },
};

export const checkoutConfirmationFixtures = {
  default: { ...minimal, id: 'checkout-confirmation', loaded: { order } },
  minimal,
  maximal: {
    ...minimal,
    id: 'checkout-confirmation-maximal',
    loaded: { order },
    fields: { ...minimal.fields, text: 'Wir packen Ihr Paket noch heute. '.repeat(17).trim() },
  },
  pending: {
    ...minimal,
    id: 'checkout-confirmation-pending',
    loaded: { order: { ...order, status: 'pending' } },
  },
  transfer: {
    ...minimal,
    id: 'checkout-confirmation-transfer',
    loaded: { order: { ...order, status: 'pending', isTransferDue: true } },
  },
  delayed: {
    ...minimal,
    id: 'checkout-confirmation-delayed',
    loaded: { order: { ...order, status: 'pending', isDelayed: true } },
  },
  cancelled: {
    ...minimal,
    id: 'checkout-confirmation-cancelled',
    loaded: { order: { ...order, status: 'cancelled' } },
  },
  unreachable: { ...minimal, id: 'checkout-confirmation-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'checkout-confirmation-long',
    loaded: {
      order: {
        ...order,
        email: `${longWord(200)}@example.com`,
        lines: [{ ...shirt, name: longWord(120), colour: longWord(60) }],
      },
    },
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      continueLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
