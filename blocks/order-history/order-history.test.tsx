import { fireEvent, render, screen, within } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { OrderHistoryBlock } from './order-history';
import { orderHistoryFixtures } from './order-history.fixture';

const show = (props: BlockProps<'orderHistory'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <MediaProvider baseUrl="https://media.example">
          <OrderHistoryBlock {...props} />
        </MediaProvider>
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal, reviewed, rejectedReview } = orderHistoryFixtures;

test('ORD-02: shows orders in groups with number, receipt, date, status, addresses and articles', async () => {
  show(maximal);
  const group = within(await screen.findByRole('region', { name: 'Laufende Bestellungen' }));
  const order = within(group.getByRole('article', { name: 'Bestellnummer HGG-1000001' }));
  for (const text of ['RE-HGG-000001', 'In Vorbereitung', 'Bezahlt', /Musterstraße 1a/])
    expect(order.getAllByText(text)[0]).toBeVisible();
  expect(order.getByText('1 × Leinenhemd, Blau, 3XL')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Abgeschlossene Bestellungen' })).toBeNull();
});

test('ORD-02: an ordered article has its picture and leads to its page', async () => {
  const { container } = show(maximal);
  const link = await screen.findByRole('link', { name: '1 × Leinenhemd, Blau, 3XL' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/leinenhemd.*20310000.*colorVariant/));
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/p/20310000-312/1');
});

test('ORD-02: filters are links, the search is a form, and more orders can be shown', () => {
  show(maximal);
  const filters = within(screen.getByRole('navigation', { name: 'Bestellungen filtern' }));
  expect(filters.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de-de/account/OrderHistory',
    '/de-de/account/OrderHistory?filter=ongoing',
    '/de-de/account/OrderHistory?filter=completed',
    '/de-de/account/OrderHistory?filter=months',
    '/de-de/account/OrderHistory?filter=year&year=2026',
  ]);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/de-de/account/OrderHistory');
  expect(screen.getByRole('link', { name: 'Mehr anzeigen' })).toHaveAttribute(
    'href',
    '/de-de/account/OrderHistory?shown=20',
  );
});

test('RVW-05: a shipped article can be reviewed, and its documents are links', async () => {
  show(maximal);
  const rating = await screen.findByRole('group', { name: /^Ihre Bewertung/, hidden: true });
  expect(within(rating).getAllByRole('radio', { hidden: true })).toHaveLength(5);
  expect(rating.closest('form')).toHaveAttribute('action', '/api/account/review');
  expect(await screen.findByRole('link', { name: 'Rechnung herunterladen (PDF)' })).toHaveAttribute(
    'href',
    '/api/order/document?kind=invoice&order=order&locale=de-de',
  );
  expect(screen.getByRole('link', { name: /^Rücksendeetikett/ })).toBeVisible();
});

test('RVW-05: a text that is too long stays whole, and is reported at its field', async () => {
  show(maximal);
  const [text] = await screen.findAllByRole('textbox', {
    name: /^Wie gefällt Ihnen der Artikel/,
    hidden: true,
  });
  if (!text) throw new Error('no text field');
  fireEvent.change(text, { target: { value: 'x'.repeat(1_001) } });
  expect(text).toHaveValue('x'.repeat(1_001));
  expect(text).toHaveAccessibleDescription('Das ist zu lang.');
  expect(text).toBeInvalid();
  fireEvent.change(text, { target: { value: 'x'.repeat(1_000) } });
  expect(text).toBeValid();
});

test('RVW-05: a review that was rejected is shown again as it was typed', async () => {
  show(rejectedReview);
  const text = await screen.findByRole('textbox', { name: /^Wie gefällt Ihnen der Artikel/ });
  expect(text).toHaveValue('Sitzt gut. '.repeat(100));
  expect(text).toHaveAccessibleDescription('Das ist zu lang.');
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '4');
  expect(screen.getByRole('combobox')).toHaveValue('large');
  fireEvent.click(screen.getByRole('radio', { name: /^5/ }));
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '5');
});

test('RVW-05: the status of a review replaces the form', async () => {
  show(reviewed);
  expect(await screen.findByText(/prüfen sie noch/)).toBeVisible();
  expect(screen.queryByText(/bewerten$/)).toBeNull();
});

test('ORD-02: shows the editors’ text without orders', () => {
  show(plain);
  expect(screen.getByText('Noch nichts bestellt.')).toBeVisible();
});
