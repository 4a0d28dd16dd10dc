import { GERMAN_RATE } from '@/lib/shop/settings/shipping.fixture';
import { BASKET_LINES, basketFixture, longBasketLine } from '@/lib/commerce/basket/basket.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'checkoutAddress'>;

const step = {
  missing: null,
  basket: basketFixture(BASKET_LINES),
  arrival: '2.–3. Dezember',
  error: null,
  changedAt: 5,
  draft: { country: 'DE' },
  errors: {},
  isGuest: true,
  isEmailed: false,
  countries: [
    { code: 'DE', name: 'Deutschland' },
    { code: 'AT', name: 'Österreich' },
    { code: 'US', name: 'Vereinigte Staaten' },
  ],
  places: {
    DE: { vatRate: 190, shippingRate: GERMAN_RATE, arrival: '2.–3. Dezember' },
    AT: { vatRate: 200, shippingRate: { price: 9_95, freeFrom: null }, arrival: '3.–4. Dezember' },
    US: {
      vatRate: null,
      shippingRate: { price: 24_95, freeFrom: null },
      arrival: '8.–14. Dezember',
    },
  },
} as const;

const minimal: Props = {
  id: 'checkout-address-minimal',
  until: null,
  isFirst: false,
  loaded: { missing: 'basket' },
  fields: { headline: 'Wohin dürfen wir liefern?', text: null },
};

export const checkoutAddressFixtures = {
  default: { ...minimal, id: 'checkout-address', loaded: step },
  minimal,
  maximal: {
    ...minimal,
    id: 'checkout-address-maximal',
    loaded: {
      ...step,
      error: 'unavailable',
      draft: { firstName: 'Jan '.repeat(8), street: 'Am Markt', postalCode: '8033', country: 'US' },
      errors: {
        firstName: 'tooLong',
        lastName: 'required',
        postalCode: 'postalCodeInvalid',
        state: 'stateRequired',
        email: 'required',
      },
    },
    fields: {
      ...minimal.fields,
      text: 'Wir brauchen nur, was auf das Paket gehört. '.repeat(13).trim(),
    },
  },
  unreachable: { ...minimal, id: 'checkout-address-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'checkout-address-long',
    loaded: { ...step, basket: basketFixture([longBasketLine]), draft: { street: longWord(255) } },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
