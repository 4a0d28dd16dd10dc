import { z } from 'zod';

const messages = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

/**
 * What the mail service has accepted for an address, newest first.
 * @param reader URL of its reader; default: the one of the shop under test
 */
export async function messagesTo(address: string, reader = process.env.MAIL_READER_URL ?? '') {
  const answer = await fetch(new URL(`/messages?to=${encodeURIComponent(address)}`, reader));
  return messages.parse(await answer.json());
}
