import { randomUuid } from '@/lib/platform/http/random-uuid';
import { ANSWERS_KEY } from './answers-key';
import { readAnswers, type BodyAnswers } from './body';

const COOKIE = 'fit_session';
const SESSION_SECONDS = 60 * 60 * 24 * 7;

/** Answers stored in this browser; `null` if there are none or storage is unavailable. */
export function storedAnswers(): BodyAnswers | null {
  try {
    return readAnswers(JSON.parse(localStorage.getItem(ANSWERS_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

const cookie = (value: string, seconds: number) =>
  `${COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`;

const sessionIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** Starts the advice session or extends it by seven days. It does not identify the visitor. */
function continueSession(): void {
  const known = sessionIn(document.cookie);
  const id = known && /^[\w-]{1,64}$/.test(known) ? known : randomUuid();
  document.cookie = cookie(id, SESSION_SECONDS);
}

/** Stores the answers in this browser only, and marks the visit as one with advice. */
export function storeAnswers(answers: BodyAnswers): void {
  try {
    localStorage.setItem(ANSWERS_KEY, JSON.stringify(answers));
  } catch {
    // Storage is full or unavailable; the advice itself still works.
  }
  continueSession();
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(ANSWERS_KEY);
  } catch {
    // Storage is unavailable: nothing was stored.
  }
  document.cookie = cookie('', 0);
}
