// oxlint-disable-next-line house/no-parent-import -- plain Node runs this file, without `@/`
import { LruMap } from '../../platform/cache/lru-map.mjs';

/**
 * A shared response: the same bytes for every visitor, as they go over the wire.
 * @typedef {object} CachedResponse
 * @property {string[]} headers name, value, name, value; without `Cache-Control`
 * @property {string} etag
 * @property {string} cacheControl as the renderer sent it
 * @property {Buffer} body
 * @property {number} until epoch milliseconds after which it has to be requested again
 * @property {number} generation of the pages, at the time of the response
 */

const MAX_BYTES = 32 * 1024 * 1024;
/** Bytes that an entry takes besides its body, mostly for its headers. */
const ENTRY_BYTES = 2_000;

/** @returns {LruMap<string, CachedResponse>} */
const noResponses = () => new LruMap(MAX_BYTES, undefined, ({ body }) => body.length + ENTRY_BYTES);

/**
 * Cache of the renderer's responses. A response leaves at its own end or when a page is
 * invalidated: that begins a generation, which ends all responses of earlier ones. Pages are
 * invalidated by date windows, publishes and pushes of stock or prices; requesting one again costs
 * little, since the renderer caches its compressed bytes.
 */
export class ResponseCache {
  /**
   * Parameters that select something in a page; all others change nothing. `null` until the
   * renderer has sent them.
   * @type {ReadonlySet<string> | null}
   */
  parameters = null;

  #responses = noResponses();
  #generation = 0;

  /** Drops everything when a later generation has begun. @param {number} generation */
  catchUp(generation) {
    if (!(generation > this.#generation)) return;
    this.#generation = generation;
    this.#responses = noResponses();
  }

  /** @param {string} key @returns {CachedResponse | null} */
  find(key) {
    const response = this.#responses.get(key);
    if (!response) return null;
    if (Date.now() < response.until) return response;
    this.#responses.delete(key);
    return null;
  }

  /** @param {string} key @param {CachedResponse} response ignored when its generation is over */
  set(key, response) {
    if (response.generation < this.#generation || Date.now() >= response.until) return;
    this.#responses.set(key, response);
  }
}
