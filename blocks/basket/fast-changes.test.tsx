import { act, fireEvent, render, screen } from '@testing-library/react';
import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import { cartOf } from '@/lib/commerce/basket/cart';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BasketBlock } from './basket';
import { basketFixtures } from './basket.fixture';

interface Sent {
  name: string;
  body: { lineItemId: string; count?: number; intent: { key: string; sequence: number } };
  respond: (response: Response) => Promise<void>;
}

let sent: Sent[] = [];

beforeEach(() => {
  document.cookie = 'visitor=1';
  sent = [];
  globalThis.fetch = jest.fn(
    (path: RequestInfo | URL, options?: RequestInit) =>
      new Promise<Response>((resolve) => {
        const [, name = ''] = /cart\/cart\/(\w+)/.exec(String(path)) ?? [];
        const respond = (response: Response) => act(async () => resolve(response));
        sent.push({ name, body: JSON.parse(String(options?.body)), respond });
      }),
  );
});

/** jsdom does not have Node's `Response.json`. */
const response = (body: unknown, status = 200) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;

const basketWith = (quantity: number, revision: number) =>
  response(cartOf(basketFixture(quantity ? [basketLine({ quantity })] : [], { revision })));

/** A different locale per test, because loaded data stays in memory. */
function show(locale: string) {
  const { default: props } = basketFixtures;
  const basket = basketFixture([basketLine()]);
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale }}>
          <BasketBlock {...props} loaded={{ ...props.loaded, basket }} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );
  return screen.getByRole<HTMLSelectElement>('combobox', { name: /^Anzahl: Oxfordhemd/ });
}

const total = () => screen.getByText('Gesamtsumme').closest('div');
const choose = (select: HTMLElement, count: number) =>
  fireEvent.change(select, { target: { value: String(count) } });

test('BSK-08: a quantity is shown at once, with its price', () => {
  const select = show('de-de');
  choose(select, 3);
  expect(select).toHaveValue('3');
  expect(total()).toHaveTextContent('209,85');
  expect(sent[0]).toMatchObject({ name: 'quantity', body: { count: 3 } });
});

test.each([
  ['in order', [0, 1, 2, 3, 4], 'de-at'],
  ['in the opposite order', [4, 3, 2, 1, 0], 'de-ch'],
  ['mixed', [2, 4, 0, 3, 1], 'fr-ch'],
] as const)(
  'BSK-08: five quantities in quick succession, with responses %s, end with the last one and show no other',
  async (_, order, locale) => {
    const select = show(locale);
    for (const count of [2, 3, 4, 5, 6]) choose(select, count);
    expect(sent.map(({ body }) => body.count)).toEqual([2, 3, 4, 5, 6]);
    const sequences = sent.map(({ body }) => body.intent.sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    // Like the server: changes apply in order of arrival, and the last one wins.
    let last = 0;
    for (const [arrival, index] of order.entries()) {
      last = Math.max(last, index);
      await sent[index]?.respond(basketWith(last + 2, arrival + 1));
      expect(select).toHaveValue('6');
    }
    expect(total()).toHaveTextContent('419,70');
  },
);

test('BSK-08: a rejected quantity reverts to the server’s and shows the reason', async () => {
  const select = show('nl-nl');
  choose(select, 9);
  await sent[0]?.respond(response({ code: 'out_of_stock' }, 409));
  expect(select).toHaveValue('1');
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('So viele Stück sind nicht mehr da.');
});

test('BSK-08: a removed line disappears at once and can be restored', async () => {
  show('pl-pl');
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Oxfordhemd' }));
  expect(screen.queryByRole('combobox', { name: /^Anzahl/ })).toBeNull();
  expect(screen.getByText('Entfernt: Oxfordhemd')).toBeVisible();
  await sent[0]?.respond(basketWith(0, 1));
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
  expect(sent[1]).toMatchObject({ name: 'quantity', body: { count: 1 } });
  await sent[1]?.respond(basketWith(1, 2));
  expect(screen.getByRole('combobox', { name: /^Anzahl/ })).toHaveValue('1');
});

test('BSK-11: an accepted code is confirmed, and the field is cleared', async () => {
  show('cs-cz');
  const field = screen.getByRole('textbox', { name: 'Gutschein oder Geschenkkarte' });
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(field);
  const made = { added: [], notice: 'giftCard' as const, messages: [] };
  const card = { code: 'ABC', kind: 'giftCard', balance: 5_00, minimum: 0, problem: null } as const;
  const basket = basketFixture([basketLine()], { revision: 1, vouchers: [card] });
  await sent[0]?.respond(response(cartOf(basket, made)));
  expect(screen.getByText('Die Geschenkkarte wurde angenommen.')).toBeVisible();
  expect(field).toHaveValue('');
});

test('BSK-11: a second code typed before the first is accepted stays', async () => {
  show('de-lu');
  const field = screen.getByRole('textbox', { name: 'Gutschein oder Geschenkkarte' });
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(field);
  fireEvent.change(field, { target: { value: 'def' } });
  await sent[0]?.respond(response(cartOf(basketFixture([basketLine()], { revision: 1 }))));
  expect(field).toHaveValue('def');
});

test('BSK-11: a rejected code is marked as invalid and stays in the field', async () => {
  show('fr-fr');
  const field = screen.getByRole('textbox', { name: 'Gutschein oder Geschenkkarte' });
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(field);
  await sent[0]?.respond(response({ code: 'voucher_unknown' }, 404));
  expect(field.closest('form')).toHaveTextContent('Dieser Code ist ungültig.');
  expect(field).toHaveValue('abc');
});
