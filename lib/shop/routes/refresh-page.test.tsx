import Router from 'next/router';
import { refreshPage } from './refresh-page';

const replace = jest.fn().mockResolvedValue(true);
const options = { scroll: false, unstable_skipClientCache: true };

/** The router has arrived at this address, and the browser shows it. */
function show(asPath: string): void {
  // The part of the router that is used; the whole one needs a built shop.
  Object.assign(Router, { router: { asPath, replace } });
  history.replaceState(null, '', asPath);
}

beforeEach(() => {
  replace.mockClear();
  show('/de-de/hosen');
});
afterEach(() => {
  Router.events.emit('routeChangeError', new Error('the test is over'), '');
  Object.assign(Router, { router: null });
});

test('a page’s data is requested anew without scrolling', async () => {
  await refreshPage();
  expect(replace.mock.calls).toEqual([['/de-de/hosen', undefined, options]]);
});

test('PLP-04: filters that were written into the address since stay', async () => {
  history.replaceState(null, '', '/de-de/hosen?filters[sustainable]=true');
  await refreshPage();
  expect(replace.mock.calls).toEqual([
    ['/de-de/hosen?filters[sustainable]=true', undefined, options],
  ]);
});

test('an address that the browser encodes is the router’s page', async () => {
  show('/cs-de/kalhoty/úplet');
  expect(location.pathname).not.toBe(Router.asPath);
  await refreshPage();
  expect(replace).toHaveBeenCalledTimes(1);
});

describe('nothing is requested, as that would cancel the other page,', () => {
  test('while the router loads it', async () => {
    Router.events.emit('routeChangeStart', '/de-de/hemden');
    await refreshPage();
    expect(replace).not.toHaveBeenCalled();
  });

  test('while the router loads this one with other parameters', async () => {
    Router.events.emit('routeChangeStart', '/de-de/hosen?page=4');
    await refreshPage();
    expect(replace).not.toHaveBeenCalled();
  });

  test('after Back, before the router begins to load it', async () => {
    history.replaceState(null, '', '/de-de/hemden');
    await refreshPage();
    expect(replace).not.toHaveBeenCalled();
  });
});

test('a page that was loaded can be requested anew before the router reports its completion', async () => {
  Router.events.emit('routeChangeStart', '/de-de/hemden');
  show('/de-de/hemden');
  await refreshPage();
  expect(replace).toHaveBeenCalledTimes(1);
});

test.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'after %s the page on show is requested anew',
  async (event) => {
    Router.events.emit('routeChangeStart', '/de-de/hemden');
    Router.events.emit(event, event === 'routeChangeError' ? new Error('aborted') : '', '');
    await refreshPage();
    expect(replace).toHaveBeenCalledTimes(1);
  },
);
