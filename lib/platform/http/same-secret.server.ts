import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that reveals nothing about either, including their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
