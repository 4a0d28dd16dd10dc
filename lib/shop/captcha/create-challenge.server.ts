import { createChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problemFor } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { countRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { validKeys } from '@/lib/platform/signing/signing-key.server';

/** Lifetime of a challenge in seconds. */
const LIFETIME = 10 * 60;
/** Limit of requests from one address; challenges get harder long before. */
const PUZZLES: Limit = { name: 'captcha', requests: 300, seconds: LIFETIME };

/** Length of a key in bytes, and hexadecimal prefix of the key to be found. */
const KEY = { keyLength: 32, keyPrefix: '00' };
/** Iterations per attempt; 256 attempts are needed on average: a tenth of a second on a laptop. */
const COST = 500;
/** Challenges per address after which the cost doubles. */
const PUZZLES_PER_STEP = 15;
/**
 * Maximum number of doublings: with more, a phone without Web Crypto would exceed the twenty
 * seconds.
 */
const MAX_STEPS = 4;

/** Keys for the signatures of challenges; the first one signs. */
export const captchaKeys = (): [string, ...string[]] => validKeys('captcha');

const costAfter = (puzzles: number): number =>
  COST * 2 ** Math.min(MAX_STEPS, Math.floor((puzzles - 1) / PUZZLES_PER_STEP));

/**
 * A signed challenge valid for ten minutes; the more its sender has requested, the harder it is.
 */
async function newChallenge(puzzles: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: costAfter(puzzles),
    ...KEY,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME * 1000),
    hmacSignatureSecret: captchaKeys()[0],
  });
}

/** Returns a challenge; its solution is the token of a form. */
export const readChallenge: Operation = async (request: ApiRequest) => {
  const puzzles = await countRequests(request, PUZZLES);
  if (puzzles > PUZZLES.requests) return problemFor(LIFETIME, 429, 'Too many puzzles');
  return { status: 200, body: await newChallenge(puzzles) };
};
