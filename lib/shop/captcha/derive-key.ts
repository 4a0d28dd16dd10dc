import type { DeriveKeyFunction } from 'altcha-lib';
import { BLOCK, bytesOf, compress, startState, hashWordsOf, type HashState } from './sha256';

/** Bytes of a SHA-256 hash, the length that the shop's challenges use. */
const HASH = 32;

/** Final block of a message that follows one full block: its end, padding, and length in bits. */
function lastBlock(bytes: Uint8Array): HashState {
  const block = new Uint8Array(BLOCK);
  block.set(bytes);
  block[bytes.length] = 0x80;
  new DataView(block.buffer).setUint32(BLOCK - 4, (BLOCK + bytes.length) * 8);
  return hashWordsOf(block);
}

function keyed(password: Uint8Array, mask: number): HashState {
  const block = new Uint8Array(BLOCK).fill(mask);
  password.forEach((byte, index) => (block[index] = byte ^ mask));
  const state = startState();
  compress(state, hashWordsOf(block));
  return state;
}

/** HMAC with a fixed key for messages that fit one block. */
function hmacWith(password: Uint8Array) {
  const [inner, outer] = [keyed(password, 0x36), keyed(password, 0x5c)];
  return (message: HashState): HashState => {
    const within = inner.slice();
    compress(within, message);
    const around = outer.slice();
    compress(around, lastBlock(bytesOf(within)));
    return around;
  };
}

/**
 * PBKDF2 with SHA-256 (RFC 8018) without Web Crypto, which browsers only have on secure origins, so
 * not for a shop on plain http in a local network. About twenty times slower.
 * @throws RangeError for anything but a key of 32 bytes, and a salt and password shorter than a
 *   block
 */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  if (keyLength !== HASH || salt.length > HASH || password.length > BLOCK)
    throw new RangeError('expected a key of 32 bytes, of short texts');
  const hmac = hmacWith(password);
  const first = new Uint8Array(salt.length + 4);
  first.set(salt);
  // Index of the key's block.
  first[salt.length + 3] = 1;
  let block = hmac(lastBlock(first));
  const key = block.slice();
  for (let round = 1; round < cost; round++) {
    block = hmac(lastBlock(bytesOf(block)));
    for (let i = 0; i < key.length; i++) key[i] = (key[i] ?? 0) ^ (block[i] ?? 0);
  }
  return { derivedKey: bytesOf(key) };
};
