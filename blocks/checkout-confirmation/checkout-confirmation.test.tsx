import { act, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { basketFixture } from '@/lib/commerce/basket/basket.fixture';
import { basketCount } from '@/lib/commerce/basket/use-basket-count';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockProps } from '@/lib/cms/content/block';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { NO_RESERVATION } from '@/lib/commerce/reservation/reservation';
import { EMPTY_WISHLIST } from '@/lib/commerce/wishlist/wishlist';
import { checkoutConfirmationFixtures } from './checkout-confirmation.fixture';
import { showConfirmation } from './show-confirmation.fixture';

const { default: plain, minimal, pending, cancelled } = checkoutConfirmationFixtures;

test('BSK-08: a paid order shows its number, its items and the email address', () => {
  showConfirmation(plain);
  expect(screen.getByText('HGG-1000001')).toBeVisible();
  expect(screen.getByText('Die Bestätigung senden wir an jan@example.com.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ihre Bestellung' })).toHaveTextContent('Wollmantel');
});

test('BSK-08: a confirmation shows address, payment method and articles', () => {
  showConfirmation(plain);
  const partOf = (name: string) => screen.getByRole('heading', { name }).closest('section');
  expect(partOf('Liefer- und Rechnungsadresse')).toHaveTextContent(/Jan Novák.*80331 München/);
  expect(partOf('Zahlungsart')).toHaveTextContent('Kredit- oder Debitkarte');
  const summary = screen.getByRole('region', { name: 'Ihre Bestellung' });
  expect(summary.querySelector('img')?.outerHTML).toContain('10203040117');
});

test('BSK-08: while the payment is pending the page shows this and reloads automatically', () => {
  jest.useFakeTimers();
  const replace = jest.fn(async () => true);
  const asPath = '/de-de/checkout/confirmation?order=1';
  Object.assign(Router, { router: { asPath, replace } });
  history.replaceState(null, '', asPath);
  showConfirmation(pending);
  expect(screen.getByRole('heading', { name: 'Die Zahlung wird noch bestätigt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Status aktualisieren' })).toHaveAttribute(
    'href',
    '/de-de/checkout/confirmation?order=9b1d0d3e-0000-4000-8000-000000000001',
  );
  act(() => jest.advanceTimersByTime(3_000));
  expect(replace).toHaveBeenCalledWith(asPath, undefined, {
    scroll: false,
    unstable_skipClientCache: true,
  });
  Object.assign(Router, { router: null });
  jest.useRealTimers();
});

test('BSK-08: an order that was not paid is not thanked for', () => {
  showConfirmation(cancelled);
  expect(screen.getByRole('heading', { name: /wurde nicht bezahlt/ })).toBeVisible();
  expect(screen.queryByText(/Die Bestätigung senden wir/)).toBeNull();
});

