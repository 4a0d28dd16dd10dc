import { GERMAN_RATE } from '@/lib/shop/settings/shipping.fixture';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { basketOf } from '@/lib/commerce/basket/basket';
import { cartOf } from '@/lib/commerce/basket/cart';
import { useBasketCount } from '@/lib/commerce/basket/use-basket-count';
import { closeModal, isApiErrorShown } from '@/lib/browser/modals/modals';
import { useReservationCount } from '@/lib/commerce/reservation/use-reservation-count';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { useWishlistCount } from '@/lib/commerce/wishlist/shown-wishlist';
import { loadVisitor } from './load-visitor';
import type { TabMessage } from './other-tabs';
import { useBasket } from './use-basket';
import { useBasketAdditions } from './use-basket-additions';
import { useLoadedVisitor } from './use-loaded-visitor';
import type { Visitor } from './visitor';

/** Delivers a message of another tab; jsdom has no `BroadcastChannel`. */
let hear: ((message: TabMessage) => void) | null = null;
globalThis.BroadcastChannel = class {
  addEventListener(_type: string, listener: (event: { data: TabMessage }) => void) {
    hear = (data) => listener({ data });
  }
  removeEventListener() {}
  postMessage() {}
} as unknown as typeof BroadcastChannel; // of which the code under test uses these three

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const EMPTY = basketOf(
  { lines: [] },
  { territory: 'DE', currency: 'EUR', vatRate: 190, shippingRate: GERMAN_RATE },
);
const FULL = { ...EMPTY, count: 3, revision: 1 };
const VISITOR: Visitor = {
  basket: FULL,
  wishlist: { revision: 1, items: [{ lineItemId: 'a', itemNumber: '20310000-312' }] },
  reservation: {
    revision: 1,
    store: '101',
    items: [
      { lineItemId: 'b', sku: 'a', store: '101', count: 2 },
      { lineItemId: 'c', sku: 'b', store: '101', count: 1 },
    ],
  },
};

/** jsdom does not have Node's `Response.json`. */
const response = (body: unknown, ok = true, status = ok ? 200 : 409) =>
  ({ ok, status, json: async () => body }) as Response;

/** A different locale per test, because loaded data stays in memory. */
function show(locale: string) {
  const Page = ({ children }: { children: ReactNode }) => (
    <RouteContextProvider value={{ project: 'hgg', locale }}>{children}</RouteContextProvider>
  );
  const useShown = () => ({
    ...useBasket(),
    ...useBasketAdditions(),
    count: useBasketCount(),
    wishes: useWishlistCount(),
    reserved: useReservationCount(),
  });
  return renderHook(useShown, { wrapper: Page });
}

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  document.cookie = 'visitor=; Max-Age=0';
});
afterEach(() => act(() => closeModal()));

const bodyOf = (call: Parameters<typeof fetch> | undefined) => JSON.parse(String(call?.[1]?.body));

test('a browser without a session sends no request', async () => {
  const { result } = show('de-de');
  await act(async () => undefined);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ basket: null, count: 0 });
});

test('BSK-13: a browser with a session loads its basket, and the header its counts, in one response', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response(VISITOR));
  const { result } = show('de-at');
  await waitFor(() => expect(result.current.count).toBe(3));
  expect(result.current).toMatchObject({ basket: FULL, wishes: 1, reserved: 3 });
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/api/visitor?locale=de-at']);
});

test('BSK-03, BSK-04: the response to the first addition becomes the basket', async () => {
  const { result } = show('de-ch');
  fetchMock.mockImplementation(async () => {
    document.cookie = 'visitor=1';
    return response(cartOf(FULL));
  });
  await act(() => result.current.add({ id: '20310000-312', sku: 'a', count: 3 }));
  await waitFor(() => expect(result.current.basket?.count).toBe(3));
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/api/cart/cart/add?locale=de-ch']);
  expect(bodyOf(fetchMock.mock.calls[0])).toEqual({
    variant: { id: '20310000-312', sku: 'a' },
    count: 3,
    intent: {
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      visit: expect.stringMatching(/^[\da-f-]{36}$/),
      sequence: expect.any(Number),
    },
  });
});

