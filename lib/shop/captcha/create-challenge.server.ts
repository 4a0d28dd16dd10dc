import { createChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problemFor } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { countRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { signingKey } from '@/lib/platform/signing/signing-key.server';

/** Lifetime of a challenge in seconds. */
const LIFETIME = 10 * 60;
/** What one address may ask for; a puzzle gets harder long before. */
const PUZZLES: Limit = { name: 'captcha', requests: 300, seconds: LIFETIME };

/** Bytes of a key, and how the one that is looked for begins: in hexadecimal digits. */
const KEY = { keyLength: 32, keyPrefix: '00' };
/** Iterations of one attempt; 256 attempts are needed on average: a tenth of a second on a laptop. */
const COST = 500;
/** Puzzles of one address after which the next one costs twice as much. */
const PUZZLES_PER_STEP = 15;
/** Doubled so often at most: without Web Crypto a phone would not be done in its twenty seconds. */
const MAX_STEPS = 4;

/** Key for the signatures of challenges. */
export const captchaKey = (): string => signingKey('captcha');

const costAfter = (puzzles: number): number =>
  COST * 2 ** Math.min(MAX_STEPS, Math.floor((puzzles - 1) / PUZZLES_PER_STEP));

/** A signed challenge for ten minutes; the more its sender has requested, the harder it is. */
async function newChallenge(puzzles: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: costAfter(puzzles),
    ...KEY,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME * 1000),
    hmacSignatureSecret: captchaKey(),
  });
}

/** Sets a puzzle; its solution is the token of a form. */
export const readChallenge: Operation = async (request: ApiRequest) => {
  const puzzles = await countRequests(request, PUZZLES);
  if (puzzles > PUZZLES.requests) return problemFor(LIFETIME, 429, 'Too many puzzles');
  return { status: 200, body: await newChallenge(puzzles) };
};
