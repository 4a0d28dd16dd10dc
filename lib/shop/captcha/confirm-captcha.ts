import { RequestFailed, fetchJson } from '@/lib/platform/http/fetch-json';

/** Where a puzzle is loaded from; its solution is the token every form sends along. */
const CHALLENGE = '/api/captcha/challenge';
/** Timeout for a slow phone, in milliseconds. */
const TIMEOUT_MS = 20_000;

// The library reads it, and finds no solution for anything else.
const asChallenge = (result: unknown) =>
  result as Parameters<typeof import('altcha-lib').solveChallenge>[0]['challenge'];

/** Browsers have Web Crypto on secure origins only; a shop on plain http goes without. */
const keyDerivation = () =>
  globalThis.crypto?.subtle ? import('altcha-lib/algorithms/web/pbkdf2') : import('./derive-key');

const solver = () => Promise.all([import('altcha-lib'), keyDerivation()]);

/** Loads what solves puzzles, with the first touch of a form; sending it does so, too. */
export function loadSolver(): void {
  // Sending says when there is no network.
  void solver().catch(() => undefined);
}

/** Without a token the form must not be sent. */
export type Captcha =
  | { token: string }
  /** `closed`: the shop has no puzzle and accepts no forms. `unsolved`: this browser has failed. */
  | { token: null; because: 'closed' | 'unreachable' | 'unsolved' };

/**
 * Solves the puzzle that tells a browser from a flood of requests (ALTCHA, proof of work); a
 * visitor sees nothing of it. Never throws.
 */
export async function confirmCaptcha(): Promise<Captcha> {
  try {
    const challenge = await fetchJson(CHALLENGE, asChallenge);
    const [{ solveChallenge }, { deriveKey }] = await solver();
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
    if (!solution) return { token: null, because: 'unsolved' };
    return { token: btoa(JSON.stringify({ challenge, solution })) };
  } catch (error) {
    const isClosed = error instanceof RequestFailed && error.status >= 400;
    return { token: null, because: isClosed ? 'closed' : 'unreachable' };
  }
}
