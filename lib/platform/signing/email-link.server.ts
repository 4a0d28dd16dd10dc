import { createHmac } from 'node:crypto';
import { isSameSecret } from '@/lib/platform/http/same-secret.server';
import { signingKey, validKeys } from './signing-key.server';

const KEY = 'email-link';
/** Bytes of a signature; 128 bits cannot be guessed. */
const SIGNATURE = 16;
const UID =
  /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<at>\d{1,16})\.(?<signature>[\w-]{22})$/;

/** Purposes of links in emails; a link is valid for one only. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-end'
  | 'contact-confirm'
  | 'entry-confirm'
  | 'notice-confirm'
  | 'notice-end'
  | 'return'
  | 'return-label';

const signatureOf = (key: string, purpose: LinkPurpose, id: string, at: number) =>
  createHmac('sha256', key)
    .update(`${purpose}:${id}:${at}`)
    .digest()
    .subarray(0, SIGNATURE)
    .toString('base64url');

/**
 * Creates the `uid` of a link in an email, which proves access to the recipient's mailbox.
 * @param at epoch milliseconds; the row's timestamp, if a newer email invalidates the link
 */
export const linkUid = (purpose: LinkPurpose, id: string, at = 0): string =>
  `${id}.${at}.${signatureOf(signingKey(KEY), purpose, id, at)}`;

/** @returns `null` for anything that {@link linkUid} did not create for this purpose */
export function readLinkUid(purpose: LinkPurpose, uid: unknown): { id: string; at: number } | null {
  const { id, at, signature } = (typeof uid === 'string' ? UID.exec(uid)?.groups : null) ?? {};
  if (!id || !at || !signature) return null;
  const moment = Number(at);
  const isValid = validKeys(KEY).some((key) =>
    isSameSecret(signature, signatureOf(key, purpose, id, moment)),
  );
  return isValid ? { id, at: moment } : null;
}
