import { giveConsent } from '@/lib/browser/consent/use-consent';
import { trackPurchase } from '@/lib/browser/tracking/track-purchase';
import { checkoutConfirmationFixtures } from './checkout-confirmation.fixture';

const order = (id: string) => {
  const fixture = checkoutConfirmationFixtures.default.loaded?.order;
  if (!fixture) throw new Error('the fixture has an order');
  return { ...fixture, id };
};

/** Replaces Web Locks, which jsdom does not have. */
const withLocks = (request: (name: string, report: () => void) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

beforeEach(() => {
  giveConsent(['statistics']);
  localStorage.clear();
  delete window.dataLayer;
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('TRK-03: a confirmation opened in two tabs at once is reported by one of them', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  withLocks((_name, report) => held.then(report));
  const reported = trackPurchase(order('two tabs'));
  // The other tab holds the lock until it has reported the order.
  localStorage.setItem('storage_reported_orders', JSON.stringify(['two tabs']));
  release();
  await reported;
  expect(window.dataLayer ?? []).toEqual([]);
});

test('TRK-03: a browser that rejects locks still reports a purchase once', async () => {
  withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  await trackPurchase(order('no locks'));
  await trackPurchase(order('no locks'));
  expect(window.dataLayer).toHaveLength(1);
});
