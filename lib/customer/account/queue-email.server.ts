import type { Database } from '@/lib/platform/db/database.server';
import { queueEmail as queue } from '@/lib/platform/jobs/queue-email.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** Account emails to customers. */
export const ACCOUNT_EMAILS = [
  'account-registered',
  'password-reset',
  'password-changed',
  'email-change',
  'email-changed',
  'card-activation',
] as const;
export type AccountEmailKind = (typeof ACCOUNT_EMAILS)[number];

/** The page on which a customer made the request: links in the email lead back there. */
export interface Visited {
  context: PageContext;
  /** Scheme and host of the visit. */
  origin: string;
}

interface Queued extends Visited {
  kind: AccountEmailKind;
  /** Id of the event; each is sent once. */
  event: string;
  /** `null`: nobody gets it. The row is written all the same, so that it takes as long. */
  customerId: string | null;
  /** Where it goes and what it names, if not the customer's own address. */
  email?: string;
}

/**
 * Queues an email. No token is in it: links are made when it is sent (docs/accounts.md).
 * @param on the transaction of what it reports, or the database
 */
export async function queueAccountEmail(
  on: Pick<Database, 'insert' | 'execute'>,
  { kind, event, customerId, email, context, origin }: Queued,
): Promise<void> {
  const { project, locale } = context;
  await queue(on, {
    key: `${kind}:${event}`,
    kind,
    payload: { customerId, email: email ?? null, project, locale: locale.segment, origin },
  });
}
