import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { World } from './world';

const summaries = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));
const message = z.looseObject({ text: z.string() });

const EVERY_MS = 100;
/** A part that fails meanwhile may keep it for longer: then its customer never follows the link. */
const WITHIN_MS = 10_000;

async function read<Body>(url: string, body: z.ZodType<Body>): Promise<Body> {
  return body.parse(await (await fetch(url)).json());
}

/** The token of a link that confirms an address, in the emails that have arrived. */
async function tokenNow({ shop }: World, address: string): Promise<string | null> {
  const list = `${shop.mailReader}/messages?to=${encodeURIComponent(address)}`;
  for (const { id } of await read(list, summaries)) {
    const { text } = await read(`${shop.mailReader}/messages/${id}`, message);
    const [, token] = /\/set-password\/confirm\?token=([\w.-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  return null;
}

/** Waits for the email of a registration. @returns the token of its link; `null`: it has not arrived */
export async function confirmationToken(world: World, address: string): Promise<string | null> {
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until) {
    const token = await tokenNow(world, address).catch(() => null);
    if (token) return token;
    await delay(EVERY_MS);
  }
  return null;
}
