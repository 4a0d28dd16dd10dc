import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ACCOUNT,
  bodyOf,
  KNOWN,
  person,
  type Client,
  SHIRT,
} from '@/lib/api/account/account-api.fixture.server';
import type { Reply } from '@/lib/platform/http/api-server.fixture';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { sendRequest } from '@/lib/runtime/worker/crash-points.fixture.server';

/** Maximum number of pieces of one article in a basket. */
const BASKET_MAX = 20;
/** What a guest with one shirt pays, shipping included, in cents. */
const TOTAL = 2495;
/** Pause between two requests of a visitor. */
const PAUSE_MS = 100;

/** A visitor who makes one change after the other, each until it is acknowledged. */
export interface Journey {
  /** Sends one change until it is acknowledged. */
  step: () => Promise<void>;
  /** @returns differences from what the visitor was told, in words; empty if there are none */
  check: () => Promise<string[]>;
}

/** Repeats requests that fail because of an outage, for all journeys of a test, until `isOver`. */
export class Persistence {
  isOver = false;
  /** Statuses that visitors should never see. */
  readonly unexpected: number[] = [];

  /**
   * Repeats a request until it does not fail because of an outage. @returns `null` if the journey
   * ended before
   */
  async send(request: () => Promise<Reply>, expected: number): Promise<Reply | null> {
    while (!this.isOver) {
      const reply = await request();
      if (reply.status === expected) return reply;
      if (reply.status !== 503) this.unexpected.push(reply.status ?? 0);
      await delay(PAUSE_MS);
    }
    return null;
  }
}

let senders = 0;
/** A different address for each request, so that none is rate-limited. */
const sender = () => {
  senders += 1;
  return {
    'x-forwarded-for': `2001:db8:${(senders >> 16).toString(16)}:${(senders & 0xffff).toString(16)}::1`,
  };
};

/** Adds pieces; a full basket is replaced by a new one. */
export function addsToBasket(persistence: Persistence, visitor: () => Client): Journey {
  const baskets: { client: Client; added: number }[] = [];
  return {
    async step() {
      let basket = baskets.at(-1);
      if (!basket || basket.added === BASKET_MAX)
        baskets.push((basket = { client: visitor(), added: 0 }));
      const { client, added } = basket;
      const changeId = { key: randomUUID(), sequence: added + 1 };
      const body = { variant: { sku: SHIRT }, count: 1, intent: changeId };
      const add = () => client.post('/api/cart/cart/add', body, sender());
      if (await persistence.send(add, 200)) basket.added += 1;
    },
    async check() {
      const counts = baskets.map(async ({ client, added }) => {
        const { count } = bodyOf(await client.get('/api/cart/cart')).basket;
        return count === added ? [] : [`${added} pieces were added, ${count} are there`];
      });
      return (await Promise.all(counts)).flat();
    },
  };
}

/** Places one order per guest, after one with a wrong total, which is rejected. */
export function placesOrders(
  persistence: Persistence,
  guests: (Pick<Client, 'post'> | undefined)[],
  url: string,
): Journey {
  const placed: string[] = [];
  const rejected: string[] = [];
  return {
    async step() {
      const guest = guests.pop();
      if (!guest) return;
      const order = (idempotencyKey: string, total: number) => async () =>
        guest.post(
          '/api/checkout/order',
          { idempotencyKey, total, vatRate: 190, token: await solvedCaptcha() },
          sender(),
        );
      const [wrong, right] = [randomUUID(), randomUUID()];
      if (await persistence.send(order(wrong, TOTAL + 1), 409)) rejected.push(wrong);
      if (await persistence.send(order(right, TOTAL), 200)) placed.push(right);
    },
    async check() {
      const orders = await sendRequest<{ key: string; lines: number; payments: number }>(
        url,
        `SELECT idempotency_key AS key,
           (SELECT count(*)::int FROM shop.order_lines WHERE order_id = orders.id) AS lines,
           (SELECT count(*)::int FROM shop.payments WHERE order_id = orders.id) AS payments
         FROM shop.orders`,
      );
      const found = new Map(orders.map((order) => [order.key, order]));
      const isWhole = (key: string) =>
        found.get(key)?.lines === 1 && found.get(key)?.payments === 1;
      return [
        ...placed
          .filter((key) => !isWhole(key))
          .map((key) => `order ${key} is not there as a whole`),
        ...rejected.filter((key) => found.has(key)).map((key) => `order ${key} was rejected`),
      ];
    },
  };
}

/** Logs in, each time in a new browser, after an attempt with a wrong password. */
export function logsIn(
  persistence: Persistence,
  visitor: () => Client,
  { email, url }: { email: string; url: string },
): Journey {
  const browsers: Client[] = [];
  const others: Client[] = [];
  const logIn = (client: Client, password: string) => async () => {
    // An account is limited to ten logins in a quarter of an hour. This connection may be
    // terminated as well.
    await sendRequest(url, 'DELETE FROM shop.request_limits').catch(() => []);
    return client.post(`${ACCOUNT}/login`, { email, password }, sender());
  };
  const isLoggedIn = async (client: Client): Promise<boolean> =>
    bodyOf(await client.get(`${ACCOUNT}/refresh`)).loggedIn;
  return {
    async step() {
      const [wrong, right] = [visitor(), visitor()];
      others.push(wrong);
      await persistence.send(logIn(wrong, 'Falsche Hose 99'), 401);
      if (await persistence.send(logIn(right, KNOWN.password), 200)) browsers.push(right);
    },
    async check() {
      const states = await Promise.all(browsers.map(isLoggedIn));
      const strangers = await Promise.all(others.map(isLoggedIn));
      return [
        ...states.filter((state) => !state).map(() => `${email} was logged in, and is no more`),
        ...strangers.filter(Boolean).map(() => `a wrong password has logged ${email} in`),
      ];
    },
  };
}

/** Converts digits to letters, `7` → `AAH`, because names have no digits. */
const inLetters = (count: number) =>
  [...`${count}`.padStart(3, '0')]
    .map((digit) => String.fromCodePoint(65 + Number(digit)))
    .join('');

/** Saves name and address, after an invalid one. */
export function savesAddresses(
  persistence: Persistence,
  customer: Client,
  { email, url }: { email: string; url: string },
): Journey {
  let saved = 0;
  let isSaved = true;
  const save = (name: string, company: string, phone: string) => () =>
    customer.post(
      `${ACCOUNT}/updateBillingAddress`,
      { ...person().billingAddress, firstName: name, lastName: 'Muster', company, phone },
      sender(),
    );
  return {
    async step() {
      await persistence.send(save('Abgelehnt', 'Abgelehnt', 'no number'), 422);
      saved += 1;
      const next = save(inLetters(saved), `Firma ${saved}`, '');
      isSaved = (await persistence.send(next, 200)) !== null;
    },
    async check() {
      const [row] = await sendRequest<{ name: string; company: string | null }>(
        url,
        `SELECT first_name AS name, company FROM shop.customers
         JOIN shop.customer_addresses ON customer_id = customers.id WHERE email = $1`,
        [email],
      );
      const isLast = row?.name === inLetters(saved) && row.company === `Firma ${saved}`;
      return isLast || !isSaved
        ? []
        : [`address ${saved} was saved, ${row?.name} of ${row?.company} is there`];
    },
  };
}
