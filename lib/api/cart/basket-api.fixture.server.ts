import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { withApi, type Reply } from '@/lib/platform/http/api-server.fixture';
import { readVisitor } from './read-visitor.server';
import { readCategories } from './article-categories.server';
import * as calls from './basket-endpoints.server';
import { beginCheckout } from './begin-checkout.server';
import { readSimilar } from './similar-articles.server';
import { switchWithBasket } from './switch-with-basket.server';
import { readUnsold } from './unsold-after-switch.server';
import { cleanWishlists, migrateWishlist } from './wishlist-session.server';
import * as wishlistCalls from './wishlist-endpoints.server';

const HOST = 'hgg.localhost:3000';
export const SHIRT = '20310000-312-3XL';
export const LAST_PIECE = '20310000-312-4XL';
/** An article of another shop. */
export const COAT_ELSEWHERE = '30310000-101-M';
/** An article that is sold but missing from the index. */
export const NOWHERE = '20319999-101-M';

/** A merchant's number, which has nothing in common with its article's. */
export const EAN = '4006381333931';

const ARTICLES = `
  INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos) VALUES
    ('${SHIRT}', '20310000', '20310000-312', 'hgg', 500, false),
    ('${LAST_PIECE}', '20310000', '20310000-312', 'hgg', 1, false),
    ('${EAN}', 'ABC-12/3', 'ABC-12/3 blau', 'hgg', 9, false),
    ('${NOWHERE}', '20319999', '20319999-101', 'hgg', 5, true),
    ('${COAT_ELSEWHERE}', '30310000', '30310000-101', 'hrm', 5, false);
  INSERT INTO shop.prices (sku, currency, price) VALUES
    ('${SHIRT}', 'eur', 2000), ('${SHIRT}', 'czk', 49900),
    ('${LAST_PIECE}', 'eur', 2000), ('${EAN}', 'eur', 2000), ('${NOWHERE}', 'eur', 100),
    ('${COAT_ELSEWHERE}', 'eur', 9900);
  INSERT INTO shop.past_prices (sku, currency, price) VALUES ('${SHIRT}', 'eur', 2500)`;

const config = { api: { bodyParser: false } };
const CART = '/api/cart/cart';
export const WISHLIST = '/api/cart/wishlist';
/** Basket endpoints are given by name, all others by path. */
const pathOf = (name: string) => (name.startsWith('/') ? name : `${CART}/${name}`);
const OWN = { host: HOST, 'sec-fetch-site': 'same-origin' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** Routes that accept posts, as declared below `pages/api`. */
const changes = (operations: Readonly<Record<string, Operation>>) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      pathOf(name),
      { default: apiRoute({ POST: operation }), config },
    ]),
  );

type SendRequest = ReturnType<typeof withApi>;

const cookiesOf = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');

/** A browser with a cookie jar. */
function browser(call: SendRequest, locale: string) {
  const jar = { cookie: '' };
  const send = async (path: string, headers: Record<string, string>, body: string) => {
    const cookie = jar.cookie ? { cookie: jar.cookie } : undefined;
    const reply = await call(path, { method: 'POST', headers: { ...headers, ...cookie }, body });
    if (reply.headers['set-cookie']) jar.cookie = cookiesOf(reply);
    return reply;
  };
  return {
    jar,
    load(named = locale, path = CART) {
      const cookie = jar.cookie ? { cookie: jar.cookie } : undefined;
      return call(`${path}?locale=${named}`, { headers: { host: HOST, ...cookie } });
    },
    loadVisitor() {
      const cookie = jar.cookie ? { cookie: jar.cookie } : undefined;
      return call(`/api/visitor?locale=${locale}`, { headers: { host: HOST, ...cookie } });
    },
    /** Switches country and language. */
    switchTo(deliveryCountry: string, language: string) {
      const headers = { ...OWN, ...JSON_TYPE, cookie: jar.cookie };
      const body = JSON.stringify({ deliveryCountry, language });
      return call('/api/context/locale', { method: 'POST', headers, body });
    },
    /** Deletes expired wishlists. */
    cleanUp: (headers: Record<string, string> = OWN) =>
      call(`${WISHLIST}/session/cleanup`, { headers: { host: HOST, ...headers } }),
    findSimilar: (skus: string) =>
      call(`/api/similar?locale=${locale}&skus=${skus}`, { headers: OWN }),
    /** Posts JSON. */
    post: (name: string, body: unknown, headers: Record<string, string> = OWN) =>
      send(`${pathOf(name)}?locale=${locale}`, { ...JSON_TYPE, ...headers }, JSON.stringify(body)),
    /** Sends a form. */
    send: (name: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ locale, ...fields }).toString();
      return send(pathOf(name), { ...FORM_TYPE, ...OWN }, body);
    },
  };
}

export const add = (sku: unknown, count?: unknown) => ({
  variant: { id: 'x', sku, attributes: {} },
  count,
});

export const bodyOf = ({ text }: Reply) => JSON.parse(text);

/** The basket's API routes on their own server, with a few articles to buy. */
export function withBasketApi(open: Parameters<typeof withDatabase>[0]) {
  // Must run before the database opens, which reads the environment only once.
  const search = withSearchStandIn();
  withoutContent();
  withDatabase(open);
  const call = withApi({
    [CART]: { default: apiRoute({ GET: calls.readBasket }) },
    [WISHLIST]: { default: apiRoute({ GET: wishlistCalls.readWishlist }) },
    '/api/visitor': { default: apiRoute({ GET: readVisitor }) },
    ...changes({
      add: calls.addToBasket,
      addMultiple: calls.addSeveralToBasket,
      remove: calls.removeFromBasket,
      quantity: calls.changeInBasket,
      size: calls.resizeInBasket,
      keep: calls.keepFromBasket,
      'voucher/add': calls.addVoucher,
      'voucher/remove': calls.removeVoucher,
      categories: readCategories,
      [`${WISHLIST}/add`]: wishlistCalls.addToWishlist,
      [`${WISHLIST}/remove`]: wishlistCalls.removeFromWishlist,
      [`${WISHLIST}/size`]: wishlistCalls.resizeInWishlist,
      [`${WISHLIST}/share`]: wishlistCalls.openWishlist,
      [`${WISHLIST}/unshare`]: wishlistCalls.closeWishlist,
      [`${WISHLIST}/session/migrate`]: migrateWishlist,
      checkout: beginCheckout,
    }),
    [`${WISHLIST}/session/cleanup`]: { default: apiRoute({ GET: cleanWishlists }) },
    '/api/similar': { default: apiRoute({ GET: readSimilar }) },
    '/api/context/unsold': { default: apiRoute({ POST: readUnsold }) },
    '/api/context/locale': {
      default: apiRoute({ POST: (request) => switchWithBasket(request, request.body) }),
    },
  });
  // Many visitors share ten connections: the tests are about their baskets, not the machine's speed.
  beforeAll(() => database(FOR_BATCHES).$client.query(ARTICLES));
  beforeEach(() => {
    search.hits = [linenShirt];
  });
  const visitor = (locale = 'de-de') => browser(call, locale);
  return {
    host: HOST,
    search,
    visitor,
    async visitorWith(sku = SHIRT, count = 1) {
      const client = visitor();
      const { basket } = bodyOf(await client.post('add', add(sku, count)));
      return { client, line: String(basket.lines[0].id) };
    },
  };
}
