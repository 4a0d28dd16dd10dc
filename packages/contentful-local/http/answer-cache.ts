import type { EnvironmentState } from '#store/environment-state';
import type { Written } from './written';

/** In bytes; a page of entries has tens of thousands. */
const MAX_TOTAL = 32 * 1024 * 1024;
const MAX_ANSWER = MAX_TOTAL / 8;
const MAX_ASKED = 5_000;

/**
 * Caches responses to reads by URL as long as nothing in their environment changes; they depend on
 * nothing else. A response is cached at its second request, because caching one that is never
 * requested again would only burden the garbage collector.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Written>();
  readonly #asked = new Set<string>();
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
    const answer = this.#answers.get(url);
    if (answer) {
      // Moves it to the end, because the least recently used is dropped first.
      this.#answers.delete(url);
      this.#answers.set(url, answer);
    }
    return answer;
  }

  /** @param revision of the environment when the response was started */
  put(environment: EnvironmentState, revision: number, url: string, answer: Written): void {
    if (revision !== this.revisionOf(environment)) return;
    this.#turnTo(environment);
    if (answer.bytes.length > MAX_ANSWER || this.#answers.has(url)) return;
    if (!this.#asked.delete(url)) {
      if (this.#asked.size === MAX_ASKED) this.#asked.clear();
      this.#asked.add(url);
      return;
    }
    this.#answers.set(url, answer);
    this.#total += answer.bytes.length;
    for (const [oldest, { bytes }] of this.#answers) {
      if (this.#total <= MAX_TOTAL) break;
      this.#answers.delete(oldest);
      this.#total -= bytes.length;
    }
  }

  #turnTo(environment: EnvironmentState): void {
    const revision = this.revisionOf(environment);
    if (this.#environment === environment && this.#revision === revision) return;
    this.#environment = environment;
    this.#revision = revision;
    this.#answers.clear();
    this.#asked.clear();
    this.#total = 0;
  }
}
