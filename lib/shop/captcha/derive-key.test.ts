import { randomBytes } from 'node:crypto';
import { deriveKey as ofNode } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey } from './derive-key';

const random = (length: number) => new Uint8Array(randomBytes(length));

test('FRM-01: without Web Crypto the same keys are derived', async () => {
  for (const cost of [1, 2, 50, 500]) {
    const puzzle = {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '',
      salt: '',
      keyPrefix: '00',
      cost,
      keyLength: 32,
    };
    const [salt, password] = [random(16), random(20)];
    const expected = await ofNode(puzzle, salt, password);
    const { derivedKey } = await deriveKey(puzzle, salt, password);
    expect(Buffer.from(derivedKey).toString('hex')).toBe(
      Buffer.from(expected.derivedKey).toString('hex'),
    );
  }
});
