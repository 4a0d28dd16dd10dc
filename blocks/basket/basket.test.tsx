import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BasketBlock } from './basket';
import { basketFixtures } from './basket.fixture';

const page = (props: BlockProps<'basket'>, language: Language = 'de') => (
  <MessagesProvider messages={messagesFor(language)}>
    <MediaProvider baseUrl="https://pictures.example">
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <BasketBlock {...props} />
      </RouteContextProvider>
    </MediaProvider>
  </MessagesProvider>
);
const show = (props: BlockProps<'basket'>, language?: Language) => render(page(props, language));

const { default: plain, minimal, maximal, notShown, unreachable } = basketFixtures;
const NO_NEWS = {
  countryName: 'Deutschland',
  arrival: null,
  news: [],
  removed: null,
  notice: null,
  error: null,
  express: [],
  credits: 0,
};
const sent = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = sent;
});

test('BSK-08: a line shows name, quantity and price, and links to its article', () => {
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

test('BSK-08: the sums include shipping and tax, and the button leads to the address', () => {
  show(plain);
  const sums = screen.getByText('Gesamtsumme').closest('dl');
  expect(sums).toHaveTextContent('Versandkostenlos');
  expect(screen.getByText('Voraussichtlich bei Ihnen: 2.–3. Dezember')).toBeVisible();
  expect(sums).toHaveTextContent('767,95');
  expect(screen.getByText('Enthaltene gesetzliche Mehrwertsteuer, 19 %')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute(
    'href',
    '/de-de/checkout/address',
  );
  const steps = within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
  expect(steps.getByText('Warenkorb').closest('[aria-current=step]')).not.toBeNull();
});

test('BSK-09: each express method is a button of a form that works without JavaScript', () => {
  show(plain);
  const form = screen.getByRole('form', { name: 'Express-Kasse' });
  expect(form).toHaveAttribute('action', '/api/cart/cart/checkout');
  expect(form).toHaveAttribute('method', 'post');
  const button = within(form).getByRole('button', { name: 'Weiter mit PayPal' });
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual([
    'express',
    'payPal',
  ]);
  expect(within(form).getByRole('button', { name: 'Weiter mit Amazon Pay' })).toHaveValue(
    'amazonPay',
  );
  expect(form.querySelector('[name=locale]')).toHaveValue('de-de');
});

test.each([
  [['amazonPay'], ['Weiter mit Amazon Pay']],
  [[], []],
] as const)('BSK-09: the methods %j have the buttons %j', (express, names) => {
  const basket = basketFixture([basketLine()]);
  show({ ...plain, loaded: { ...NO_NEWS, basket, express } });
  const buttons = screen.queryAllByRole('button', { name: /^Weiter mit/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});

test('BSK-08: an unavailable line disables the checkout and explains why', () => {
  show(maximal);
  expect(screen.getByText(/^Inzwischen ausverkauft/)).toBeVisible();
  expect(screen.getByText(/^Nur noch 2 Stück verfügbar/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Express-Kasse' })).toBeNull();
});

test('CTX-03: a line that the search has not returned stays, and disables the checkout', () => {
  show(notShown);
  expect(screen.getByText(/^Wollschal können wir gerade nicht anzeigen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wollmantel' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
});

test('CTX-03: a basket of one line that the search has not returned is not empty', () => {
  const { basket } = notShown.loaded;
  const only = basketFixture([], { missing: basket.missing });
  show({ ...notShown, loaded: { ...NO_NEWS, basket: only } });
  expect(screen.getByText(/^Wollschal können wir gerade nicht anzeigen/)).toBeVisible();
  expect(screen.queryByText(notShown.fields.emptyText)).toBeNull();
});

test('CTX-03: a line that the search has not returned can be removed', async () => {
  sent.mockResolvedValue({ ok: false, status: 503, json: async () => ({}) });
  show(notShown);
  const remove = screen.getByRole('button', { name: 'Entfernen: Wollschal' });
  expect(remove.closest('form')).toHaveAttribute('action', '/api/cart/cart/remove');
  expect(remove.closest('form')?.querySelector('[name=lineItemId]')).toHaveValue('scarf');
  fireEvent.click(remove);
  expect(screen.getByText('Entfernt: Wollschal')).toBeVisible();
  // The shop did not respond, so the page reports that the line could not be removed.
  expect(await screen.findByText(/nicht zu erreichen/)).toBeVisible();
});

test('BSK-08: a message explains why the basket did not change', () => {
  show(maximal);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('So viele Stück sind nicht mehr da.');
});

test('BSK-08: an unknown reason is shown as a temporary error', () => {
  show({
    ...plain,
    loaded: { ...NO_NEWS, basket: basketFixture([basketLine()]), error: 'toString' },
  });
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('gerade nicht zu erreichen');
});

test('an empty basket has one message, after a step has redirected to it', () => {
  const basket = basketFixture([]);
  show({ ...minimal, loaded: { ...NO_NEWS, basket, error: 'basket_empty' } });
  expect(screen.getAllByRole('alert')[0]).toBeEmptyDOMElement();
});

test('an empty basket has a message and a link, but no steps', () => {
  show(minimal);
  expect(screen.getByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a basket that cannot be loaded is not shown as empty', () => {
  show(unreachable);
  expect(screen.getByText(/gerade nicht zu erreichen/)).toBeVisible();
  expect(screen.queryByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeNull();
});

test('BSK-08: without JavaScript each line is two forms with buttons', () => {
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

test('lists the parts of a set with their selected sizes', () => {
  show(maximal);
  const set = screen.getByText('Hemd mit Krawatte').closest('li');
  expect(set).toHaveTextContent('Oxfordhemd, Weiß, Größe 3XL, Artikel 10203040');
  expect(set).toHaveTextContent('Krawatte, Marine, Einheitsgröße, Artikel 10203060');
});

test('shows the name of an only size, and neither size nor colour of a gift card', () => {
  const tie = basketLine({ id: 'tie', name: 'Krawatte', size: 'allsize' });
  const card = basketLine({ id: 'card', name: 'Geschenkkarte', colour: '', size: '' });
  show({ ...plain, loaded: { ...NO_NEWS, basket: basketFixture([tie, card]) } });
  expect(screen.getByText('Krawatte').closest('li')).toHaveTextContent('Größe: Einheitsgröße');
  expect(screen.getByText('Geschenkkarte').closest('li')).not.toHaveTextContent(/Farbe|Größe/);
});

test('BSK-11: codes show their effect, or why they have none yet', () => {
  show(maximal);
  const list = screen.getByRole('list', { name: 'Eingelöste Codes' });
  const [percentage, amount, card, empty] = within(list).getAllByRole('listitem');
  expect(percentage).toHaveTextContent('10 % Rabatt');
  expect(amount).toHaveTextContent('Gilt ab einem Warenwert von 1.000.000,00 €.');
  expect(card).toHaveTextContent('Guthaben 25,00 €');
  expect(empty).toHaveTextContent('kein Guthaben mehr');
  expect(screen.getByText('Rabatt').closest('div')).toHaveTextContent('−');
  expect(screen.getByText('Zu zahlen')).toBeVisible();
});

test('lists changes since the last visit', () => {
  show(maximal);
  expect(screen.getByText(/^Artikel 10203099-117-3XL wird hier nicht mehr/)).toBeVisible();
  expect(
    screen.getByText('Wollmantel: Der Preis hat sich geändert, von 399,00 € auf 349,00 €.'),
  ).toBeVisible();
});

test('BSK-11: without JavaScript codes are added and removed by forms, and a removal can be undone', () => {
  document.body.innerHTML = renderToString(page(maximal));
  const actionOf = (name: string) =>
    screen.getByRole('button', { name }).closest('form')?.getAttribute('action');
  expect(actionOf('Einlösen')).toBe('/api/cart/cart/voucher/add');
  expect(actionOf('Entfernen: GESCHENK')).toBe('/api/cart/cart/voucher/remove');
  expect(actionOf('Größe ändern: Poloshirt')).toBe('/api/cart/cart/size');
  const undo = screen.getByRole('button', { name: 'Rückgängig machen' }).closest('form');
  expect(undo).toHaveAttribute('action', '/api/cart/cart/quantity');
  expect(Object.fromEntries(new FormData(undo ?? undefined))).toEqual({
    lineItemId: 'removed',
    count: '2',
    locale: 'de-de',
  });
  document.body.innerHTML = '';
});

const CODE = { code: 'SOMMER', kind: 'amount', amount: 10_00, problem: null } as const;
const codes = () => screen.getByRole('textbox', { name: 'Gutschein oder Geschenkkarte' });

test('BSK-08: the error of a code stands at its field, and nowhere else', () => {
  const basket = basketFixture([basketLine()]);
  show({ ...plain, loaded: { ...NO_NEWS, basket, error: 'voucher_unknown' } });
  expect(screen.getAllByText('Dieser Code ist ungültig.')).toHaveLength(1);
  expect(codes().closest('form')).toHaveTextContent('Dieser Code ist ungültig.');
  expect(codes()).toBeInvalid();
});

test.each([
  [0, true],
  [1000_000_00, false],
])(
  'BSK-08: a code with a minimum of %i is said to be accepted only if it takes something off: %s',
  (minimum, isSaid) => {
    const basket = basketFixture([basketLine()], { vouchers: [{ ...CODE, minimum }] });
    show({ ...plain, loaded: { ...NO_NEWS, basket, notice: 'voucher' } });
    expect(screen.queryAllByText('Der Gutschein wurde angenommen.')).toHaveLength(isSaid ? 1 : 0);
  },
);

test('ERR-04: a rejection shows the first message of its response', async () => {
  const response = { code: 'new_reason', errors: [{ message: 'Heute nicht.' }] };
  sent.mockResolvedValue({ ok: false, status: 409, json: async () => response });
  show(plain);
  fireEvent.change(codes(), { target: { value: 'X' } });
  fireEvent.click(screen.getByRole('button', { name: 'Einlösen' }));
  expect(await screen.findByText('Heute nicht.')).toBeVisible();
});
