import type { Database } from '@/lib/platform/db/database.server';
import { queueEmail as queue } from '@/lib/platform/jobs/queue-email.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

export const ACCOUNT_EMAILS = [
  'account-registered',
  'password-reset',
  'password-changed',
  'email-change',
  'email-changed',
  'card-activation',
] as const;
export type AccountEmailKind = (typeof ACCOUNT_EMAILS)[number];

/** Page of the request, to which links in the email lead back. */
export interface Visited {
  context: PageContext;
  /** Scheme and host. */
  origin: string;
}

interface Queued extends Visited {
  kind: AccountEmailKind;
  /** Id of the event; each is sent once. */
  event: string;
  /**
   * `null` if there is no recipient. The row is written all the same, so that it takes the same
   * time.
   */
  customerId: string | null;
  /** Recipient and content of the token, if not the customer's own address. */
  email?: string;
}

/**
 * Queues an email. It contains no token, because links are created when it is sent
 * (docs/accounts.md).
 * @param on the transaction that the email reports, or the database
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
