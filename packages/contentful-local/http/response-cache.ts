import type { EnvironmentState } from '#store/environment-state';
import type { Written } from './written';

/** In bytes; a page of entries has tens of thousands. */
const MAX_TOTAL = 32 * 1024 * 1024;
const MAX_RESPONSE = MAX_TOTAL / 8;
const MAX_REQUESTED = 5_000;

/**
 * Caches responses to reads by URL as long as nothing in their environment changes; they depend on
 * nothing else. A response is cached at its second request, because caching one that is never
 * requested again would only burden the garbage collector.
 */
export class ResponseCache {
  readonly #responses = new Map<string, Written>();
  readonly #requested = new Set<string>();
  readonly revisionOf: (environment: EnvironmentState) => number;
  #environment: EnvironmentState | undefined;
  #revision = -1;
  #total = 0;

  /** @param revisionOf increases whenever a response could change */
  constructor(revisionOf: (environment: EnvironmentState) => number) {
    this.revisionOf = revisionOf;
  }

  get(environment: EnvironmentState, url: string): Written | undefined {
    this.#turnTo(environment);
    const response = this.#responses.get(url);
    if (response) {
      // Moves it to the end, because the least recently used is dropped first.
      this.#responses.delete(url);
      this.#responses.set(url, response);
    }
    return response;
  }

  /** @param revision of the environment when the response was started */
  put(environment: EnvironmentState, revision: number, url: string, response: Written): void {
    if (revision !== this.revisionOf(environment)) return;
    this.#turnTo(environment);
    if (response.bytes.length > MAX_RESPONSE || this.#responses.has(url)) return;
    if (!this.#requested.delete(url)) {
      if (this.#requested.size === MAX_REQUESTED) this.#requested.clear();
      this.#requested.add(url);
      return;
    }
    this.#responses.set(url, response);
    this.#total += response.bytes.length;
    for (const [oldest, { bytes }] of this.#responses) {
      if (this.#total <= MAX_TOTAL) break;
      this.#responses.delete(oldest);
      this.#total -= bytes.length;
    }
  }

  #turnTo(environment: EnvironmentState): void {
    const revision = this.revisionOf(environment);
    if (this.#environment === environment && this.#revision === revision) return;
    this.#environment = environment;
    this.#revision = revision;
    this.#responses.clear();
    this.#requested.clear();
    this.#total = 0;
  }
}
