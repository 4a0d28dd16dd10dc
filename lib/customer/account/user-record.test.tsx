import { refreshStaleUser, refreshUser, storedUser, storeUser } from './user-record';
import { NOBODY, type User } from './user';

const KEY = 'storage_HIR-USER-STORAGE';
const HOURS_2_30_MS = 9_000_000;

const customer: User = {
  ...NOBODY,
  loggedIn: true,
  account: {
    accountId: 'c1',
    email: 'max@example.org',
    firstName: 'Max',
    lastName: 'Muster',
    addresses: [],
  },
};

const fetched = jest.fn();
beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-visitor');
  fetched.mockReset();
  global.fetch = fetched;
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24) });
});
afterEach(() => jest.useRealTimers());

/** jsdom does not have Node's `Response.json`. */
const responses = (user: User) =>
  fetched.mockResolvedValue({ ok: true, status: 200, json: async () => user });
const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

test('LGN-06: the record is requested once after 9000 seconds, and not before', async () => {
  storeUser(customer);
  pass(HOURS_2_30_MS - 1);
  await refreshStaleUser();
  expect(fetched).not.toHaveBeenCalled();
  responses({ ...customer, userLevel: 'silver' });
  pass(1);
  await refreshStaleUser();
  await refreshStaleUser();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/_hirmer/api/account/refresh']);
  expect(storedUser()?.userLevel).toBe('silver');
});

test('LGN-06: a guest has no record and requests none; the record stays if there is no response', async () => {
  await refreshStaleUser();
  expect(fetched).not.toHaveBeenCalled();
  storeUser(customer);
  pass(HOURS_2_30_MS);
  fetched.mockRejectedValue(new TypeError('offline'));
  await refreshStaleUser();
  expect(storedUser()).toEqual(customer);
});

test('STO-03, LGN-06: the record is stored under the user’s key and removed at logout', () => {
  storeUser(customer);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(customer);
  expect(Object.keys(localStorage).every((key) => key.startsWith('storage_'))).toBe(true);
  storeUser(NOBODY);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(storedUser()).toBeNull();
});

test('LGN-05, LGN-06: only the fields of the record are stored from a response', () => {
  const address = {
    addressId: 'a1',
    salutation: 'herr' as const,
    company: null,
    streetName: 'Musterstraße',
    streetNumber: '1a',
    additionalAddressInfo: null,
    postalCode: '10001',
    city: 'New York',
    country: 'US',
    state: 'NY',
    phone: '+1 555 0100',
    projectSpecificData: { lastCountry: 'US' },
  };
  const { account } = customer;
  const result = { success: true, next: '/de-de/account', ...customer };
  storeUser({ ...result, account: account && { ...account, addresses: [address] } });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    ...customer,
    account: {
      ...account,
      addresses: [{ state: 'NY', projectSpecificData: { lastCountry: 'US' } }],
    },
  });
});

test('STO-03: an invalid stored value is treated as logged out', () => {
  for (const written of ['{', '[]', '7', '{"loggedIn":false}']) {
    localStorage.setItem(KEY, written);
    expect(storedUser()).toBeNull();
  }
});

test('LGN-06: a refreshed record immediately updates style sheets and other components', async () => {
  const seen: (string | null)[] = [];
  addEventListener('storage', ({ key }) => seen.push(key), { once: true });
  responses({ ...customer, userLevel: 'black' });
  await refreshUser();
  expect(document.documentElement.dataset['visitor']).toBe('loggedIn loyaltyBlack');
  expect(seen).toEqual([KEY]);
});
