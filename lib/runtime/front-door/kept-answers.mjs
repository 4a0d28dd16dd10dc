/**
 * A shared response: the same bytes for every visitor, as they go over the wire.
 * @typedef {object} KeptAnswer
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

/**
 * Cache of the renderer's responses. A response leaves at its own end or when a page is
 * invalidated: that begins a generation, which ends all responses of earlier ones. Pages are
 * invalidated by date windows, publishes and pushes of stock or prices; requesting one again costs
 * little, since the renderer caches its compressed bytes.
 */
export class KeptAnswers {
  /**
   * Parameters that select something in a page; all others change nothing. `null` until the
   * renderer has sent them.
   * @type {ReadonlySet<string> | null}
   */
  parameters = null;

  /** @type {Map<string, KeptAnswer>} least recently used first */
  #answers = new Map();
  #bytes = 0;
  #generation = 0;

  /** Drops everything when a later generation has begun. @param {number} generation */
  catchUp(generation) {
    if (!(generation > this.#generation)) return;
    this.#generation = generation;
    this.#answers.clear();
    this.#bytes = 0;
  }

  /** @param {string} key @returns {KeptAnswer | null} */
  find(key) {
    const answer = this.#answers.get(key);
    if (!answer) return null;
    this.#answers.delete(key);
    if (Date.now() >= answer.until) {
      this.#bytes -= answer.body.length + ENTRY_BYTES;
      return null;
    }
    this.#answers.set(key, answer);
    return answer;
  }

  /** @param {string} key @param {KeptAnswer} answer ignored when its generation is over */
  set(key, answer) {
    if (answer.generation < this.#generation || Date.now() >= answer.until) return;
    this.#forget(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.body.length + ENTRY_BYTES;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  /** @param {string} key */
  #forget(key) {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= answer.body.length + ENTRY_BYTES;
  }
}
