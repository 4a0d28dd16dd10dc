import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { World } from './world';

const summaries = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));
const message = z.looseObject({ text: z.string() });

const EVERY_MS = 100;
/** An email may be delayed for longer while a service is down; the account then stays unconfirmed. */
const WITHIN_MS = 10_000;
/** Fetch alone would wait for minutes for a mail service that accepts connections and is silent. */
const REQUEST_TIMEOUT_MS = 2_000;

async function read<Body>(url: string, body: z.ZodType<Body>): Promise<Body> {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return body.parse(await response.json());
}

/** Finds the token of the confirmation link in the emails that have arrived. */
async function tokenNow({ shop }: World, address: string): Promise<string | null> {
  const list = `${shop.mailReader}/messages?to=${encodeURIComponent(address)}`;
  for (const { id } of await read(list, summaries)) {
    const { text } = await read(`${shop.mailReader}/messages/${id}`, message);
    const [, token] = /\/set-password\/confirm\?token=([\w.-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  return null;
}

/** Waits for the confirmation email of a registration. @returns the token of its link, or null if none arrived */
export async function confirmationToken(world: World, address: string): Promise<string | null> {
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until) {
    const token = await tokenNow(world, address).catch(() => null);
    if (token) return token;
    await delay(EVERY_MS);
  }
  return null;
}
