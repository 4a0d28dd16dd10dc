import Router from 'next/router';
import { refreshPage } from './refresh-page';

const replace = jest.fn<Promise<boolean>, [address: string, ...unknown[]]>();
const options = { scroll: false, unstable_skipClientCache: true };

/** The router has arrived at this address, and the browser shows it. */
function show(asPath: string): void {
  // The part of the router that is used; the whole one needs a built shop.
  Object.assign(Router, { router: { asPath, replace } });
  history.replaceState(null, '', asPath);
}

beforeEach(() => {
  replace.mockReset().mockImplementation(async (address) => {
    show(address);
    return true;
  });
  show('/de-de/hosen');
});
afterEach(() => {
  // The address is that of the last route that a test has started.
  for (const address of ['/de-de/hemden', '/de-de/hosen?page=4'])
    Router.events.emit('routeChangeError', new Error('the test is over'), address);
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

describe('at an address with a fragment, which keeps the router from loading,', () => {
  test('the page is requested without it after a link within the page, and the address stays', async () => {
    history.replaceState(null, '', '/de-de/hosen?page=2#main');
    await refreshPage();
    expect(replace.mock.calls).toEqual([['/de-de/hosen?page=2', undefined, options]]);
    expect(location.href).toMatch(/\/de-de\/hosen\?page=2#main$/);
  });

  test('the router’s own address loses it before the page is requested, and the browser’s stays', async () => {
    show('/de-de/hosen#main');
    await refreshPage();
    expect(replace.mock.calls).toEqual([
      ['/de-de/hosen', undefined, { scroll: false }],
      ['/de-de/hosen', undefined, options],
    ]);
    expect(Router.asPath).toBe('/de-de/hosen');
    expect(location.href).toMatch(/\/de-de\/hosen#main$/);
    expect(history.state).toMatchObject({ as: '/de-de/hosen#main' });
  });

  test('nothing is requested if the visitor follows a link meanwhile', async () => {
    show('/de-de/hosen#main');
    replace.mockImplementation(async () => {
      Router.events.emit('routeChangeStart', '/de-de/hemden');
      return true;
    });
    await refreshPage();
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test('a page that is reached meanwhile does not get the fragment', async () => {
    history.replaceState(null, '', '/de-de/hosen#main');
    replace.mockImplementation(async () => {
      show('/de-de/hemden');
      return false;
    });
    await refreshPage();
    expect(location.href).toMatch(/\/de-de\/hemden$/);
  });
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

  test.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'while the router loads it, also after %s of an earlier one',
    async (event) => {
      Router.events.emit('routeChangeStart', '/de-de/jacken');
      Router.events.emit('routeChangeStart', '/de-de/hemden');
      if (event === 'routeChangeComplete') Router.events.emit(event, '/de-de/jacken');
      else Router.events.emit(event, new Error('cancelled'), '/de-de/jacken');
      await refreshPage();
      expect(replace).not.toHaveBeenCalled();
    },
  );

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
    if (event === 'routeChangeComplete') Router.events.emit(event, '/de-de/hemden');
    else Router.events.emit(event, new Error('aborted'), '/de-de/hemden');
    await refreshPage();
    expect(replace).toHaveBeenCalledTimes(1);
  },
);
