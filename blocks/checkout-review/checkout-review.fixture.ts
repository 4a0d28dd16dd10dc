import { BASKET_LINES, basketFixture, longBasketLine } from '@/lib/commerce/basket/basket.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'checkoutReview'>;

const step = {
  missing: null,
  basket: basketFixture(BASKET_LINES),
  arrival: '2.–3. Dezember',
  error: null,
  address: {
    lines: ['Jan Novák', 'Am Markt 12', '80331 München', 'Deutschland'],
    email: 'jan@example.com',
    phone: '',
  },
  invoiceAddress: null,
  business: null,
  shippingMethod: 'standard',
  paymentMethod: 'card',
  idempotencyKey: '7d3f0d3e-0000-4000-8000-000000000001',
  isCancelled: false,
} as const;

const minimal: Props = {
  id: 'checkout-review-minimal',
  until: null,
  isFirst: false,
  loaded: { missing: 'basket' },
  fields: {
    headline: 'Prüfen und bestellen',
    text: null,
    termsLink: pageLink('/de-de/agb'),
    withdrawalLink: pageLink('/de-de/widerruf'),
    privacyLink: null,
  },
};

export const checkoutReviewFixtures = {
  default: { ...minimal, id: 'checkout-review', loaded: step },
  minimal,
  maximal: {
    ...minimal,
    id: 'checkout-review-maximal',
    loaded: {
      ...step,
      error: 'price_changed',
      isCancelled: true,
      address: {
        ...step.address,
        lines: [
          'Jan Novák',
          'Novák und Söhne GmbH',
          'Am Markt 12',
          'Hinterhaus, 3. Stock',
          '80331 München',
          'Deutschland',
        ],
        phone: '+49 89 123456',
      },
      invoiceAddress: step.address,
      business: {
        vatNumber: 'DE136695977',
        customerReference: 'Kostenstelle 4711',
        wrong: 'vatNumber',
      },
    },
    fields: {
      ...minimal.fields,
      text: 'Wir brauchen nur, was auf das Paket gehört. '.repeat(13).trim(),
      privacyLink: pageLink('/de-de/datenschutz'),
    },
  },
  unreachable: { ...minimal, id: 'checkout-review-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'checkout-review-long',
    loaded: {
      ...step,
      basket: basketFixture([longBasketLine]),
      address: { ...step.address, lines: [longWord(30), longWord(255), 'Deutschland'] },
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
