import { messagesFor } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { modals } from './modals';

const NAMES = [
  'apiError',
  'basket',
  'forgotPassword',
  'localeSwitcher',
  'login',
  'notice',
  'page',
  'reservation',
  'shippingInfo',
  'soldOut',
  'wishlistFirstSession',
];

test('LNK-06: every modal of the shop is registered, including those opened by features', () => {
  expect(Object.keys(modals).sort()).toEqual(NAMES);
});

test('LNK-06: each modal has content, a size and its own name in all six languages', () => {
  const titled = { title: 'Versand', kind: 'stock', sku: 'a', messages: [] } as const;
  for (const language of LANGUAGES)
    for (const [name, { title, size, Content }] of Object.entries(modals)) {
      // Each definition reads its own part of the parameters.
      const words = (title as (parameters: unknown, messages: unknown) => string)(
        titled,
        messagesFor(language),
      );
      expect([name, words.trim()]).not.toEqual([name, '']);
      expect([name, size, typeof Content]).toEqual([
        name,
        expect.stringMatching(/^(small|medium|large|screen|flyout)$/),
        expect.stringMatching(/^(function|object)$/),
      ]);
    }
});
