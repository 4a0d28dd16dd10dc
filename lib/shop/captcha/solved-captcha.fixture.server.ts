import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaKeys } from './create-challenge.server';

async function solved(secret: string, secondsLeft: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix: '0',
    deriveKey,
    expiresAt: new Date(Date.now() + secondsLeft * 1000),
    hmacSignatureSecret: secret,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A token as a browser would send it, for a challenge that is solved at once. */
export const solvedCaptcha = (): Promise<string> => solved(captchaKeys()[0], 60);

/**
 * Tokens that no form accepts; a missing token, which forms without scripts have, is not included.
 */
export const rejectedCaptchas = async (): Promise<readonly string[]> => [
  'forged',
  // Signed with another key.
  await solved('of somebody else', 60),
  await solved(captchaKeys()[0], -1),
];
