import { addToBasket, readBasket } from '@/lib/cart/basket-calls.server';
import { readVisitor } from '@/lib/cart/visitor-call.server';
import { addToWishlist } from '@/lib/cart/wishlist-calls.server';
import { migrateWishlist } from '@/lib/cart/wishlist-session.server';
import { solvedCaptcha } from '@/lib/captcha/solved-captcha.fixture.server';
import { linenShirt } from '@/lib/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/db/database.fixture.server';
import { database } from '@/lib/db/database.server';
import { apiRoute, type Operation } from '@/lib/http/api-route.server';
import { withApi, type Reply } from '@/lib/http/api-server.fixture';
import * as cardEmailCalls from './card-email-calls.server';
import * as customerCalls from './customer-calls.server';
import * as loginCalls from './login-calls.server';
import * as loyaltyCalls from './loyalty-calls.server';

export const HOST = 'hgg.localhost:3000';
export const SHIRT = '20310000-312-3XL';
export const PASSWORD = 'Blaue Leinenhose 77';
export const NEW_PASSWORD = 'Graue Wollhose 88';
export const ACCOUNT = '/api/account';
export const KNOWN = { email: 'max@example.org', password: PASSWORD };
export const WISH = { objectId: '20310000', itemNumber: '20310000-312', sku: SHIRT };

const CATALOGUE = `
  DELETE FROM shop.orders; DELETE FROM shop.reservations; DELETE FROM shop.outbox;
  DELETE FROM shop.loyalty_cards; DELETE FROM shop.customers; DELETE FROM shop.sessions; DELETE FROM shop.request_limits;
  DELETE FROM shop.skus; DELETE FROM graphile_worker._private_jobs;
  INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos) VALUES
    ('${SHIRT}', '20310000', '20310000-312', 'hgg', 500, false);
  INSERT INTO shop.prices (sku, currency, price) VALUES ('${SHIRT}', 'eur', 2000)`;

const config = { api: { bodyParser: false } };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const post = (operation: Operation) => ({ default: apiRoute({ POST: operation }), config });
const get = (operation: Operation) => ({ default: apiRoute({ GET: operation }) });

export const bodyOf = ({ text }: Reply) => JSON.parse(text);

/** What the registration form sends. */
export const person = (changes: Record<string, unknown> = {}) => ({
  ...{ firstName: 'Max', lastName: 'Muster', email: 'max@example.org', password: PASSWORD },
  ...{ birthdayDay: '29', birthdayMonth: '2', birthdayYear: '1980' },
  billingAddress: {
    ...{ streetName: 'Musterstraße', streetNumber: '1a', postalCode: '80331' },
    ...{ city: 'München', country: 'DE' },
  },
  projectSpecificData: { newsletterBig: true },
  ...changes,
});

type Call = ReturnType<typeof withApi>;

/** A browser with a cookie jar. */
function browser(call: Call, host: string) {
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
    ...{ host, 'sec-fetch-site': 'same-origin' },
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
          ...{ method: 'POST', headers: headers({ ...JSON_TYPE, ...more }) },
          body: JSON.stringify(body),
        }),
      ),
    /** Sends a form. */
    send: async (path: string, fields: Record<string, string>) =>
      keep(
        await call(path, {
          ...{ method: 'POST', headers: headers(FORM_TYPE) },
          body: new URLSearchParams({ locale: 'de-de', ...fields }).toString(),
        }),
      ),
  };
}

const ROUTES = {
  login: post(loginCalls.logIn),
  logout: post(loginCalls.logOut),
  register: post(loginCalls.registerCustomer),
  reset: post(loginCalls.resetPassword),
  resetPassword: post(loginCalls.setNewPassword),
  confirm: post(loginCalls.confirmAddress),
  refresh: get(loginCalls.readUser),
  email: post(customerCalls.changeEmail),
  password: post(customerCalls.changeOwnPassword),
  device: post(customerCalls.signOutDevice),
  updateBillingAddress: post(customerCalls.updateBillingAddress),
  'orders/history': get(customerCalls.readOrderHistory),
  'orders/search': get(customerCalls.searchOrders),
  'orders/years': get(customerCalls.readOrderYears),
  'reservation/history': get(customerCalls.readReservationHistory),
};

export type Shopper = ReturnType<typeof browser>;

export const isLoggedIn = async (shopper: Shopper): Promise<boolean> =>
  bodyOf(await shopper.get(`${ACCOUNT}/refresh`)).loggedIn;

/** Rows of a query. */
const rows = async (text: string, values: unknown[] = []) =>
  (await database().$client.query(text, values)).rows;

/** The row of the last email of a kind. */
export const lastQueued = async (kind: string) =>
  (await rows('SELECT * FROM shop.outbox WHERE kind = $1 ORDER BY id DESC LIMIT 1', [kind]))[0];

/** The API routes of the account on a server of their own; nobody has an account before a test. */
export function withAccountApi(open: Parameters<typeof withDatabase>[0]) {
  // Before the database, whose opening reads the environment once for all.
  const search = withSearchStandIn();
  withoutContent();
  withDatabase(open);
  const call = withApi({
    ...Object.fromEntries(
      Object.entries(ROUTES).map(([name, route]) => [`/api/account/${name}`, route]),
    ),
    '/api/crm/connect': post(loyaltyCalls.connectLoyaltyCard),
    '/api/crm/addLoyaltyCardToUser': post(loyaltyCalls.addLoyaltyCard),
    '/api/crm/email': post(cardEmailCalls.registerWithCard),
    '/api/crm/activate': post(cardEmailCalls.activateCard),
    '/api/crm/loyaltyCard': post(loyaltyCalls.readLoyaltyCard),
    '/api/cart/cart': get(readBasket),
    '/api/cart/cart/add': post(addToBasket),
    '/api/cart/wishlist/add': post(addToWishlist),
    '/api/cart/wishlist/session/migrate': post(migrateWishlist),
    '/api/visitor': get(readVisitor),
  });
  beforeEach(async () => {
    await database().$client.query(CATALOGUE);
    search.hits = [linenShirt];
  });
  const visitor = (host = HOST) => browser(call, host);
  return {
    call,
    visitor,
    /** A customer, logged in in a new browser. */
    async customer(changes: Record<string, unknown> = {}) {
      const shopper = visitor();
      const sent = { ...person(changes), token: await solvedCaptcha() };
      const reply = await shopper.post('/api/account/register', sent);
      return { shopper, id: String(bodyOf(reply).account?.accountId) };
    },
    /** Another browser of the same customer. */
    async loggedIn() {
      const shopper = visitor();
      await shopper.post(`${ACCOUNT}/login`, KNOWN);
      return shopper;
    },
    rows,
  };
}
