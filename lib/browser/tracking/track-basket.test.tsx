import { giveConsent } from '@/lib/browser/consent/use-consent';
import { basketLine } from '@/lib/commerce/basket/basket.fixture';
import { trackCheckout, trackRemoval } from './track-basket';

const shirt = basketLine({ price: 69_95, quantity: 2 });
const cap = basketLine({ articleNumber: '10203099', price: 20_00, quantity: 1 });

beforeEach(() => {
  giveConsent(['statistics']);
  window.dataLayer = [];
});

test('TRK-05: a removed line is reported with its price divided by 100', () => {
  trackRemoval(shirt, 'EUR');
  const item = { item_id: shirt.articleNumber, item_name: shirt.name, price: 69.95, quantity: 2 };
  expect(window.dataLayer).toMatchObject([
    { event: 'removeFromCart', currency: 'EUR', items: [item] },
  ]);
});

test('TRK-05: the start of the checkout is reported with all lines, in the basket’s currency', () => {
  trackCheckout([shirt, cap], 'CZK');
  expect(window.dataLayer).toMatchObject([
    {
      event: 'checkout',
      currency: 'CZK',
      items: [
        { price: 69.95, quantity: 2 },
        { item_id: '10203099', price: 20, quantity: 1 },
      ],
    },
  ]);
});
