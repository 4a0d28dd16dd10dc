import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import { cartOf } from '@/lib/commerce/basket/cart';
import { closeModal } from '@/lib/browser/modals/modals';
import { changeCart } from './basket-requests';

const INTENT = { key: '5f0c8d5e-0000-4000-8000-000000000001', sequence: 1 };
const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const toApp = jest.fn();

/** jsdom lacks Node's `Response.json`. */
const response = (body: unknown, status = 200) =>
  ({ ok: status === 200, status, json: async () => body }) as Response;
const change = (name: string, body: object) => changeCart(name, 'de-de', body, INTENT);

const shirt = basketLine({ id: 'shirt', sku: 'shirt-l', price: 20_00, quantity: 3 });
const same = basketLine({ id: 'same', sku: 'shirt-m', price: 20_00, quantity: 1 });
const coat = basketLine({
  id: 'coat',
  sku: 'coat-m',
  articleNumber: '10203041',
  price: 349_00,
  quantity: 1,
});
const cart = (added: readonly string[]) =>
  cartOf(basketFixture([shirt, same, coat]), { added, notice: null, messages: [] });

beforeEach(() => {
  sent.mockReset();
  toApp.mockReset();
  globalThis.fetch = sent;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mobile SelvedgeApp/4.2');
  const webkit = { messageHandlers: { selvedge: { postMessage: toApp } } };
  Object.defineProperty(window, 'webkit', { configurable: true, value: webkit });
});
afterEach(() => {
  jest.restoreAllMocks();
  closeModal();
});

test('GEN-08: after an addition the app is notified with the article and the previous price of its pieces', async () => {
  sent.mockResolvedValue(response(cart(['shirt'])));
  await change('add', { variant: { id: 'x', sku: 'shirt-l' }, count: 2 });
  expect(toApp.mock.calls).toEqual([
    // One piece of the added size, one of another.
    [{ name: 'basketChanged', articleNumber: shirt.articleNumber, oldPrice: 40_00 }],
  ]);
});

test('GEN-08: the app is notified of each added article', async () => {
  sent.mockResolvedValue(response(cart(['coat', 'shirt'])));
  const entry = (sku: string, count: number) => ({ variant: { sku }, count });
  const items = [entry('coat-m', 1), entry('shirt-l', 3), entry('gone', 1)];
  await change('addMultiple', { items });
  expect(toApp.mock.calls.map(([message]) => message)).toEqual([
    { name: 'basketChanged', articleNumber: shirt.articleNumber, oldPrice: 20_00 },
    { name: 'basketChanged', articleNumber: '10203041', oldPrice: 0 },
  ]);
});

test('GEN-08: the app is not notified of a rejected or empty addition', async () => {
  sent.mockResolvedValueOnce(response({ code: 'out_of_stock' }, 409));
  await change('add', { variant: { id: 'x', sku: 'shirt-l' }, count: 2 });
  sent.mockResolvedValueOnce(response(cart([])));
  await change('voucher/add', { code: 'WILLKOMMEN10' });
  expect(toApp).not.toHaveBeenCalled();
});

test('ERR-04: a rejected addition has the first message of the response, an exception has none', async () => {
  const errors = [{ message: 'So viele Stück sind nicht mehr da.' }, { message: 'Noch etwas.' }];
  sent.mockResolvedValueOnce(response({ code: 'out_of_stock', errors }, 409));
  const body = { variant: { id: 'x', sku: 'shirt-l' }, count: 2 };
  expect(await change('add', body)).toEqual({
    ok: false,
    code: 'out_of_stock',
    message: 'So viele Stück sind nicht mehr da.',
  });
  sent.mockRejectedValue(new TypeError('fetch failed'));
  expect(await change('add', body)).toEqual({ ok: false, code: null });
});

test('ERR-06: a change that times out is sent once more and then fails', async () => {
  sent.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
  expect(await change('remove', { lineItemId: 'x' })).toEqual({ ok: false, code: null });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('ERR-06: both attempts of a change end after ten seconds together, and outlive their page', async () => {
  const timeouts: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    return new AbortController().signal;
  });
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  sent.mockImplementation(() => {
    now += 6_000;
    return Promise.reject(new TypeError('connection lost'));
  });
  await change('add', { variant: { sku: 'shirt-l' }, count: 1 });
  expect(timeouts).toEqual([10_000, 4_000]);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});
