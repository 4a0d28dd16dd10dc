import { RequestFailed, fetchJson } from '@/lib/platform/http/fetch-json';

/** Endpoint of captchas; their solution is the token sent with every form. */
const CHALLENGE = '/api/captcha/challenge';
/** Timeout for a slow phone, in milliseconds. */
const TIMEOUT_MS = 20_000;

// The library validates it and finds no solution for anything else.
const asChallenge = (result: unknown) =>
  result as Parameters<typeof import('altcha-lib').solveChallenge>[0]['challenge'];

/**
 * Browsers only have Web Crypto on secure origins; a shop on plain http uses our own
 * implementation.
 */
const keyDerivation = () =>
  globalThis.crypto?.subtle ? import('altcha-lib/algorithms/web/pbkdf2') : import('./derive-key');

const solver = () => Promise.all([import('altcha-lib'), keyDerivation()]);

/** Loads the solver when a form is first touched, which submitting it also does. */
export function loadSolver(): void {
  // Submitting reports a missing network.
  void solver().catch(() => undefined);
}

/** A form must not be sent without a token. */
export type Captcha =
  | { token: string }
  /**
   * `closed`: the shop has no captcha and accepts no forms. `unsolved`: this browser has failed.
   */
  | { token: null; because: 'closed' | 'unreachable' | 'unsolved' };

/**
 * Solves a captcha that slows down floods of requests (ALTCHA, proof of work), invisibly to the
 * visitor. Never throws.
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
