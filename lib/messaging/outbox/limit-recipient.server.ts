import { limitKey } from '@/lib/platform/http/limit-guesses.server';
import {
  limitAttempts,
  returnAttempt,
  type Limit,
} from '@/lib/platform/http/limit-requests.server';

/**
 * Emails to an address that anybody can type into a form, without being its owner: what asks for a
 * confirmation, and what reports something that was done under the address.
 */
const TYPED_BY_ANYBODY: ReadonlySet<string> = new Set([
  'newsletter-confirm',
  'notice-confirm',
  'contact-confirm',
  'contact-copy',
  'withdrawal-stated',
  'entry-confirm',
  'entry-stored',
  'reservation-placed',
  'password-reset',
  'account-registered',
  'card-activation',
  'email-change',
]);

/** What one address gets of one kind in a day, whoever asks for it, from wherever. */
export const DAILY_EMAILS = 6;
const DAY = 24 * 60 * 60;

const limitOf = (kind: string): Limit => ({
  name: `mail-${kind}`,
  requests: DAILY_EMAILS,
  seconds: DAY,
});

/**
 * Counts an email that is about to be sent to an address. The sender of the form is told nothing: the
 * response is the one that everybody gets, and came before.
 * @returns whether the address has had its emails of this kind for today
 */
export async function hasHadEnough(kind: string, address: string): Promise<boolean> {
  if (!TYPED_BY_ANYBODY.has(kind)) return false;
  return (await limitAttempts(limitKey(address), limitOf(kind))) !== null;
}

/** Takes back an email that was counted and could not be sent. */
export async function returnEmail(kind: string, address: string): Promise<void> {
  if (TYPED_BY_ANYBODY.has(kind)) await returnAttempt(limitKey(address), limitOf(kind));
}
