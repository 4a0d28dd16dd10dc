import type { Answer } from './answer';

/** Ends a request with a refusal that is meant for its sender; `apiRoute` sends the answer. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  /** Says why, for routes that answer with a page. */
  readonly code: string;
  readonly answer: Answer;
  constructor(code: string, answer: Answer) {
    super(`refused: ${code}`);
    this.code = code;
    this.answer = answer;
  }
}
