import Router from 'next/router';
import './back-from-memory';

const MINUTE = 60_000;
const ROUTE = '/s/[project]/[locale]/[[...path]]';

const entryOf = (as: string) => ({
  url: ROUTE,
  as,
  options: { unstable_skipClientCache: true },
});

/** Follows a link, for which the router requests current data. */
function open(as: string): void {
  history.pushState(entryOf(as), '', as);
  Router.events.emit('routeChangeComplete', as);
}

/** @returns whether the router will ask for current data */
function goBackTo(as: string, url = ROUTE): boolean {
  const state = { ...entryOf(as), url };
  history.replaceState(state, '', as);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  Router.events.emit('routeChangeComplete', as);
  return state.options.unstable_skipClientCache;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('Back shows a page of the last five minutes from memory', () => {
  open('/de-de/hemden');
  jest.advanceTimersByTime(4 * MINUTE);
  expect(goBackTo('/de-de/hemden')).toBe(false);
});

test('Back shows a list from memory whose page and filters have changed the address', () => {
  open('/de-de/polos');
  expect(goBackTo('/de-de/polos?page=2&colour=blau')).toBe(false);
});

test('Back asks again for an older page, however often it was shown since', () => {
  open('/de-de/jacken');
  jest.advanceTimersByTime(4 * MINUTE);
  goBackTo('/de-de/jacken');
  jest.advanceTimersByTime(2 * MINUTE);
  expect(goBackTo('/de-de/jacken')).toBe(true);
});

test('Back asks for a page that was loaded with another query', () => {
  open('/de-de/search');
  expect(goBackTo('/de-de/search', `${ROUTE}?query=hemd`)).toBe(true);
});

test('Back asks for a page that the router has not shown', () => {
  expect(goBackTo('/de-de/hosen')).toBe(true);
});

test('a page opened by a link after Back within a list counts as loaded', () => {
  open('/de-de/westen');
  dispatchEvent(new PopStateEvent('popstate', { state: entryOf('/de-de/westen?page=2') }));
  open('/de-de/p/weste/20000000');
  expect(goBackTo('/de-de/p/weste/20000000')).toBe(false);
});