test('BSK-04: a rejection shows its reason and does not change the basket', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response(VISITOR));
  const { result } = show('fr-ch');
  await waitFor(() => expect(result.current.count).toBe(3));
  fetchMock.mockResolvedValue(response({ code: 'out_of_stock' }, false));
  const outcome = await act(() => result.current.change('quantity', {}));
  expect(outcome).toEqual({ ok: false, code: 'out_of_stock' });
  expect(result.current.basket?.count).toBe(3);
});

test('a change without a response is sent once more with the same key', async () => {
  const { result } = show('nl-nl');
  fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
  fetchMock.mockResolvedValueOnce(response(cartOf(FULL)));
  const outcome = await act(() => result.current.add({ id: 'x', sku: 'a', count: 1 }));
  expect(outcome.ok).toBe(true);
  const [first, again] = fetchMock.mock.calls;
  expect(bodyOf(again)).toEqual(bodyOf(first));
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  expect(await act(() => result.current.change('remove', {}))).toEqual({ ok: false, code: null });
});

test('a change that got no response for ten seconds fails and is not sent again', async () => {
  const { result } = show('nl-nl');
  const began = performance.now();
  fetchMock.mockImplementationOnce(async () => {
    jest.spyOn(performance, 'now').mockReturnValue(began + 20_000);
    throw new DOMException('signal timed out', 'TimeoutError');
  });
  const outcome = await act(() => result.current.add({ id: 'x', sku: 'a', count: 1 }));
  jest.restoreAllMocks();
  expect(outcome).toEqual({ ok: false, code: null });
  expect(fetchMock.mock.calls).toHaveLength(1);
});

test('ERR-01: an unreadable response opens the shop’s error, and the change fails', async () => {
  const { result } = show('pl-pl');
  const broken = { ok: true, status: 200, json: async () => JSON.parse('<html>') };
  fetchMock.mockResolvedValue(broken as unknown as Response);
  expect(await act(() => result.current.add({ id: 'x', sku: 'a', count: 1 }))).toMatchObject({
    ok: false,
  });
  expect(isApiErrorShown()).toBe(true);
});

test('ERR-03: messages of the basket open the shop’s error', async () => {
  const { result } = show('cs-cz');
  const made = { added: [], notice: null, messages: ['Ausverkauft.'] };
  fetchMock.mockResolvedValue(response(cartOf(FULL, made)));
  await act(() => result.current.addMultiple([]));
  expect(isApiErrorShown()).toBe(true);
});

test('BSK-13: shows a change made in another tab', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response(VISITOR));
  const { result } = show('de-lu');
  await waitFor(() => expect(result.current.basket).toEqual(FULL));
  const changed = { ...FULL, count: 5, revision: 2 };
  await act(async () => hear?.({ locale: 'de-lu', basket: changed }));
  expect(result.current.basket).toEqual(changed);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('BSK-13: a change in another tab while this one is loading is loaded, in any order of arrival', async () => {
  document.cookie = 'visitor=1';
  const changed = { ...FULL, count: 5, revision: 2 };
  let respondFirst = (_: Response) => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respondFirst = resolve)));
  fetchMock.mockResolvedValue(response({ ...VISITOR, basket: changed }));
  const { result } = show('de-li');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await act(async () => hear?.({ locale: 'de-li', basket: changed }));
  await act(async () => respondFirst(response(VISITOR)));
  await waitFor(() => expect(result.current.basket).toEqual(changed));
});

test('BSK-13: an outdated message of another tab changes neither the basket nor the header’s count', async () => {
  document.cookie = 'visitor=1';
  const now = { ...FULL, count: 4, revision: 20 };
  fetchMock.mockResolvedValue(response({ ...VISITOR, basket: now }));
  const { result } = show('en-ie');
  await waitFor(() => expect(result.current.count).toBe(4));
  await act(async () => hear?.({ locale: 'en-ie', basket: { ...FULL, count: 9, revision: 19 } }));
  expect(result.current).toMatchObject({ basket: now, count: 4 });
});

