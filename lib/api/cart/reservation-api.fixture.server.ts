import { randomUUID } from 'node:crypto';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { withApi, type Reply } from '@/lib/platform/http/api-server.fixture';
import * as calls from './reservation-endpoints.server';

export const HOST = 'hgg.localhost:3000';
export const SHIRT = '20310000-312-3XL';
/** In stock in two stores: five pieces in one, one in the other. */
export const RARE = '20310000-312-4XL';
/** Sold online but in no store. */
export const ONLINE = '20319999-101-M';
export const MUNICH = '101';
export const HAMBURG = '102';
/** A store of another shop. */
export const ELSEWHERE = '201';

const hours = JSON.stringify([
  ...Array.from({ length: 5 }, () => ({ from: '10:00', until: '20:00' })),
  { from: '10:00', until: '18:00' },
  null,
]);

const store = (number: string, project: string, name: string) =>
  `('${number}', '${project}', '${name}', 'Musterstraße 1', '80331', 'München', 'DE',
    '+49 89 99998 101', '${hours}', 48.1, 11.5)`;

const CATALOGUE = `
  DELETE FROM shop.reservations; DELETE FROM shop.sessions; DELETE FROM shop.outbox;
  DELETE FROM shop.stores; DELETE FROM shop.skus; DELETE FROM graphile_worker._private_jobs;
  INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos) VALUES
    ('${SHIRT}', '20310000', '20310000-312', 'hgg', 0, false),
    ('${RARE}', '20310000', '20310000-312', 'hgg', 1, false),
    ('${ONLINE}', '20319999', '20319999-101', 'hgg', 5, true);
  INSERT INTO shop.prices (sku, currency, price) VALUES
    ('${SHIRT}', 'eur', 2000), ('${RARE}', 'eur', 2000), ('${ONLINE}', 'eur', 100);
  INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
    opening_hours, latitude, longitude) VALUES
    ${store(MUNICH, 'hgg', 'Hagge Musterstadt')}, ${store(HAMBURG, 'hgg', 'Hagge am Beispielufer')},
    ${store('103', 'hgg', ' ')}, ${store(ELSEWHERE, 'hrm', 'Haus am Rindermarkt')};
  INSERT INTO shop.store_stock (store, sku, stock) VALUES
    ('${MUNICH}', '${SHIRT}', 4), ('103', '${SHIRT}', 4), ('${ELSEWHERE}', '${SHIRT}', 4),
    ('${MUNICH}', '${RARE}', 1), ('${HAMBURG}', '${RARE}', 5)`;

const config = { api: { bodyParser: false } };
const OWN = { host: HOST, 'sec-fetch-site': 'same-origin' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const post = (operation: Operation) => ({ default: apiRoute({ POST: operation }), config });

type SendRequest = ReturnType<typeof withApi>;

const cookiesOf = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');

export const bodyOf = ({ text }: Reply) => JSON.parse(text);

/** What the page's form sends. */
export const contact = (changes: Record<string, string> = {}) => ({
  requestKey: randomUUID(),
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.org',
  ...changes,
});

/** A browser with a cookie jar. */
function browser(call: SendRequest, locale: string, host: string) {
  const jar = { cookie: '' };
  const headersFor = (more: Record<string, string>) => ({
    ...OWN,
    host,
    ...more,
    ...(jar.cookie && { cookie: jar.cookie }),
  });
  const send = async (path: string, type: Record<string, string>, body: string) => {
    const reply = await call(path, { method: 'POST', headers: headersFor(type), body });
    if (reply.headers['set-cookie']) jar.cookie = cookiesOf(reply);
    return reply;
  };
  return {
    jar,
    get: (path: string) =>
      call(`${path}${path.includes('?') ? '&' : '?'}locale=${locale}`, { headers: headersFor({}) }),
    /** Posts JSON. */
    post: (path: string, body: unknown) =>
      send(`/api/reserve/${path}?locale=${locale}`, JSON_TYPE, JSON.stringify(body)),
    /** Sends a form. */
    send: (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ locale, ...fields }).toString();
      return send(`/api/reserve/${path}`, FORM_TYPE, body);
    },
  };
}

/** The reservation's API routes on their own server; stock is restored before each test. */
export function withReservationApi(open: Parameters<typeof withDatabase>[0]) {
  // Must run before the database opens, which reads the environment only once.
  const search = withSearchStandIn();
  withoutContent();
  withDatabase(open);
  const call = withApi({
    '/_hirmer/stores/info': { default: apiRoute({ GET: calls.readStoreStock }) },
    '/api/reserve/add': post(calls.addToReservation),
    '/api/reserve/edit': post(calls.editInReservation),
    '/api/reserve/lineItem/remove': post(calls.removeFromReservation),
    '/api/reserve/reservation/cart': { default: apiRoute({ GET: calls.readReservation }) },
    '/api/reserve/reservation/checkout': {
      default: apiRoute({
        GET: calls.readReservationCheckout,
        POST: calls.placeReservationEndpoint,
      }),
      config,
    },
  });
  beforeEach(async () => {
    await database().$client.query(CATALOGUE);
    search.hits = [linenShirt];
  });
  const visitor = (locale = 'de-de', host = HOST) => browser(call, locale, host);
  return {
    search,
    visitor,
    /** A visitor with something to reserve. */
    async visitorWith(oxid = SHIRT, filialeid = MUNICH, amount = 1) {
      const client = visitor();
      const { basket } = bodyOf(await client.post('add', { oxid, amount, filialeid }));
      return { client, line: String(basket.lines[0].id) };
    },
    async stockIn(number: string, sku: string): Promise<number | undefined> {
      const { rows } = await database().$client.query<{ stock: number }>(
        'SELECT stock FROM shop.store_stock WHERE store = $1 AND sku = $2',
        [number, sku],
      );
      return rows[0]?.stock;
    },
    /** Rows of a query. */
    async rows(text: string) {
      return (await database().$client.query(text)).rows;
    },
  };
}
