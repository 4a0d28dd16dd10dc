import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@/lib/platform/http/same-secret.server';
import { signingKey, validKeys, withValidKey } from '@/lib/platform/signing/signing-key.server';

/** Seconds for which a code is valid. */
const PERIOD = 30;
const DIGITS = 6;
/** Codes before and after the current one that are accepted, because clocks of telephones differ. */
const DRIFT = 1;
/** Bytes of a secret: the length of the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

// outside: totp
/** Code of a half-minute (RFC 6238, with SHA-1 and six digits, which every app supports). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * @param typed with or without spaces
 * @param now epoch milliseconds
 * @returns the half-minute whose code was typed; `null` for none that is valid now
 */
export function totpStepOf(secret: Buffer, typed: string, now: number): number | null {
  const code = typed.replaceAll(/\s/g, '');
  const current = Math.floor(now / 1000 / PERIOD);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index);
  return steps.find((step) => isSameSecret(code, totpCode(secret, step))) ?? null;
}

export const newTotpSecret = (): string => writeBase32(randomBytes(SECRET_BYTES));

/** A secret as people type it (RFC 4648, section 6); 20 bytes need no padding. */
function writeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** @returns `null` for anything but a secret of {@link newTotpSecret} */
export function readTotpSecret(written: string): Buffer | null {
  if (!/^[A-Z2-7]{32}$/.test(written)) return null;
  const bits = [...written].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Address that an app reads from a QR code. */
export function totpAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Selvedge' });
  return `otpauth://totp/Selvedge:${encodeURIComponent(email)}?${query}`;
}

const KEY = 'staff-totp';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret, so that the database alone gives no codes. */
export function sealTotpSecret(secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(signingKey(KEY), 'hex'), iv);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns `null` for what was encrypted with a key that is no longer valid */
export const openTotpSecret = (stored: string): Buffer | null =>
  withValidKey(validKeys(KEY), (key) => openWith(Buffer.from(key, 'hex'), stored));

/** Whether it is encrypted with a key of before. */
export const isSealedBefore = (stored: string): boolean =>
  openWith(Buffer.from(signingKey(KEY), 'hex'), stored) === null;

function openWith(key: Buffer, stored: string): Buffer | null {
  const bytes = Buffer.from(stored, 'base64url');
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}
