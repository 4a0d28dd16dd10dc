import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { basketFixture, basketLine } from '@/lib/basket/basket.fixture';
import { cartOf } from '@/lib/basket/cart';
import { MediaProvider } from '@/lib/catalogue/media-context';
import type { BlockProps } from '@/lib/content/block';
import { messagesFor } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/use-messages';
import type { Language } from '@/lib/page-context/locale';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import { Basket } from './basket';
import { basketFixtures } from './basket.fixture';

const page = (props: BlockProps<'basket'>, language: Language = 'de') => (
  <MessagesProvider messages={messagesFor(language)}>
    <MediaProvider baseUrl="https://pictures.example">
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <Basket {...props} />
      </RouteContextProvider>
    </MediaProvider>
  </MessagesProvider>
);
const show = (props: BlockProps<'basket'>, language?: Language) => render(page(props, language));

const { default: plain, minimal, maximal, unreachable } = basketFixtures;
const sent = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = sent;
});

/** Answers the GET with one piece, and every change with three. */
const answerChanges = () =>
  sent.mockImplementation(async (_, { method }: RequestInit) => ({
    ok: true,
    json: async () => cartOf(basketFixture([basketLine({ quantity: method === 'POST' ? 3 : 1 })])),
  }));

test('BSK-08: a line says what it is, how many and what they cost, and leads to its article', () => {
  show(plain);
  const [, coat] = screen
    .getAllByRole('listitem', { name: '' })
    .filter((item) => item.closest('[aria-label="Artikel im Warenkorb"]'));
  expect(coat).toHaveTextContent('Wollmantel');
  expect(coat).toHaveTextContent('Farbe: Schwarz');
  expect(coat).toHaveTextContent('Größe: 3XL');
  expect(coat).toHaveTextContent('698,00');
  expect(coat).toHaveTextContent('349,00 € je Stück');
  expect(screen.getByRole('link', { name: 'Wollmantel' })).toHaveAttribute(
    'href',
    '/de-de/p/oxfordhemd/10203040?colorVariant=10203041253',
  );
});

test('BSK-08: the sums name shipping and tax, and the way on leads to the address', () => {
  show(plain);
  const sums = screen.getByText('Gesamtsumme').closest('dl');
  expect(sums).toHaveTextContent('Versandkostenlos');
  expect(sums).toHaveTextContent('767,95');
  expect(screen.getByText(/gesetzliche Mehrwertsteuer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute(
    'href',
    '/de-de/checkout/address',
  );
  const steps = within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
  expect(steps.getByText('Warenkorb').closest('[aria-current=step]')).not.toBeNull();
});

test('BSK-08: a line that cannot be had closes the way on, and says what to do', () => {
  show(maximal);
  expect(screen.getByText(/^Inzwischen ausverkauft/)).toBeVisible();
  expect(screen.getByText(/^Nur noch 2 verfügbar/)).toBeVisible();
  expect(screen.getByText(/wird hier nicht mehr angeboten/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
});

test('BSK-08: why the basket stayed as it was is said in words', () => {
  show(maximal);
  expect(screen.getByRole('alert')).toHaveTextContent('So viele Stück sind nicht mehr da.');
});

test('BSK-08: a reason nobody knows is said to be a passing one', () => {
  show({ ...plain, loaded: { basket: basketFixture([basketLine()]), error: 'toString' } });
  expect(screen.getByRole('alert')).toHaveTextContent('gerade nicht zu erreichen');
});

test('an empty basket has a sentence and a way on, and no steps', () => {
  show(minimal);
  expect(screen.getByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a basket that cannot be loaded is not said to be empty', () => {
  show(unreachable);
  expect(screen.getByText(/gerade nicht zu erreichen/)).toBeVisible();
  expect(screen.queryByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeNull();
});

test('BSK-08: without scripts each line is two forms with their buttons', () => {
  document.body.innerHTML = renderToString(page(plain));
  const button = screen.getByRole('button', { name: 'Anzahl ändern: Wollmantel' });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/api/cart/cart/quantity');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    lineItemId: '5f0c8d5e-0000-4000-8000-000000000002',
    locale: 'de-de',
    count: '2',
  });
  const removal = screen.getByRole('button', { name: 'Entfernen: Wollmantel' }).closest('form');
  expect(removal).toHaveAttribute('action', '/api/cart/cart/remove');
  document.body.innerHTML = '';
});

test('BSK-08: with scripts a quantity is changed at once, and the server’s answer shown', async () => {
  answerChanges();
  document.cookie = 'visitor=1';
  show({ ...plain, loaded: { basket: basketFixture([basketLine()]), error: null } });
  expect(screen.queryByRole('button', { name: /^Anzahl ändern/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Oxfordhemd/ }), '3');
  expect(await screen.findAllByText(/209,85/)).toHaveLength(3);
  const call = sent.mock.calls.find(([path]) => path.startsWith('/api/cart/cart/quantity'));
  expect(JSON.parse(call?.[1].body)).toEqual({ lineItemId: basketLine().id, count: 3 });
});
