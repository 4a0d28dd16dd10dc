import { giveConsent } from '@/lib/browser/consent/use-consent';
import { pushEvent, pushImpression } from './data-layer';
import type { ShopEvent } from './events';

beforeEach(() => {
  giveConsent(['statistics']);
  delete window.dataLayer;
});

const item = {
  item_id: '20310000',
  item_name: 'Leinenhemd',
  item_brand: '',
  item_category: 'Bekleidung|Hemden',
  item_variant: '20310000-312',
  index: 1,
  price: 69.95,
};
const list = { item_list_id: 'hemden', item_list_name: 'Hemden', currency: 'EUR' };

test('TRK-03: a valid event is added to the data layer', () => {
  const event = { event: 'view_item_list', ...list, items: [item] } as const;
  pushEvent(event);
  expect(window.dataLayer).toEqual([event]);
});

test.each([
  ['an unknown event', { event: 'constructor' }],
  [
    'a price that is no number',
    { event: 'productClick', ...list, items: [{ ...item, price: NaN }] },
  ],
  ['a list without articles', { event: 'view_item_list', ...list, items: [] }],
  ['a place below one', { event: 'productClick', ...list, items: [{ ...item, index: 0 }] }],
  [
    'more than is declared',
    { event: 'filter_toggle', filter: 'brand', open: true, mail: 'a@b.example' },
  ],
  ['a text without end', { event: 'category_filter', category: 'x'.repeat(501) }],
  ['an unknown kind of page', { event: 'page_info', page_type: 'blog' }],
])('TRK-03: %s is omitted', (_, event) => {
  // Any JSON, regardless of the types.
  pushEvent(event as unknown as ShopEvent);
  expect(window.dataLayer).toBeUndefined();
});

test('TRK-06, CST-01: simultaneous impressions become one event, 300 ms after the last', () => {
  jest.useFakeTimers();
  pushImpression({ id: 'one', name: 'Mäntel' });
  jest.advanceTimersByTime(299);
  pushImpression({ id: 'two', name: 'Hosen' });
  jest.advanceTimersByTime(299);
  expect(window.dataLayer).toBeUndefined();
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect(window.dataLayer).toHaveLength(1);
  expect(window.dataLayer?.[0]).toMatchObject({ promotions: [{ id: 'one' }, { id: 'two' }] });
});
