/**
 * An answer that everybody gets alike, as it goes over the wire.
 * @typedef {object} KeptAnswer
 * @property {string[]} headers name, value, name, value; without `Cache-Control`
 * @property {string} etag
 * @property {string} cacheControl as what renders said it
 * @property {Buffer} body
 * @property {number} until epoch milliseconds from which on it has to be asked for again
 * @property {number} generation of the pages, as it was answered
 */

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes besides its body, its headers above all. */
const ENTRY_BYTES = 2_000;

/**
 * Answers of what renders, each until it may have changed: its own end, or a page's withdrawal, which
 * begins a generation and ends every answer of an earlier one. Pages are withdrawn by edges, publishes
 * and pushes; to ask for one again costs little, since its bytes are packed there.
 */
export class KeptAnswers {
  /**
   * That select something in a page; all others change nothing. `null`: not known yet.
   * @type {ReadonlySet<string> | null}
   */
  parameters = null;

  /** @type {Map<string, KeptAnswer>} least recently used first */
  #answers = new Map();
  #bytes = 0;
  #generation = 0;

  /** Of a later generation than what is known, everything before is gone. @param {number} generation */
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

  /** @param {string} key @param {KeptAnswer} answer nothing is kept of a generation that is over */
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
