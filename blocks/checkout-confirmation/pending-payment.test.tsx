import { act, render } from '@testing-library/react';
import Router from 'next/router';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { PendingPayment } from './pending-payment';

const ADDRESS = '/de-de/checkout/confirmation?order=1';

/** Shows the page at this address; the router loads pages by `replace`. */
function show(address: string, replace: () => Promise<boolean>) {
  // The part of the router that is used; the whole one needs a built shop.
  Object.assign(Router, { router: { asPath: address, replace } });
  history.replaceState(null, '', address);
  return render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <PendingPayment orderId="1" />
      </RouteContextProvider>
    </MessagesProvider>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Object.assign(Router, { router: null });
  jest.useRealTimers();
});

test('at an address with a fragment, too, the page looks again by itself', async () => {
  const replace = jest.fn(async () => true);
  show(`${ADDRESS}#main`, replace);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(replace).toHaveBeenLastCalledWith(ADDRESS, undefined, {
    scroll: false,
    unstable_skipClientCache: true,
  });
  expect(location.hash).toBe('#main');
});

test('a page that takes longer than the pause between two looks is not requested again meanwhile', async () => {
  let respond: (isShown: boolean) => void = () => {};
  const replace = jest.fn(() => new Promise<boolean>((resolve) => (respond = resolve)));
  const { unmount } = show(ADDRESS, replace);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  // Another request would break off this one: a slow page would never be shown.
  expect(replace).toHaveBeenCalledTimes(1);
  respond(true);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(replace).toHaveBeenCalledTimes(2);
  unmount();
  respond(true);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(replace).toHaveBeenCalledTimes(2);
});
