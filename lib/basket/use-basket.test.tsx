import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import { basketOf } from './basket';
import { cartOf } from './cart';
import { useBasket } from './use-basket';
import { useBasketCount } from './use-basket-count';

const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const EMPTY = cartOf(basketOf([], { territory: 'DE', currency: 'EUR' }));
const FULL = { ...EMPTY, basket: { ...EMPTY.basket, count: 3 } };

/** jsdom has no `Response.json` of Node's. */
const answer = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;

/** Each test in a locale of its own: what one has loaded stays in the browser's memory. */
function show(locale: string) {
  const Page = ({ children }: { children: ReactNode }) => (
    <RouteContextProvider value={{ project: 'hgg', locale }}>{children}</RouteContextProvider>
  );
  return renderHook(() => ({ ...useBasket(), count: useBasketCount() }), { wrapper: Page });
}

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
  document.cookie = 'visitor=; Max-Age=0';
});

test('a browser without a session asks for nothing', async () => {
  const { result } = show('de-de');
  await act(async () => undefined);
  expect(asked).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ basket: null, count: 0 });
});

test('one with a session is told its basket, and the header its count', async () => {
  document.cookie = 'visitor=1';
  asked.mockResolvedValue(answer(FULL));
  const { result } = show('de-at');
  await waitFor(() => expect(result.current.count).toBe(3));
  expect(result.current.basket).toEqual(FULL.basket);
  expect(asked.mock.calls[0]?.[0]).toBe('/api/cart/cart?locale=de-at');
});

test('BSK-03, BSK-04: what a first add answers is the basket from then on', async () => {
  const { result } = show('de-ch');
  asked.mockImplementation(async () => {
    document.cookie = 'visitor=1';
    return answer(FULL);
  });
  await act(() => result.current.add({ id: '20310000-312', sku: 'a', count: 3 }));
  await waitFor(() => expect(result.current.basket?.count).toBe(3));
  expect(asked.mock.calls[0]).toMatchObject([
    '/api/cart/cart/add?locale=de-ch',
    { method: 'POST', body: '{"variant":{"id":"20310000-312","sku":"a"},"count":3}' },
  ]);
});

test('BSK-04: a refusal says why and leaves the basket as it is', async () => {
  document.cookie = 'visitor=1';
  asked.mockResolvedValue(answer(FULL));
  const { result } = show('fr-ch');
  await waitFor(() => expect(result.current.count).toBe(3));
  asked.mockResolvedValue(answer({ code: 'out_of_stock' }, false));
  const outcome = await act(() => result.current.changeQuantity('line', 9));
  expect(outcome).toEqual({ ok: false, code: 'out_of_stock' });
  asked.mockRejectedValue(new TypeError('fetch failed'));
  expect(await act(() => result.current.remove('line'))).toEqual({ ok: false, code: null });
  expect(result.current.basket?.count).toBe(3);
});
