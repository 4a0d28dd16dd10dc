import { act, fireEvent, render, screen } from '@testing-library/react';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { NewsletterFlyout } from './newsletter-flyout';
import { newsletterFlyoutFixtures } from './newsletter-flyout.fixture';

const show = () =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <NewsletterFlyout {...newsletterFlyoutFixtures.default} />
      </RouteContextProvider>
    </MessagesProvider>,
  );
const flyout = () => screen.queryByRole('complementary', { name: 'Bleiben wir in Verbindung' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const widths = (isWide: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide });
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.cookie = 'consent=; path=/; max-age=0';
  document.documentElement.removeAttribute('data-app');
  history.replaceState(null, '', '/de-de/hemden');
  widths(true);
});
afterEach(() => jest.useRealTimers());

/** Half a minute after consent, with all other conditions met. */
function isOffered(): boolean {
  const { unmount } = show();
  act(() => giveConsent([]));
  wait(30_000);
  const found = flyout() !== null;
  unmount();
  return found;
}

test('NWS-05: the flyout appears thirty seconds after any choice of consent', () => {
  show();
  wait(60_000);
  expect(flyout()).toBeNull();
  act(() => giveConsent([]));
  wait(29_999);
  expect(flyout()).toBeNull();
  wait(1);
  expect(flyout()).toBeVisible();
});

test('NWS-05, STO-04: a closed flyout never appears again, as the browser stores it', () => {
  show();
  act(() => giveConsent([]));
  wait(30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Newsletter-Hinweis schließen' }));
  expect(flyout()).toBeNull();
  expect(isOffered()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['storage_newsletterFlyout']);
  expect(document.cookie).not.toContain('newsletter');
});

test('NWS-05: does not appear on phones and tablets, or in the app', () => {
  widths(false);
  expect(isOffered()).toBe(false);
  widths(true);
  document.documentElement.setAttribute('data-app', '');
  expect(isOffered()).toBe(false);
});

test.each([
  '/de-de/account',
  '/de-de/account/LoginData',
  '/de-de/checkout/cart',
  '/de-de/newsletter',
])('NWS-05: does not appear on %s', (path) => {
  history.replaceState(null, '', path);
  expect(isOffered()).toBe(false);
});

test.each([
  [{ loggedIn: true, newsletter: true }, false],
  [{ loggedIn: true }, true],
  [{ loggedIn: false, newsletter: true }, true],
])('NWS-05: a visitor who is %j is offered the newsletter: %s', (record, expected) => {
  localStorage.setItem('storage_HIR-USER-STORAGE', JSON.stringify(record));
  expect(isOffered()).toBe(expected);
});