test('BSK-13: responses that arrive out of order leave the count of the last change', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response({ ...VISITOR, basket: { ...FULL, revision: 30 } }));
  const { result } = show('en-gb');
  await waitFor(() => expect(result.current.basket?.revision).toBe(30));
  let respondFirst = (_: Response) => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respondFirst = resolve)));
  const slow = result.current.change('quantity', { count: 1 });
  fetchMock.mockResolvedValueOnce(response(cartOf({ ...FULL, count: 8, revision: 32 })));
  await act(async () => result.current.change('quantity', { count: 8 }));
  respondFirst(response(cartOf({ ...FULL, count: 1, revision: 31 })));
  await act(async () => slow);
  expect(result.current.count).toBe(8);
});

test('BSK-13: the header shows no counts after the session has ended', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response({ ...VISITOR, basket: { ...FULL, revision: 40 } }));
  const { result } = show('fr-fr');
  await waitFor(() => expect(result.current.count).toBe(3));
  document.cookie = 'visitor=; Max-Age=0';
  fetchMock.mockResolvedValue(response(cartOf(EMPTY)));
  await act(async () => result.current.change('remove', {}));
  expect(result.current.count).toBe(0);
});

test('BSK-13: another session with an older basket is shown, as after a login', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(
    response({ ...VISITOR, basket: { ...FULL, count: 7, revision: 60 } }),
  );
  const { result } = show('sk-sk');
  await waitFor(() => expect(result.current.count).toBe(7));
  fetchMock.mockResolvedValue(
    response({ ...VISITOR, basket: { ...FULL, count: 2, revision: 50 } }),
  );
  await act(async () => void (await loadVisitor('/api/visitor?locale=sk-sk')));
  expect(result.current.count).toBe(2);
});

test('BSK-13: a load that began before a change does not overwrite its counts', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response({ ...VISITOR, basket: { ...FULL, revision: 70 } }));
  const { result } = show('sl-si');
  await waitFor(() => expect(result.current.count).toBe(3));
  renderHook(() => useLoadedVisitor('sl-si'));
  let respond = (_: Response) => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const load = loadVisitor('/api/visitor?locale=sl-si');
  const lines = [{ lineItemId: 'b', sku: 'a', store: '101', count: 5 }];
  await act(async () =>
    hear?.({
      locale: 'sl-si',
      basket: { ...FULL, count: 6, revision: 71 },
      wishlist: { revision: 72, items: [] },
      reservation: { revision: 73, store: '101', items: lines },
    }),
  );
  respond(
    response({
      basket: { ...FULL, revision: 70 },
      wishlist: { ...VISITOR.wishlist, revision: 0 },
      reservation: { ...VISITOR.reservation, revision: 0 },
    }),
  );
  await act(async () => void (await load));
  expect(result.current).toMatchObject({ count: 6, wishes: 0, reserved: 5 });
});

test('BSK-13: a login in another tab updates this one, and a logout clears the header', async () => {
  document.cookie = 'visitor=1';
  fetchMock.mockResolvedValue(response({ ...VISITOR, basket: { ...FULL, revision: 80 } }));
  const { result } = show('hu-hu');
  await waitFor(() => expect(result.current.count).toBe(3));
  fetchMock.mockResolvedValue(
    response({ ...VISITOR, basket: { ...FULL, count: 1, revision: 75 } }),
  );
  await act(async () => hear?.({ locale: 'hu-hu', isOtherSession: true }));
  await waitFor(() => expect(result.current.count).toBe(1));
  renderHook(() => useLoadedVisitor('hu-hu'));
  document.cookie = 'visitor=; Max-Age=0';
  await act(async () => hear?.({ locale: 'hu-hu', isOtherSession: true }));
  expect(result.current).toMatchObject({ count: 0, wishes: 0, reserved: 0 });
});

test('BSK-04: first changes of a browser without Web Locks are sent one after the other', async () => {
  const { result } = show('da-dk');
  let respond = (_: Response) => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const adds = [1, 2].map((count) => result.current.add({ id: 'x', sku: 'a', count }));
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  fetchMock.mockResolvedValue(response(cartOf({ ...FULL, count: 3, revision: 91 })));
  respond(response(cartOf({ ...FULL, count: 1, revision: 90 })));
  await act(async () => void (await Promise.all(adds)));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(result.current.count).toBe(3);
});
