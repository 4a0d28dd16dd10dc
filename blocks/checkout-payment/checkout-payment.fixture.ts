import { BASKET_LINES, basketFixture, longBasketLine } from '@/lib/commerce/basket/basket.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'checkoutPayment'>;

const step = {
  missing: null,
  basket: basketFixture(BASKET_LINES),
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
    loaded: { ...step, basket: basketFixture([longBasketLine]) },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
