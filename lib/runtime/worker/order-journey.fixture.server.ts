import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { newGuest, SHIRT, rows } from '@/lib/commerce/orders/orders.fixture.server';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats an attempt until it succeeds, as someone affected by an outage would. */
export async function persist<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await attempt().catch(() => null);
    if (found !== null) return found;
    await sleep(200);
  }
  throw new Error(`it never worked: ${attempt.toString()}`);
}

/** A visitor at the review, with an article. @returns the id of the session and its cookie's token */
export async function newVisitor(): Promise<{ sessionId: string; token: string }> {
  const { id } = await newGuest({ [SHIRT]: 1 });
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await rows('UPDATE shop.sessions SET token_hash = $1 WHERE id = $2', [hash, id]);
  return { sessionId: id, token };
}

/**
 * Submits the review to a storefront process until the payment page opens.
 * @param total that the review showed, in cents
 * @returns the address of that page
 */
export function placeOrder(port: number, token: string, total: number): Promise<string> {
  const vatRate = '190';
  const fields = { locale: 'de-de', idempotencyKey: randomUUID(), total: String(total), vatRate };
  const headers = {
    'content-type': 'application/json',
    host: 'hgg.localhost:3000',
    'sec-fetch-site': 'same-origin',
    cookie: `__Host-session=${token}`,
  };
  return persist(async () => {
    const captcha = await solvedCaptcha();
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: '/api/checkout/order',
      method: 'POST',
      headers,
      timeout: 15_000,
    });
    outgoing.end(JSON.stringify({ ...fields, token: captcha }));
    const [reply] = await once(outgoing, 'response');
    const { url } = JSON.parse(await text(reply));
    return typeof url === 'string' && url.includes('/pay/') ? url : null;
  });
}

/** Pays until the page confirms it. */
export const payOn = (page: string) =>
  persist(async () => {
    const shown = await fetch(page);
    const [, token] = /name="token" value="([^"]+)"/.exec(await shown.text()) ?? [];
    if (!token) return shown.status === 200 ? true : null;
    const headers = { origin: new URL(page).origin, 'sec-fetch-site': 'same-origin' };
    const card = { number: '4242424242424242', expiry: '12/34', cvc: '123', token };
    const body = new URLSearchParams(card);
    const paid = await fetch(page, { method: 'POST', redirect: 'manual', headers, body });
    return paid.status === 303 ? true : null;
  });

/** Makes the minute's job run now, without sparing recent work. */
export const NUDGE = `
  UPDATE shop.payments SET changed_at = now() - interval '1 minute' WHERE status = 'open';
  UPDATE shop.outbox SET created_at = now() - interval '1 minute' WHERE sent_at IS NULL;
  UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '3 minutes'
  WHERE locked_at IS NOT NULL;
  SELECT graphile_worker.add_job('reconcile-orders', '{}'::json, job_key := gen_random_uuid()::text)`;