test('BSK-08: another customer’s order is not shown', () => {
  showConfirmation(minimal);
  expect(screen.getByRole('heading', { name: /können wir hier nicht zeigen/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ihre Bestellung' })).toBeNull();
});

test('TRK-03, TRK-05: a placed order is reported once, in major units and without personal data', async () => {
  giveConsent(['statistics']);
  localStorage.clear();
  delete window.dataLayer;
  // The tests above have already reported the fixture's own order.
  const order = plain.loaded?.order;
  if (!order) throw new Error('the fixture has an order');
  const fresh = { ...plain, loaded: { order: { ...order, id: 'fresh' } } };
  showConfirmation(pending).unmount();
  showConfirmation(cancelled).unmount();
  showConfirmation(fresh).unmount();
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  showConfirmation(fresh);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(window.dataLayer).toEqual([
    {
      event: 'purchase',
      transaction_id: 'HGG-1000001',
      currency: 'EUR',
      value: 645.34,
      tax: 122.61,
      shipping: 0,
      items: [
        expect.objectContaining({
          item_id: '10203040',
          item_name: 'Oxfordhemd',
          item_brand: 'Harbour Lane',
          item_category: 'Bekleidung|Hemden',
          price: 58.7815,
          quantity: 1,
        }),
        expect.objectContaining({ item_name: 'Wollmantel', price: 293.2773, quantity: 2 }),
      ],
    },
  ]);
});

/** Event of an order of two shirts, a belt and a gift card, paid with a code and a gift card. */
async function purchaseOf(change: Partial<ConfirmedOrder>, id: string) {
  giveConsent(['statistics']);
  localStorage.clear();
  delete window.dataLayer;
  const order = plain.loaded?.order;
  if (!order) throw new Error('the fixture has an order');
  showConfirmation({ ...plain, loaded: { order: { ...order, ...change, id } } });
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  return window.dataLayer?.[0];
}

const line = (
  name: string,
  price: number,
  quantity: number,
  kind: { isGiftCard?: boolean; isSinglePurpose?: boolean; vatRate?: number } = {},
) => ({
  id: name,
  itemNumber: '10203040117',
  name,
  colour: '',
  size: '',
  quantity,
  price,
  isGiftCard: false,
  isSinglePurpose: false,
  brand: '',
  categories: [],
  ...kind,
});
const shirtsAndBelt = [line('Hemd', 60_00, 2), line('Gürtel', 30_00, 1)];
const sums = {
  goods: 150_00,
  discount: 15_00,
  shipping: 4_95,
  total: 139_95,
  giftCards: 0,
  taxedGiftCards: 0,
  due: 139_95,
  vat: 22_34,
  vatRate: 190,
};

test('TRK-03: a purchase’s value is that of its pieces after discounts, without shipping and tax', async () => {
  expect(await purchaseOf({ lines: shirtsAndBelt, totals: sums }, 'reduced')).toMatchObject({
    value: 113.45,
    tax: 22.34,
    shipping: 4.16,
    items: [
      { item_name: 'Hemd', price: 45.3782, discount: 5.042, quantity: 2 },
      { item_name: 'Gürtel', price: 22.6891, discount: 2.521, quantity: 1 },
    ],
  });
});

test('TRK-03: gift cards used for payment do not reduce a purchase’s value', async () => {
  const paid = { ...sums, giftCards: 100_00, due: 39_95 };
  expect(await purchaseOf({ lines: shirtsAndBelt, totals: paid }, 'paid by card')).toMatchObject({
    value: 113.45,
    tax: 22.34,
  });
});

test('TRK-03: a bought gift card is neither discounted nor taxed in a purchase', async () => {
  const lines = [...shirtsAndBelt, line('Geschenkkarte', 50_00, 1, { isGiftCard: true })];
  const totals = { ...sums, goods: 200_00, total: 189_95, due: 189_95 };
  const event = await purchaseOf({ lines, totals }, 'with card');
  expect(event).toMatchObject({ value: 163.45, tax: 22.34, shipping: 4.16 });
  expect(event).toHaveProperty('items.2.price', 50);
  expect(event).not.toHaveProperty('items.2.discount');
});

test('TRK-03: a bought single-purpose voucher is taxed in a purchase, and not discounted', async () => {
  const card = line('Geschenkkarte', 50_00, 1, { isGiftCard: true, isSinglePurpose: true });
  // (135.00 + 50.00) / 1.19, and the tax of 189.95.
  const totals = { ...sums, goods: 200_00, total: 189_95, due: 189_95, vat: 30_33 };
  const event = await purchaseOf({ lines: [...shirtsAndBelt, card], totals }, 'with voucher');
  expect(event).toMatchObject({ value: 155.46, tax: 30.33, shipping: 4.16 });
  expect(event).toHaveProperty('items.2.price', 42.0168);
  expect(event).not.toHaveProperty('items.2.discount');
});

test('TRK-03: pieces at another rate of tax are reported at their net price', async () => {
  const [shirts, belt] = [line('Hemd', 60_00, 2), line('Buch', 30_00, 1, { vatRate: 70 })];
  const vatParts = [
    { rate: 190, gross: 111_96, vat: 17_88 },
    { rate: 70, gross: 27_99, vat: 1_83 },
  ];
  const totals = { ...sums, vat: 19_71, vatParts };
  expect(await purchaseOf({ lines: [shirts, belt], totals }, 'two rates')).toMatchObject({
    value: 115.99,
    tax: 19.71,
    shipping: 4.25,
    items: [{ price: 45.3782 }, { price: 25.2336, discount: 2.8037 }],
  });
});

test('TRK-03: the tax of a purchase is without that of a single-purpose voucher that pays it', async () => {
  const cards = { giftCards: 100_00, taxedGiftCards: 100_00, due: 39_95, vat: 6_38 };
  const totals = { ...sums, ...cards };
  expect(await purchaseOf({ lines: shirtsAndBelt, totals }, 'paid by voucher')).toMatchObject({
    value: 113.45,
    tax: 6.38,
    shipping: 4.16,
  });
});

test('TRK-03: reports an export and an order paid in full by a code correctly', async () => {
  const untaxed = { ...sums, vat: 0, vatRate: null };
  expect(await purchaseOf({ lines: shirtsAndBelt, totals: untaxed }, 'export')).toMatchObject({
    value: 135,
    tax: 0,
    shipping: 4.95,
  });
  const free = { ...sums, discount: 154_95, total: 0, due: 0, vat: 0 };
  expect(await purchaseOf({ lines: shirtsAndBelt, totals: free }, 'free')).toMatchObject({
    value: 0,
    tax: 0,
    shipping: 0,
    items: [{ price: 0 }, { price: 0 }],
  });
});

const REPORTED = 'storage_reported_orders';

/** Renders a confirmation like a new document, and waits for this many reports. */
async function expectReports(count: number, props: BlockProps<'checkoutConfirmation'>, id: string) {
  const { order } = props.loaded ?? {};
  if (!order) throw new Error('the fixture has an order');
  delete window.dataLayer;
  const page = showConfirmation({ ...props, loaded: { order: { ...order, id } } });
  await waitFor(() => expect(window.dataLayer ?? []).toHaveLength(count));
  // One that is too many comes soon after the others.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  page.unmount();
  expect(window.dataLayer ?? []).toHaveLength(count);
}

test('TRK-05: an order reported by another tab, at any time, is not reported again', async () => {
  giveConsent(['statistics']);
  localStorage.setItem(REPORTED, JSON.stringify(['newer', 'elsewhere', 'older']));
  // A new tab starts with an empty session storage.
  sessionStorage.clear();
  await expectReports(0, plain, 'elsewhere');
});

test('TRK-05: two orders opened alternately are each reported once', async () => {
  giveConsent(['statistics']);
  localStorage.clear();
  for (const id of ['one', 'two']) await expectReports(1, plain, id);
  for (const id of ['one', 'two']) await expectReports(0, plain, id);
  expect(JSON.parse(localStorage.getItem(REPORTED) ?? '')).toEqual(['two', 'one']);
});

test('TRK-05: an order placed days ago is not reported, even without a record of it', async () => {
  giveConsent(['statistics']);
  localStorage.clear();
  const order = plain.loaded?.order;
  if (!order) throw new Error('the fixture has an order');
  const old = { ...plain, loaded: { order: { ...order, isReportable: false } } };
  await expectReports(0, old, 'old');
});

test.each(['{', '7', '{"a":1}', '[null,1]'])(
  'TRK-05: a stored %s is replaced, and the order reported once',
  async (garbled) => {
    giveConsent(['statistics']);
    localStorage.setItem(REPORTED, garbled);
    const id = `after ${garbled}`;
    for (const count of [1, 0]) await expectReports(count, plain, id);
  },
);

test('TRK-05: without storage a document still reports an order once', async () => {
  giveConsent(['statistics']);
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  for (const count of [1, 0]) await expectReports(count, plain, 'closed');
  closed.mockRestore();
});

test('BSK-13: after an order the header of every tab shows the rest of the basket', async () => {
  document.cookie = 'visitor=1';
  const basket = { ...basketFixture([]), count: 1, revision: 5 };
  const visitor = { basket, wishlist: EMPTY_WISHLIST, reservation: NO_RESERVATION };
  globalThis.fetch = jest.fn(async () => {
    const response = { ok: true, status: 200, json: async () => visitor };
    return response as Response; // jsdom does not have Node's `Response.json`
  });
  const messages = jest.fn();
  globalThis.BroadcastChannel = class {
    postMessage = messages;
  } as unknown as typeof BroadcastChannel; // of which the code under test uses this one
  basketCount.set(4);
  showConfirmation(plain);
  await waitFor(() => expect(basketCount.get()).toBe(1));
  expect(messages).toHaveBeenCalledWith({ locale: 'de-de', basket });
});
