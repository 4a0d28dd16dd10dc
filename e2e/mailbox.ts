import { expect } from '@playwright/test';
import { z } from 'zod';

const messages = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

/**
 * Emails to an address that the mail service has accepted, newest first.
 * @param reader URL of its reader; by default that of the shop under test
 */
export async function messagesTo(address: string, reader = process.env.MAIL_READER_URL ?? '') {
  const response = await fetch(new URL(`/messages?to=${encodeURIComponent(address)}`, reader));
  return messages.parse(await response.json());
}

const message = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.string()),
});

/** Waits until a customer has this many emails. @returns both forms of each, oldest first */
export async function emailsTo(address: string, count: number) {
  await expect.poll(() => messagesTo(address), { timeout: 60_000 }).toHaveLength(count);
  const reader = process.env.MAIL_READER_URL ?? '';
  const found = (await messagesTo(address)).toReversed();
  return Promise.all(
    found.map(async ({ id }) => {
      const response = await fetch(new URL(`/messages/${id}`, reader));
      return message.parse(await response.json());
    }),
  );
}
