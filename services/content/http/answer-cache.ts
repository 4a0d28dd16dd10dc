import type { EnvironmentState } from '@/services/content/store/environment-state';

/** A JSON answer with its entity tag, ready to be sent again. */
export interface KeptAnswer {
  text: string;
  tag: string;
}

/** In characters; answers of a page of entries have some ten thousands. */
const MAX_TOTAL = 32 * 1024 * 1024;
const MAX_ANSWER = MAX_TOTAL / 8;

/**
 * Answers to reads by URL, for as long as nothing in their environment changes. A shop asks
 * for the same few pages over and over, and an answer depends on nothing else.
 */
export class AnswerCache {
  readonly #answers = new Map<string, KeptAnswer>();
  #environment: EnvironmentState | undefined;
  #revision = -1;
  #total = 0;

  get(environment: EnvironmentState, url: string): KeptAnswer | undefined {
    this.#turnTo(environment);
    const answer = this.#answers.get(url);
    if (answer) {
      // Moved to the end: what was not asked for the longest is dropped first.
      this.#answers.delete(url);
      this.#answers.set(url, answer);
    }
    return answer;
  }

  put(environment: EnvironmentState, url: string, answer: KeptAnswer): void {
    this.#turnTo(environment);
    if (answer.text.length > MAX_ANSWER || this.#answers.has(url)) return;
    this.#answers.set(url, answer);
    this.#total += answer.text.length;
    for (const [oldest, { text }] of this.#answers) {
      if (this.#total <= MAX_TOTAL) break;
      this.#answers.delete(oldest);
      this.#total -= text.length;
    }
  }

  #turnTo(environment: EnvironmentState): void {
    if (this.#environment === environment && this.#revision === environment.revision) return;
    this.#environment = environment;
    this.#revision = environment.revision;
    this.#answers.clear();
    this.#total = 0;
  }
}
