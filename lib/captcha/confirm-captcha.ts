/** Where a puzzle comes from; its answer is the token every form sends along. */
const CHALLENGE = '/api/captcha/challenge';
/** Milliseconds a slow telephone may take. */
const TIMEOUT_MS = 20_000;

/** Without a token the form must not be sent. */
export type Captcha =
  | { token: string }
  /** `closed`: the shop sets no puzzle and takes no forms. `unsolved`: this browser has failed. */
  | { token: null; because: 'closed' | 'unreachable' | 'unsolved' };

/**
 * Solves the puzzle that tells a browser from a flood of requests (ALTCHA, proof of work); a
 * visitor sees nothing of it. Never throws.
 */
export async function confirmCaptcha(): Promise<Captcha> {
  try {
    const response = await fetch(CHALLENGE, { headers: { Accept: 'application/json' } });
    if (!response.ok) return { token: null, because: 'closed' };
    const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
      response.json(),
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
    if (!solution) return { token: null, because: 'unsolved' };
    return { token: btoa(JSON.stringify({ challenge, solution })) };
  } catch {
    return { token: null, because: 'unreachable' };
  }
}
