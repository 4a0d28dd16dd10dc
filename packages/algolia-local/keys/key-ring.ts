import { ApiError, forbidden, invalidCredentials } from '#http/api-error';
import { type ApiKey, allowsIndex } from './api-key';
import { Grant } from './grant';
import { checkRestrictions, readSecuredKey, type SecuredKey } from './secured-key';

export interface Caller {
  key: string;
  address: string;
  referer: string;
}

const HOUR_MS = 3_600_000;
/** Secured keys are created per visitor, and verifying one costs a hash per known key. */
const REMEMBERED_KEYS = 1_000;

export class KeyRing {
  readonly #keys = new Map<string, ApiKey>();
  readonly #secured = new Map<string, SecuredKey>();
  #calls = new Map<string, number>();
  #callsOfHour = 0;

  set(key: ApiKey): void {
    this.#keys.set(key.value, key);
  }

  delete(value: string): boolean {
    this.#secured.clear();
    return this.#keys.delete(value);
  }

  get(value: string): ApiKey | undefined {
    return this.#keys.get(value);
  }

  list(): ApiKey[] {
    return [...this.#keys.values()];
  }

  /**
   * @throws ApiError 403 for a key that is unknown, expired or restricted to other callers, 429
   *   over its rate limit
   */
  grant(caller: Caller, now = Date.now()): Grant {
    const plain = this.#keys.get(caller.key);
    if (plain) return this.#grantOf(plain, caller, now);
    const secured = this.#read(caller.key);
    const parent = secured && this.#keys.get(secured.parent);
    if (!secured || !parent) throw invalidCredentials();
    checkRestrictions(secured.restrictions, caller.address, now);
    return this.#grantOf(parent, caller, now, secured);
  }

  #grantOf(key: ApiKey, caller: Caller, now: number, secured?: SecuredKey): Grant {
    if (key.validity > 0 && now > key.createdAt + key.validity * 1000) throw invalidCredentials();
    // A site is matched like an index: with `*` at either end.
    if (key.referers.length > 0 && !allowsIndex(key.referers, caller.referer)) {
      throw forbidden('Referer not allowed with this API key');
    }
    this.#count(key, caller.address, now);
    const forced = [key.queryParameters, secured?.restrictions.forced ?? ''];
    return new Grant({
      key: key.value,
      // A secured key is meant for browsers, so it never has admin rights.
      acls: secured ? key.acl.filter((acl) => acl !== 'admin') : key.acl,
      patterns: [key.indexes, secured?.restrictions.restrictIndices ?? []],
      forced: forced.filter((text) => text !== ''),
      maxHitsPerQuery: key.maxHitsPerQuery,
    });
  }

  #read(text: string): SecuredKey | null {
    const known = this.#secured.get(text);
    if (known) return known;
    const parents = this.list().filter(({ acl }) => !acl.includes('admin'));
    const secured = readSecuredKey(
      text,
      parents.map(({ value }) => value),
    );
    if (!secured) return null;
    const [oldest] = this.#secured.keys();
    if (this.#secured.size >= REMEMBERED_KEYS && oldest !== undefined) this.#secured.delete(oldest);
    this.#secured.set(text, secured);
    return secured;
  }

  #count(key: ApiKey, address: string, now: number): void {
    if (key.maxQueriesPerIPPerHour === 0) return;
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.#callsOfHour) {
      this.#callsOfHour = hour;
      this.#calls = new Map();
    }
    const caller = `${key.value} ${address}`;
    const calls = (this.#calls.get(caller) ?? 0) + 1;
    this.#calls.set(caller, calls);
    if (calls <= key.maxQueriesPerIPPerHour) return;
    const seconds = Math.ceil(((hour + 1) * HOUR_MS - now) / 1000);
    throw new ApiError(429, 'Too Many Requests', { 'retry-after': String(seconds) });
  }
}
