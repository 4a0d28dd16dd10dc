import { z } from 'zod';
import type { Belongings, Change } from './belongings';
import { isRejected, isTaken, type Reply } from './browser';
import { voucher, type Sight } from './sight';
import { Visit, type Device, type World } from './world';

const line = z.object({ id: z.string(), sku: z.string(), quantity: z.number() });
const visitor = z.object({
  basket: z.looseObject({
    lines: z.array(z.looseObject(line.shape)),
    missing: z.array(z.looseObject({ id: z.string(), sku: z.string() })),
    vouchers: z.array(voucher),
    due: z.number(),
    vatRate: z.number().nullable(),
    redeemed: z.array(z.object({ code: z.string(), amount: z.number() })),
  }),
  wishlist: z.looseObject({ items: z.array(z.looseObject({ itemNumber: z.string() })) }),
  reservation: z.looseObject({
    items: z.array(z.looseObject({ sku: z.string(), store: z.string(), count: z.number() })),
  }),
});
const user = z.looseObject({ loggedIn: z.boolean(), email: z.string().nullish() });

function belongingsOf({ basket, wishlist, reservation }: z.output<typeof visitor>): Belongings {
  return {
    lines: Object.fromEntries(basket.lines.map(({ sku, quantity }) => [sku, quantity])),
    codes: basket.vouchers.map(({ code }) => code),
    wishes: wishlist.items.map(({ itemNumber }) => itemNumber),
    reserved: Object.fromEntries(
      reservation.items.map(({ store, sku, count }) => [`${store} ${sku}`, count]),
    ),
  };
}

/**
 * Requests basket, lists and login as the header of every page does. @returns `null`: no response
 */
export async function look(device: Device): Promise<Sight | null> {
  const [things, who] = await Promise.all([
    device.browser.get('/api/visitor?locale=de-de'),
    device.browser.get('/api/account/refresh'),
  ]);
  if (things.status !== 200 || who.status !== 200) return null;
  const seen = visitor.parse(JSON.parse(things.body));
  const { loggedIn } = user.parse(JSON.parse(who.body));
  const lineIds = Object.fromEntries(seen.basket.lines.map(({ sku, id }) => [sku, id]));
  device.lineIds = lineIds;
  const { vouchers, due, vatRate, redeemed } = seen.basket;
  return {
    belongings: belongingsOf(seen),
    lineIds,
    vouchers,
    due,
    vatRate,
    isLoggedIn: loggedIn,
    redeemed: redeemed.map(({ code }) => code),
  };
}

/**
 * What a browser shows in this round of checks. It is requested once for all invariants, and once
 * more without a response.
 */
export function sightOf({ sights }: World, device: Device): Promise<Sight | null> {
  const known = sights.get(device);
  if (known) return known;
  const seen = look(device).then((sight) => sight ?? look(device));
  sights.set(device, seen);
  return seen;
}

/** Begins a new session for a browser that has lost its own. */
export function beginVisit(device: Device): void {
  device.loggedInAt = null;
  device.visit = new Visit(false);
}

/** Whether the result of a request is unknown, because the shop failed or did not respond. */
export const isUnknown = (reply: Reply): boolean =>
  !isTaken(reply) &&
  (!isRejected(reply) || /[?&]error=unavailable/.test(reply.headers.location ?? ''));

/** Records a change that a browser has requested. @returns how it ended, for a sentence */
export function account(world: World, device: Device, reply: Reply, change: Change): string {
  const { visit } = device;
  if (isTaken(reply)) {
    visit.possible.change(change);
    visit.changedAt = device.changedAt = world.now();
    return '';
  }
  if (!isUnknown(reply)) return ` (rejected: ${reasonOf(reply)})`;
  visit.possible.perhaps(change);
  return ' (no response)';
}

/** Reason for a rejection: its code, or else the status. */
export function reasonOf({ status, body, headers }: Reply): string {
  const [, code] =
    /[?&](?:error|refused)=([\w-]+)/.exec(headers.location ?? '') ??
    /"code":"([\w-]+)"/.exec(body) ??
    [];
  return code ?? String(status);
}
