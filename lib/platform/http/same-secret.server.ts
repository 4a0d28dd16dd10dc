import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env/env.server';

/** Compares two secrets in a time that reveals nothing about either, including their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Whether a webhook of the CMS sent its secret, or one that is accepted while that is replaced. */
export function isRevalidateSecret(given: string): boolean {
  const { CONTENTFUL_REVALIDATE_SECRET, CONTENTFUL_REVALIDATE_SECRETS_ACCEPTED } = env();
  return [CONTENTFUL_REVALIDATE_SECRET, ...CONTENTFUL_REVALIDATE_SECRETS_ACCEPTED].some((secret) =>
    isSameSecret(given, secret),
  );
}
