import { limitKey } from '@/lib/platform/http/limit-guesses.server';
import { countAttempt, type Attempt, type Limit } from '@/lib/platform/http/limit-requests.server';

/**
 * Emails to an address that anyone can enter in a form: requests for confirmation, and reports of
 * actions under the address.
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

/** Maximum emails of one kind to one address per day, from any number of senders. */
const DAILY_EMAILS = 6;
const DAY = 24 * 60 * 60;

const limitOf = (kind: string): Limit => ({
  name: `mail-${kind}`,
  requests: DAILY_EMAILS,
  seconds: DAY,
});

/**
 * Counts an email that is about to be sent to an address. Its request was accepted before, so an
 * email over the limit is postponed, not dropped.
 * @returns `null` for kinds without a limit
 */
export async function countEmail(kind: string, address: string): Promise<Attempt | null> {
  return TYPED_BY_ANYBODY.has(kind) ? countAttempt(limitKey(address), limitOf(kind)) : null;
}
