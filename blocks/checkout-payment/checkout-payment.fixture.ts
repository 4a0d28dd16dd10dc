import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'checkoutPayment'>;

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
const longLine = basketLine({
  name: longWord(120),
  brand: longWord(60),
  colour: longWord(60),
  size: longWord(30),
});

const step = {
  missing: null,
  basket: basketFixture(lines),
  arrival: '2.–3. Dezember',
  error: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentMethods: ['card', 'payPal', 'amazonPay', 'invoice', 'prepayment'],
} as const;

const minimal: Props = {
  id: 'checkout-payment-minimal',
  until: null,
  isFirst: false,
  loaded: { missing: 'basket' },
  fields: { headline: 'Versand und Zahlung', text: null },
};

export const checkoutPaymentFixtures = {
  default: { ...minimal, id: 'checkout-payment', loaded: step },
  minimal,
  maximal: {
    ...minimal,
    id: 'checkout-payment-maximal',
    loaded: { ...step, error: 'invalid', shippingMethod: 'standard', paymentMethod: 'card' },
    fields: {
      ...minimal.fields,
      text: 'Wir brauchen nur, was auf das Paket gehört. '.repeat(13).trim(),
    },
  },
  unreachable: { ...minimal, id: 'checkout-payment-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'checkout-payment-long',
    loaded: { ...step, basket: basketFixture([longLine]) },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
