import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CheckoutReview } from './checkout-review';
import { checkoutReviewFixtures } from './checkout-review.fixture';

jest.mock('@/lib/shop/captcha/confirm-captcha');
// Still solving.
beforeEach(() => jest.mocked(confirmCaptcha).mockReturnValue(new Promise(() => {})));

const reviewOf = (props: BlockProps<'checkoutReview'>, language: Language = 'de') => (
  <MessagesProvider messages={messagesFor(language)}>
    <MediaProvider baseUrl="https://pictures.example">
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <CheckoutReview {...props} />
      </RouteContextProvider>
    </MediaProvider>
  </MessagesProvider>
);
const show = (...of: Parameters<typeof reviewOf>) => render(reviewOf(...of));

const { default: plain, maximal } = checkoutReviewFixtures;

test('BSK-08: shows every part of an order above its button', () => {
  show(plain);
  const region = (name: string) => screen.getByRole('region', { name });
  expect(region('Artikel')).toHaveTextContent('Wollmantel');
  expect(region('Liefer- und Rechnungsadresse')).toHaveTextContent(
    /Jan Novák.*Am Markt 12.*80331 München.*Deutschland/,
  );
  expect(region('Versand und Zahlung')).toHaveTextContent('Kredit- oder Debitkarte');
  const form = screen.getByRole('form', { name: 'Prüfen und bestellen' });
  const parts = ['Gesamtsumme', 'Allgemeine Geschäftsbedingungen', 'Widerrufsrecht'];
  const button = within(form).getByRole('button');
  for (const part of [...parts.map((text) => within(form).getByText(text)), region('Artikel')])
    expect(button.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('BSK-08: shipping is named for goods, and not for gift cards alone, which are emailed', () => {
  const { loaded } = plain;
  if (loaded?.missing !== null) throw new Error('the fixture has an order');
  const cards = loaded.basket.lines.map((each) => ({
    ...each,
    productType: 'geschenkkarte' as const,
  }));
  const methods = () => screen.getByRole('region', { name: 'Versand und Zahlung' });
  const view = show({
    ...plain,
    loaded: { ...loaded, basket: { ...loaded.basket, lines: cards } },
  });
  expect(methods()).not.toHaveTextContent('Standardversand');
  view.unmount();
  show(plain);
  expect(methods()).toHaveTextContent('Standardversand');
});

test('BSK-08: the notice on the legal guarantee is before the order’s button', () => {
  const guaranteeNotice = { picture: '/legal/de.png', width: 1224, height: 1675, text: 'Hinweis' };
  render(<ShopRulesProvider rules={{ guaranteeNotice }}>{reviewOf(plain)}</ShopRulesProvider>);
  const button = within(screen.getByRole('form', { name: 'Prüfen und bestellen' })).getByRole(
    'button',
  );
  const graphic = screen.getByRole('img', { name: 'Hinweis' });
  expect(button.compareDocumentPosition(graphic)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['en', 'Order with obligation to pay'],
  ['cs', 'Objednat s povinností platby'],
  ['pl', 'Zamówienie z obowiązkiem zapłaty'],
  ['nl', 'Bestelling met betalingsverplichting'],
  ['fr', 'Commander avec obligation de paiement'],
] as const)('BSK-08: the button’s label in %s states the obligation to pay', (language, name) => {
  show(plain, language);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('BSK-08: the review lists the parts of a set with sizes, and no colour of a gift card', () => {
  const parts = [
    { sku: 'a', articleNumber: '10203040', name: 'Oxfordhemd', colour: 'Weiß', size: '3XL' },
    { sku: 'b', articleNumber: '10203060', name: 'Krawatte', colour: 'Marine', size: 'allsize' },
  ];
  const set = basketLine({ id: 'set', name: 'Hemd mit Krawatte', size: '', parts });
  const card = basketLine({ id: 'card', name: 'Geschenkkarte', colour: '', size: '' });
  show({ ...plain, loaded: { ...plain.loaded, basket: basketFixture([set, card]) } });
  const [setLine, cardLine] = within(screen.getByRole('region', { name: 'Artikel' })).getAllByRole(
    'listitem',
  );
  expect(setLine).toHaveTextContent('Oxfordhemd, Weiß, Größe 3XL, Artikel 10203040');
  expect(setLine).toHaveTextContent('Krawatte, Marine, Einheitsgröße, Artikel 10203060');
  expect(cardLine).not.toHaveTextContent(/Farbe|Größe/);
});

test('BSK-08: an order of gift cards only is reviewed with its invoice address and no delivery', () => {
  const basket = basketFixture([basketLine({ productType: 'geschenkkarte' })]);
  const invoiceAddress = { lines: ['Max Muster'], email: 'max@example.org', phone: '' };
  show({ ...plain, loaded: { ...plain.loaded, basket, invoiceAddress } });
  expect(screen.getByRole('region', { name: 'Rechnungsadresse' })).toHaveTextContent('Max Muster');
  expect(screen.queryByRole('region', { name: /^Liefer/ })).toBeNull();
});

test('BSK-08: the order is sent with its key and the total that is shown', () => {
  show(plain);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Prüfen und bestellen' });
  expect(form).toHaveAttribute('action', '/api/checkout/order');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    locale: 'de-de',
    idempotencyKey: '7d3f0d3e-0000-4000-8000-000000000001',
    total: '76795',
    vatRate: '190',
  });
});

test('BSK-08: the review shows the due date of an invoice instead of a payment page', () => {
  show({ ...plain, loaded: { ...plain.loaded, paymentMethod: 'invoice' } });
  expect(screen.getByText(/^Sie überweisen innerhalb von 14 Tagen/)).toBeVisible();
  expect(screen.queryByText(/Zahlungsdienstes/)).toBeNull();
});

test('BSK-08: the review shows both addresses if they differ', () => {
  const invoiceAddress = { ...plain.loaded.address, lines: ['Eva Novák', '1010 Wien'] };
  show({ ...plain, loaded: { ...plain.loaded, invoiceAddress } });
  const part = (name: string) => screen.getByRole('region', { name });
  expect(part('Lieferadresse')).toHaveTextContent(/Jan Novák.*München/);
  expect(part('Lieferadresse')).not.toHaveTextContent('@');
  expect(part('Rechnungsadresse')).toHaveTextContent(/Eva Novák.*Wien.*@/);
});

test('BSK-08: the button can be pressed once', async () => {
  show(plain);
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  const button = screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await userEvent.click(button);
  await userEvent.click(button);
  document.removeEventListener('submit', sent);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['price_changed', 'Preis oder Steuer haben sich geändert.'],
  ['out_of_stock', 'Von einem Artikel ist gerade nicht mehr genug da.'],
  ['payment_unavailable', 'Der Zahlungsdienst ist gerade nicht zu erreichen.'],
  ['constructor', 'Das hat gerade nicht geklappt.'],
])('BSK-08: the rejection %s has a message', (error, messages) => {
  const { loaded } = plain;
  show({ ...plain, loaded: { ...loaded, error } });
  expect(screen.getByRole('alert')).toHaveTextContent(messages);
});

test('BSK-08: a visitor returning from the payment page is informed that nothing is lost', () => {
  show({ ...maximal, loaded: { ...maximal.loaded, error: null } });
  expect(screen.getByText(/^Die Zahlung wurde abgebrochen/)).toBeVisible();
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Andere Zahlungsart wählen')).toHaveAttribute('href', '/de-de/checkout/payment');
  expect(way('Zum Warenkorb')).toHaveAttribute('href', '/de-de/checkout/cart');
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
});

test('BSK-08: the review names the days of delivery, except for an order that waits for its payment', () => {
  const { unmount } = show(plain);
  const methods = () => screen.getByRole('region', { name: 'Versand und Zahlung' });
  expect(methods()).toHaveTextContent('Voraussichtlich bei Ihnen: 2.–3. Dezember');
  unmount();
  show({ ...plain, loaded: { ...plain.loaded, paymentMethod: 'prepayment' } });
  expect(methods()).not.toHaveTextContent('Dezember');
});
