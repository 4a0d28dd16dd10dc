import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { withApi, type SendRequest, type Reply } from '@/lib/platform/http/api-server.fixture';
import { post, ROUTES } from './account-routes.fixture.server';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { letterText } from '@/lib/messaging/mail/letter-text';

export const HOST = 'hgg.localhost:3000';
export const SHIRT = '20310000-312-3XL';
export const PASSWORD = 'Blaue Leinenhose 77';
export const NEW_PASSWORD = 'Graue Wollhose 88';
export const ACCOUNT = '/api/account';
export const KNOWN = { email: 'max@example.org', password: PASSWORD };
export const WISHLIST_ITEM = { objectId: '20310000', itemNumber: '20310000-312', sku: SHIRT };

const CATALOGUE = `
  DELETE FROM shop.orders; DELETE FROM shop.reservations; DELETE FROM shop.outbox;
  DELETE FROM shop.loyalty_cards; DELETE FROM shop.customers; DELETE FROM shop.sessions; DELETE FROM shop.request_limits;
  DELETE FROM shop.skus; DELETE FROM graphile_worker._private_jobs;
  INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos) VALUES
    ('${SHIRT}', '20310000', '20310000-312', 'hgg', 500, false);
  INSERT INTO shop.prices (sku, currency, price) VALUES ('${SHIRT}', 'eur', 2000)`;

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

export const bodyOf = ({ text }: Reply) => JSON.parse(text);

/** Fields of the registration form. */
export const person = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.org',
  password: PASSWORD,
  birthdayDay: '29',
  birthdayMonth: '2',
  birthdayYear: '1980',
  billingAddress: {
    streetName: 'Musterstraße',
    streetNumber: '1a',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
  },
  projectSpecificData: { newsletterBig: true },
  ...changes,
});

/** Endpoints whose forms have a captcha, besides registrations. */
const WITH_CAPTCHA = [`${ACCOUNT}/login`, `${ACCOUNT}/reset`];

/** The body with a solved captcha, unless it already names one. */
const solved = async (path: string, body: unknown) =>
  WITH_CAPTCHA.includes(path) && typeof body === 'object'
    ? { token: await solvedCaptcha(), ...body }
    : body;

/** A browser with a cookie jar. */
export function browser(call: SendRequest, host: string) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
  const keep = (reply: Reply) => {
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return reply;
  };
  const headers = (more: Record<string, string>) => ({
    host,
    'sec-fetch-site': 'same-origin',
    ...(jar.size > 0 && { cookie: cookie() }),
    ...more,
  });
  const to = (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=de-de`;
  return {
    jar,
    token: () => jar.get('__Host-session') ?? null,
    get: async (path: string, more = {}) => keep(await call(to(path), { headers: headers(more) })),
    /** Posts JSON. */
    post: async (path: string, body: unknown, more: Record<string, string> = {}) =>
      keep(
        await call(to(path), {
          method: 'POST',
          headers: headers({ ...JSON_TYPE, ...more }),
          body: JSON.stringify(await solved(path, body)),
        }),
      ),
    /** Sends a form. */
    send: async (path: string, fields: Record<string, string>) =>
      keep(
        await call(path, {
          method: 'POST',
          headers: headers(FORM_TYPE),
          body: new URLSearchParams({ locale: 'de-de', ...fields }).toString(),
        }),
      ),
  };
}

export type Client = ReturnType<typeof browser>;

export const isLoggedIn = async (client: Client): Promise<boolean> =>
  bodyOf(await client.get(`${ACCOUNT}/refresh`)).loggedIn;

/** Rows of a query. */
const rows = async (text: string, values: unknown[] = []) =>
  (await database().$client.query(text, values)).rows;

/** An order of one piece. @param changes `shipped`: number of pieces shipped */
const placeOrder = (number: string, changes: Record<string, string | null> = {}) => {
  const order = { email: KNOWN.email, status: 'paid', customer_id: null, ...changes };
  return rows(
    `WITH placed AS (
       INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency,
         total, shipping, status, email, customer_id, placed_at, paid_at, expires_at)
       VALUES ('hgg', $1, $1, gen_random_uuid(), 'de-de', 'http://x', 'eur', 2495, 495, $2, $3, $4,
         coalesce($5::timestamptz, now()), now(), now())
       RETURNING id)
     INSERT INTO shop.order_lines (order_id, sku, article_number, item_number, name, colour, size,
       quantity, price, position, shipped)
     SELECT id, 'a', '20310000', '20310000-312', 'Hemd', 'Blau', 'M', 1, 2000, 0, $6::int FROM placed`,
    [
      number,
      order.status,
      order.email,
      order.customer_id,
      changes['placed_at'] ?? null,
      changes['shipped'] ?? '0',
    ],
  );
};

/** Row of the last email of a kind. */
export const lastQueued = async (kind: string) =>
  (await rows('SELECT * FROM shop.outbox WHERE kind = $1 ORDER BY id DESC LIMIT 1', [kind]))[0];

/**
 * The account's API routes on their own server; no account exists before a test.
 * @param more posts of other parts of the shop, by path
 */
export function withAccountApi(
  open: Parameters<typeof withDatabase>[0],
  more: Readonly<Record<string, Operation>> = {},
) {
  // Must run before the database opens, which reads the environment only once.
  const search = withSearchStandIn();
  withoutContent();
  withDatabase(open);
  const call = withApi({
    ...ROUTES,
    ...Object.fromEntries(Object.entries(more).map(([path, operation]) => [path, post(operation)])),
  });
  beforeEach(async () => {
    await database().$client.query(CATALOGUE);
    search.hits = [linenShirt];
  });
  const visitor = (host = HOST) => browser(call, host);
  return {
    call,
    visitor,
    /** A customer logged in in a new browser. */
    async customer(changes: Record<string, unknown> = {}) {
      const client = visitor();
      const sent = { ...person(changes), token: await solvedCaptcha() };
      const reply = await client.post('/api/account/register', sent);
      return { client, id: String(bodyOf(reply).account?.accountId) };
    },
    /** Another browser of the same customer. */
    async loggedIn() {
      const client = visitor();
      await client.post(`${ACCOUNT}/login`, KNOWN);
      return client;
    },
    rows,
    placeOrder,
  };
}

/** Text of a composed email; empty if it has no recipient. */
export const textOf = (email: ComposedEmail | null) => (email ? letterText(email.letter) : '');
