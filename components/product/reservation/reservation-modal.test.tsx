import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import {
  reservationBasket,
  reservationLine,
  storeFixture,
} from '@/lib/commerce/reservation/reservation.fixture';
import type { StoreStock } from '@/lib/commerce/reservation/reservation';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { ReservationModal } from './reservation-modal';

const munich: StoreStock = { ...storeFixture(), stock: 3 };
const hamburg: StoreStock = {
  ...storeFixture({ store: '102', name: 'Hagge am Beispielufer' }),
  stock: 0,
};
const { storeAvailability } = messagesFor('de');

const ARTICLE = {
  title: 'Leinenhemd',
  colour: 'Blau',
  itemNumber: '20310000-312',
  sku: '20310000-312-3XL',
  label: '3XL',
  quantity: 2,
};

interface Reply {
  ok: boolean;
  status: number;
  statusText: string;
  json: () => Promise<unknown>;
}

/** jsdom lacks Node's `Response.json`. */
const response = (body: unknown, status = 200): Reply => ({
  ok: status === 200,
  status,
  statusText: '',
  json: async () => body,
});

const stores = (...data: StoreStock[]) => response({ success: true, data });
const added = response({
  success: true,
  errors: [],
  reservationBasketItems: [],
  filiale: munich,
  basket: reservationBasket([reservationLine({ quantity: 2 })]),
});

const requests: { path: string; body: unknown }[] = [];

/** Responds according to the beginning of the path. */
function responding(replies: Record<string, Reply | Error>) {
  requests.length = 0;
  global.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    requests.push({ path: String(path), body: init?.body && JSON.parse(String(init.body)) });
    const key = Object.keys(replies).find((start) => String(path).startsWith(start));
    const reply = replies[key ?? ''] ?? new TypeError('offline');
    if (reply instanceof Error) throw reply;
    // The properties of a response that `fetchJson` reads.
    return reply as unknown as Response;
  });
}

const onClose = jest.fn();
const show = (changes: Partial<typeof ARTICLE> = {}) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <ReservationModal {...ARTICLE} {...changes} onClose={onClose} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const state = () => document.querySelector('[data-state]')?.getAttribute('data-state');
const choose = async () => {
  await userEvent.selectOptions(await screen.findByLabelText('Filiale'), '101');
  await userEvent.click(screen.getByRole('button', { name: 'Zur Reservierung hinzufügen' }));
};

afterEach(() => {
  document.cookie = 'visitor=; Max-Age=0';
});

test('RSV-01, RSV-06: the state changes from None to StoresLoaded to ArticleReserved', async () => {
  responding({ '/_hirmer/stores/info': stores(munich, hamburg), '/api/reserve/add': added });
  show();
  expect(state()).toBe('None');
  await screen.findByLabelText('Filiale');
  expect(state()).toBe('StoresLoaded');
  expect(requests[0]?.path).toBe('/_hirmer/stores/info?product=20310000-312&size=3XL&locale=de-de');
  await choose();
  expect(
    await screen.findByText(/Schließen Sie die Reservierung ab, und Hagge Musterstadt/),
  ).toBeVisible();
  expect(state()).toBe('ArticleReserved');
  expect(requests.at(-1)).toEqual({
    path: '/api/reserve/add?locale=de-de',
    body: { oxid: ARTICLE.sku, filialeid: '101', amount: 2, intent: expect.any(String) },
  });
});

test('RSV-05: the visitor can continue shopping or go to the reservation', async () => {
  responding({ '/_hirmer/stores/info': stores(munich), '/api/reserve/add': added });
  show();
  await choose();
  expect(await screen.findByRole('link', { name: 'Zur Reservierung' })).toHaveAttribute(
    'href',
    '/de-de/checkout/cart?type=reservation',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weitere Artikel reservieren' }));
  expect(onClose).toHaveBeenCalled();
});

test('RSV-03: the only store is preselected, with its address beside it', async () => {
  responding({ '/_hirmer/stores/info': stores(munich) });
  show();
  expect(await screen.findByLabelText('Filiale')).toHaveValue('101');
  expect(screen.getByText(/80331 München/)).toBeVisible();
});

/** A visitor with a previously chosen store, as loaded by every page. */
const visitorWith = (store: string) => {
  document.cookie = 'visitor=1';
  const [basket, wishlist] = [{ count: 0, lines: [], missing: [] }, { items: [] }];
  return response({ basket, wishlist, reservation: { items: [], store } });
};

test('RSV-03: the previously chosen store is preselected', async () => {
  const other = { ...hamburg, stock: 2 };
  responding({
    '/api/visitor': visitorWith('102'),
    '/_hirmer/stores/info': stores(munich, other),
  });
  show();
  expect(await screen.findByLabelText('Filiale')).toHaveValue('102');
});

test('RSV-09: if the previously chosen store has none, a message names it with the size', async () => {
  responding({
    '/api/visitor': visitorWith('102'),
    '/_hirmer/stores/info': stores(munich, hamburg),
  });
  show();
  expect(
    await screen.findByText(/^Hagge am Beispielufer hat diesen Artikel in Größe 3XL/),
  ).toBeVisible();
});

test('RSV-06: a single size is sent as 0', async () => {
  responding({ '/_hirmer/stores/info': stores(munich) });
  show({ label: 'allsize' });
  await screen.findByText('Leinenhemd, Blau, Einheitsgröße');
  expect(requests[0]?.path).toContain('size=0');
});

test.each([
  ['a failure', response({}, 500)],
  ['no success', response({ success: false })],
  ['no connection', new TypeError('offline')],
])(
  'RSV-09: after %s of the lookup a message asks to try again in a few seconds',
  async (_, reply) => {
    responding({ '/_hirmer/stores/info': reply });
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(storeAvailability.error);
  },
);

test('RSV-09: an article without stock in any store is not available', async () => {
  responding({ '/_hirmer/stores/info': stores(hamburg) });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(storeAvailability.notAvailable);
  expect(screen.queryByLabelText('Filiale')).toBeNull();
});

test('RSV-10: the server’s first message is in the alert, and the state is empty', async () => {
  const errors = [{ message: 'Nicht so viele.' }, { message: 'Zweites.' }];
  responding({
    '/_hirmer/stores/info': stores(munich),
    '/api/reserve/add': response({ success: false, errors }, 409),
  });
  show();
  await choose();
  expect(await screen.findByText('Nicht so viele.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Nicht so viele\.$/);
  expect(state()).toBe('');
});

test('RSV-10: offline a general message is shown', async () => {
  responding({ '/_hirmer/stores/info': stores(munich) });
  show();
  await choose();
  expect(await screen.findByText(storeAvailability.error)).toBeVisible();
  expect(state()).toBe('');
  // Sent twice with the same key, which reserves once.
  const sent = requests.filter(({ path }) => path.startsWith('/api/reserve/add'));
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(sent).toHaveLength(2);
});
