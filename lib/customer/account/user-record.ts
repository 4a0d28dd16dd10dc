import { USER_STORAGE_KEY } from '@/lib/cms/visibility/visitor';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { NOBODY, type StoredUser, type User } from './user';

/** Seconds after which the stored user is requested again. */
const CACHED_SECONDS = 9000;
/** Time of the request, in epoch milliseconds. */
const STORED_AT_KEY = `${USER_STORAGE_KEY}-at`;

/** Notifies everything that depends on the login state, also in this tab. */
function announce({ loggedIn, userLevel }: Pick<User, 'loggedIn' | 'userLevel'>): void {
  const level = userLevel
    ? ` loyalty${userLevel.charAt(0).toUpperCase()}${userLevel.slice(1)}`
    : '';
  document.documentElement.toggleAttribute('data-visitor', loggedIn);
  if (loggedIn) document.documentElement.setAttribute('data-visitor', `loggedIn${level}`);
  // outside: browser-own-storage-event
  dispatchEvent(new StorageEvent('storage', { key: USER_STORAGE_KEY }));
}

/** Removes all fields that the next person on this computer should not find. */
function recordOf(user: User): StoredUser {
  const { loggedIn, userLevel, newsletter, message, account, projectSpecificData } = user;
  return {
    loggedIn,
    userLevel,
    newsletter,
    message,
    projectSpecificData,
    account: account && {
      accountId: account.accountId,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      addresses: account.addresses.map(({ state, projectSpecificData: { lastCountry } }) => ({
        state,
        projectSpecificData: { lastCountry },
      })),
    },
  };
}

/** Stores or removes the user. The shop also works without storage. */
export function storeUser(user: User): void {
  try {
    if (user.loggedIn) localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(recordOf(user)));
    else localStorage.removeItem(USER_STORAGE_KEY);
    localStorage.setItem(STORED_AT_KEY, String(Date.now()));
  } catch {
    // Storage may be unavailable.
  }
  announce(user);
}

/** The stored user; `null` if logged out. */
export function storedUser(): StoredUser | null {
  try {
    // Only `storeUser` writes it.
    const user = JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null') as StoredUser | null;
    return user?.loggedIn ? user : null;
  } catch {
    return null;
  }
}

function isFresh(): boolean {
  try {
    const age = Date.now() - Number(localStorage.getItem(STORED_AT_KEY) ?? Number.NaN);
    return age >= 0 && age < CACHED_SECONDS * 1000;
  } catch {
    return true;
  }
}

// The shop's own API route responds with exactly this shape.
const asUser = (result: unknown) => result as User;

/** Loads the user who is logged in. @throws as `fetchJson` */
export async function refreshUser(): Promise<User> {
  const user = await fetchJson('/_hirmer/api/account/refresh', asUser, { cache: 'no-store' });
  storeUser(user);
  return user;
}

/** Refreshes the record if it is older than 9000 seconds. A guest has none and sends no request. */
export async function refreshStaleUser(): Promise<void> {
  if (!storedUser() || isFresh()) return;
  // Keeps the record if there is no response; the next page tries again.
  await refreshUser().catch(() => undefined);
}

/**
 * Updates the record if a server-rendered page shows another login state: a form without JavaScript
 * may have logged in or out, and logins expire.
 * @param name of the customer, `null` if logged out
 */
export async function followName(name: string | null): Promise<void> {
  const account = storedUser()?.account;
  const stored = account ? `${account.firstName} ${account.lastName}` : null;
  if (stored === name) return;
  if (name === null) storeUser(NOBODY);
  else await refreshUser().catch(() => undefined);
}
