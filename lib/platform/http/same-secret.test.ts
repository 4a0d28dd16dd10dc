import { isSameSecret } from './same-secret.server';

test('accepts only an identical secret', () => {
  const secret = 'a secret with ümlauts';
  expect(isSameSecret(secret, secret)).toBe(true);
  for (const other of [
    '',
    ' ',
    secret.slice(1),
    `${secret} `,
    secret.toUpperCase(),
    'x'.repeat(1e6),
  ])
    expect(isSameSecret(other, secret)).toBe(false);
});
