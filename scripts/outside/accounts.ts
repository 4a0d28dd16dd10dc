import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash, verify } from '@node-rs/argon2';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { errorOf } from './stand-in';

const COST = {
  algorithm: 2,
  version: 1,
  outputLen: 32,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

test('argon2-form: a hash names its algorithm, version and cost', async () => {
  assert.match(
    await hash('secret', COST),
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
});

test('argon2-stored-cost: a hash is verified by its own cost', async () => {
  const cheap = await hash('secret', { ...COST, memoryCost: 1_024, timeCost: 1 });
  assert.deepEqual([await verify(cheap, 'secret'), await verify(cheap, 'other')], [true, false]);
});

test('argon2-made-up: a hash that was never computed matches nothing and takes as long', async () => {
  const unknown = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'B'.repeat(42)}A`;
  const fastest = async (stored: string) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      assert.equal(await verify(stored, 'secret'), false);
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };
  const [one, other] = [await fastest(unknown), await fastest(await hash('another', COST))];
  assert.ok(one > other / 3 && one < other * 3);
});

test('argon2-unreadable: something that is no hash is an error', async () => {
  await errorOf(verify('plain', 'secret'));
});

const OPTIONS = { rpName: 'shop', rpID: 'shop.example', userName: 'max@example.com' };

test('webauthn-algorithms: the algorithms offered are those that are named, in their order', async () => {
  const { pubKeyCredParams } = await generateRegistrationOptions({
    ...OPTIONS,
    supportedAlgorithmIDs: [-8, -7, -257],
  });
  assert.deepEqual(
    pubKeyCredParams.map(({ alg }) => alg),
    [-8, -7, -257],
  );
});

test('webauthn-user-id: the id of a user is sent as base64url', async () => {
  const userID = new TextEncoder().encode('customer-1');
  const { user } = await generateRegistrationOptions({ ...OPTIONS, userID });
  assert.equal(user.id, Buffer.from('customer-1').toString('base64url'));
});

test('webauthn-challenge: each challenge is new, and long enough', async () => {
  const challenges = await Promise.all(
    [1, 2].map(() => generateAuthenticationOptions({ rpID: 'shop.example' })),
  );
  const [one, other] = challenges.map(({ challenge }) => challenge);
  assert.notEqual(one, other);
  assert.ok(Buffer.from(one ?? '', 'base64url').length >= 16);
});

test('webauthn-expected-challenge: a function is called with the challenge, and awaited', async () => {
  const seen: string[] = [];
  const clientDataJSON = Buffer.from(
    JSON.stringify({
      type: 'webauthn.get',
      challenge: 'Y2hhbGxlbmdl',
      origin: 'https://shop.example',
    }),
  ).toString('base64url');
  const error = await errorOf(
    verifyAuthenticationResponse({
      response: {
        id: 'AQ',
        rawId: 'AQ',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' },
      },
      expectedChallenge: async (challenge) => {
        seen.push(challenge);
        return false;
      },
      expectedOrigin: 'https://shop.example',
      expectedRPID: 'shop.example',
      credential: { id: 'AQ', publicKey: new Uint8Array(1), counter: 0 },
    }),
  );
  assert.match(error.message, /challenge/i);
  assert.deepEqual(seen, ['Y2hhbGxlbmdl']);
});

const SECRET = 'of the shop';
const challengeOf = (expiresAt?: Date) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    deriveKey,
    hmacSignatureSecret: SECRET,
    ...(expiresAt && { expiresAt }),
  });
type Challenge = Awaited<ReturnType<typeof challengeOf>>;
async function isSolved(challenge: Challenge, changed: Challenge = challenge): Promise<boolean> {
  const solution = await solveChallenge({ challenge, deriveKey });
  assert.ok(solution);
  const result = await verifySolution({
    challenge: changed,
    solution,
    deriveKey,
    hmacSignatureSecret: SECRET,
  });
  return result.verified;
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

test('altcha-expiry: a challenge ends at its time, and without one never', async () => {
  const solved = [
    await challengeOf(inSeconds(60)),
    await challengeOf(inSeconds(-5)),
    await challengeOf(),
  ];
  assert.deepEqual(await Promise.all(solved.map((each) => isSolved(each))), [true, false, true]);
});

test('altcha-seconds: the end of a challenge is in seconds', async () => {
  const { parameters } = await challengeOf(inSeconds(60));
  assert.ok(Math.abs(Number(parameters.expiresAt) - Date.now() / 1_000) < 62);
});

test('altcha-signed: a challenge whose cost, prefix or end was changed is not solved', async () => {
  const challenge = await challengeOf(inSeconds(60));
  for (const change of [{ cost: 2 }, { keyPrefix: '' }, { expiresAt: 4_000_000_000 }])
    assert.equal(
      await isSolved(challenge, {
        ...challenge,
        parameters: { ...challenge.parameters, ...change },
      }),
      false,
      JSON.stringify(change),
    );
});

test('altcha-repeated: a solved challenge is solved again, however often', async () => {
  const challenge = await challengeOf(inSeconds(60));
  assert.deepEqual([await isSolved(challenge), await isSolved(challenge)], [true, true]);
});

test('altcha-signature-form: a signature is 64 hexadecimal digits', async () => {
  const { signature } = await challengeOf(inSeconds(60));
  assert.match(String(signature), /^[\da-f]{64}$/);
});

test('limiter-rejection: a rejection is no error, but the state of the limit', async () => {
  const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
  await limiter.consume('a');
  const rejected: unknown = await limiter.consume('a').catch((reason: unknown) => reason);
  assert.ok(rejected instanceof RateLimiterRes);
  assert.deepEqual([rejected.consumedPoints, rejected instanceof Error], [2, false]);
  assert.ok(rejected.msBeforeNext > 59_000);
});

test('limiter-insurance: while the database fails, the limit is counted in memory', async () => {
  const broken = { query: () => Promise.reject(new Error('no database')) };
  const share = { keyPrefix: 'login', points: 1, duration: 60 };
  const limiter = new RateLimiterPostgres({
    ...share,
    storeClient: broken,
    storeType: 'pool',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(share),
  });
  assert.equal((await limiter.consume('a')).consumedPoints, 1);
  const rejected: unknown = await limiter.consume('a').catch((reason: unknown) => reason);
  assert.ok(rejected instanceof RateLimiterRes);
});

test('limiter-key: a counter is stored as name and key', () => {
  const limiter = new RateLimiterMemory({ keyPrefix: 'login', points: 1, duration: 60 });
  assert.equal(limiter.getKey('a'), 'login:a');
});

test('zxcvbn-score: a score is 0 to 4, and the words of a person count against it', () => {
  const measure = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
  const { score, guessesLog10 } = measure.check('vq9-Lamp7-torrent-Kh', []);
  assert.ok(score === 4 && guessesLog10 > 14);
  const own = measure.check('hannelore', ['hannelore']);
  assert.ok(own.guessesLog10 < measure.check('hannelore', []).guessesLog10 || own.score === 0);
});
