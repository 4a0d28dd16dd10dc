/** Where a puzzle comes from; its answer is the token every form sends along. */
const CHALLENGE = '/api/captcha/challenge';
/** Milliseconds a slow telephone may take. */
const TIMEOUT_MS = 20_000;

/**
 * Solves the puzzle that tells a browser from a flood of requests (ALTCHA, proof of work); a
 * visitor sees nothing of it.
 * @returns the token, or `null` when there is no puzzle or no solution: the form must not be sent.
 */
export async function confirmCaptcha(): Promise<string | null> {
  try {
    const [response, { solveChallenge }, { deriveKey }] = await Promise.all([
      fetch(CHALLENGE, { headers: { Accept: 'application/json' } }),
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    if (!response.ok) return null;
    const challenge = await response.json();
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } catch {
    return null;
  }
}
