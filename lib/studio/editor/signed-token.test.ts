import fc from 'fast-check';
import { editorLink, readToken, signToken } from './signed-token.mjs';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const secret = 'a secret of the tests';
const read = (token: string, now = NOW, key = secret) =>
  readToken(token, { kind: 'session', secret: key, now });

test('a token is valid until its expiry, exclusive', () => {
  const token = signToken('session', NOW + MINUTE, secret);
  expect(read(token)).toEqual({ expiresAt: NOW + MINUTE, nonce: expect.any(String) });
  expect(read(token, NOW + MINUTE - 1)).not.toBeNull();
  expect(read(token, NOW + MINUTE)).toBeNull();
});

test('a link is not a session, and vice versa', () => {
  const link = signToken('link', NOW + MINUTE, secret);
  expect(read(link)).toBeNull();
  expect(read(link.replace(/^link/, 'session'))).toBeNull();
  expect(readToken(link, { kind: 'link', secret, now: NOW })).not.toBeNull();
});

test('all tokens differ, and a token with another secret is invalid', () => {
  const [first, second] = [1, 2].map(() => signToken('session', NOW + MINUTE, secret));
  expect(first).not.toBe(second);
  expect(read(signToken('session', NOW + MINUTE, 'another secret'))).toBeNull();
});

test('any modified or invalid token is rejected', () => {
  const token = signToken('session', NOW + MINUTE, secret);
  const changed = fc
    .record({ at: fc.nat(token.length - 1), to: fc.string({ minLength: 1, maxLength: 1 }) })
    .map(({ at, to }) => token.slice(0, at) + to + token.slice(at + 1));
  const other = fc.oneof(changed, fc.string({ unit: 'binary' }), fc.constant(`${token}.`));
  fc.assert(
    fc.property(other, (given) => {
      fc.pre(given !== token);
      expect(read(given)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test('the link leads to the shop and is valid for a quarter of an hour', () => {
  const link = new URL(editorLink('http://localhost:3000/', secret));
  expect(link.origin + link.pathname).toBe('http://localhost:3000/api/editor/open');
  const token = link.searchParams.get('link') ?? '';
  const at = (now: number) => readToken(token, { kind: 'link', secret, now });
  expect(at(Date.now() + 14 * MINUTE)).not.toBeNull();
  expect(at(Date.now() + 16 * MINUTE)).toBeNull();
});
