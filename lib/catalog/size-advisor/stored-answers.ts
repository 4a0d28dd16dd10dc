import { ANSWERS_KEY } from './answers-key';
import { readAnswers, type BodyAnswers } from './body';

const COOKIE = 'fit_session';
/** Seven days. */
const SESSION_SECONDS = 60 * 60 * 24 * 7;

/** What the visitor has answered in this browser; `null` when nothing, or when storage is closed. */
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

/** The session of the advice, begun now or continued for another seven days. It names nobody. */
function continueSession(): void {
  const known = sessionIn(document.cookie);
  const id = known && /^[\w-]{1,64}$/.test(known) ? known : crypto.randomUUID();
  document.cookie = cookie(id, SESSION_SECONDS);
}

/** Stores the answers in this browser alone, and marks the visit as one that used the advisor. */
export function storeAnswers(answers: BodyAnswers): void {
  try {
    localStorage.setItem(ANSWERS_KEY, JSON.stringify(answers));
  } catch {
    // Full or closed: the advice itself goes on.
  }
  continueSession();
}

/** Removes the answers and the session. */
export function forgetAnswers(): void {
  try {
    localStorage.removeItem(ANSWERS_KEY);
  } catch {
    // Closed: nothing was stored.
  }
  document.cookie = cookie('', 0);
}
