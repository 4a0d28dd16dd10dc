import { z } from 'zod';
import { env, showsDevPages } from '@/lib/platform/env/env.server';
import type { Mailbox } from './mailbox';

const TIMEOUT_MS = 5_000;
/** Maximum rows on a page; older emails can be filtered by recipient. */
const MAX_ENTRIES = 200;

const entry = z.object({
  id: z.string(),
  receivedAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
});

const email = entry.extend({
  messageId: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  attachments: z.array(z.string()),
});

/** Whether this shop has a mailbox, because its mail service is the embedded one. */
export const hasMailbox = (): boolean => showsDevPages() && env().MAIL_READER_URL !== undefined;

/** @returns `null` for 404 @throws when the service cannot be reached or returns any other error */
async function read<Result>(path: string, shape: z.ZodType<Result>): Promise<Result | null> {
  const response = await fetch(new URL(path, env().MAIL_READER_URL), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The mail reader answered ${response.status}`);
  return shape.parse(await response.json());
}

/**
 * Emails sent by the shop.
 * @param id of the email to show; none is shown if it does not exist
 * @throws when the mail service does not respond
 */
export async function loadMailbox(id: string, to: string): Promise<Mailbox> {
  const query = to === '' ? '' : `?to=${encodeURIComponent(to)}`;
  const [entries, chosen] = await Promise.all([
    read(`/messages${query}`, z.array(entry)),
    id === '' ? null : read(`/messages/${encodeURIComponent(id)}`, email),
  ]);
  return { entries: (entries ?? []).slice(0, MAX_ENTRIES), email: chosen, to };
}
