import { z } from 'zod';
import { env, showsDevPages } from '@/lib/platform/env/env.server';
import type { Mailbox } from './mailbox';

const TIMEOUT_MS = 5_000;
/** Rows that a page lists; older emails are found by their recipient. */
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

/** Whether this shop has a mailbox: where its mail service is the embedded one. */
export const hasMailbox = (): boolean => showsDevPages() && env().MAIL_READER_URL !== undefined;

/** @returns `null` for 404 @throws when the reader cannot be reached or has any other error */
async function read<Result>(path: string, shape: z.ZodType<Result>): Promise<Result | null> {
  const response = await fetch(new URL(path, env().MAIL_READER_URL), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The mail reader answered ${response.status}`);
  return shape.parse(await response.json());
}

/**
 * Emails that the shop has sent.
 * @param id of the email to show; one that does not exist shows none
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
