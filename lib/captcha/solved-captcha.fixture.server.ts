import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaKey } from './create-challenge.server';

/** A token as a browser would send it, of a puzzle that is solved at once. */
export async function solvedCaptcha(): Promise<string> {
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0', deriveKey },
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: captchaKey(),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
