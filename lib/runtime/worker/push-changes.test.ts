import { setTestServer } from '@/lib/platform/env/environment.fixture';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { readProduct } from '@/lib/catalog/catalogue/product.server';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { pushChanges } from './push-changes.server';
import { startSearchProxy } from './search-proxy.fixture.server';

const ARTICLES = ['20310000', '20310001', '20310002'] as const;

const { DATABASE_URL: server } = process.env;
// Must run before the database opens, which reads the environment only once.
let search: RunningService;
let proxy: Awaited<ReturnType<typeof startSearchProxy>>;
beforeAll(async () => {
  setTestServer(server);
  search = await startService();
  proxy = await startSearchProxy(() => search.host);
  Object.assign(process.env, {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ALGOLIA_HOST: proxy.host,
  });
});
withDatabase(openTestDatabase);
afterAll(async () => {
  proxy.stop();
  await search.stop();
});

async function rows(statement: string, values: unknown[] = []) {
  return (await database().$client.query(statement, values)).rows;
}

const skuOf = (number: string) => `${number}-312-3XL`;

/** The shirt under another number. */
const articleOf = (number: string) =>
  JSON.parse(JSON.stringify(linenShirt).replaceAll('20310000', number));

beforeEach(async () => {
  proxy.state.fault = () => null;
  await rows(`DELETE FROM shop.catalogue_changes; DELETE FROM shop.skus;
    UPDATE shop.index_push SET holder = NULL, held_until = NULL, sent = NULL`);
  for (const number of ARTICLES)
    await rows(
      `INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
       VALUES ($1, $2, $3, 'hgg', 7, false)`,
      [skuOf(number), number, `${number}-312`],
    );
  await Promise.all(
    LANGUAGES.map((language) =>
      search.admin.saveObjects({
        indexName: `hgg_products_${language}`,
        objects: ARTICLES.map(articleOf),
        waitForTasks: true,
      }),
    ),
  );
  await rows('DELETE FROM shop.catalogue_changes');
  proxy.state.requests = [];
});

const setStock = (number: string, stock: number) =>
  rows('UPDATE shop.skus SET stock = $1 WHERE sku = $2', [stock, skuOf(number)]);

/** Stock of an article's first size according to the index. */
async function indexedStock(number: string): Promise<string | undefined> {
  const record = await search.admin.getObject({ indexName: 'hgg_products_de', objectID: number });
  return readProduct(record)?.colorVariants[0]?.sizeVariants[0]?.stock;
}

async function indexedPrice(number: string) {
  const record = await search.admin.getObject({ indexName: 'hgg_products_de', objectID: number });
  return readProduct(record)?.colorVariants[0]?.sizeVariants[0]?.price;
}

const client = () => {
  const found = indexingClient({ maxRateLimitRetries: 0 });
  if (!found) throw new Error('there is an admin key');
  return found;
};

const isBatch = ({ path }: { path: string }) => /\/batch\b/.test(path);

/** Pushes several rounds like the follower, whatever their results. */
async function pushRounds(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await pushChanges(client()).catch(() => undefined);
    await rows(`UPDATE shop.catalogue_changes SET retry_at = now()`);
  }
}

test('stock and prices of record are in the index after a push', async () => {
  await setStock('20310000', 3);
  await pushChanges(client());
  expect(await indexedStock('20310000')).toBe('3');
  expect(await rows('SELECT 1 FROM shop.catalogue_changes')).toEqual([]);
});

test.each([
  ['a SKU', `DELETE FROM shop.skus WHERE sku = '${skuOf('20310000')}'`],
  ['an article', `DELETE FROM shop.skus WHERE article_number = '20310000'`],
])(
  '%s that is deleted is sold out in the index, and for sale again when it is back',
  async (_, deletion) => {
    const other = `INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES ('20310000-312-4XL', '20310000', '20310000-312', 'hgg', 5, false)`;
    await rows(other);
    await pushRounds(1);
    await rows(deletion);
    const { numbers } = await pushChanges(client());
    expect(numbers).toEqual(['20310000']);
    expect(await indexedStock('20310000')).toBe('0');
    await rows(
      `INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
     VALUES ($1, '20310000', '20310000-312', 'hgg', 2, false)`,
      [skuOf('20310000')],
    );
    await pushChanges(client());
    expect(await indexedStock('20310000')).toBe('2');
  },
);

test('a price that is deleted is no longer in the index', async () => {
  await rows(
    `INSERT INTO shop.prices (sku, currency, price) VALUES ('${skuOf('20310000')}', 'eur', 5000)`,
  );
  await pushRounds(1);
  expect(await indexedPrice('20310000')).toEqual({ eur: 5000 });
  await rows(`DELETE FROM shop.prices`);
  await pushChanges(client());
  expect(await indexedPrice('20310000')).toEqual({});
});

test('an article that was deleted with all others of a batch is sold out', async () => {
  await rows('DELETE FROM shop.skus');
  await pushChanges(client());
  for (const number of ARTICLES) expect(await indexedStock(number)).toBe('0');
});

test('no transaction is open while the index does not respond', async () => {
  await setStock('20310000', 3);
  proxy.state.fault = () => 'silence';
  const pushed = pushChanges(client()).catch(() => undefined);
  await proxy.firstRequest();
  const open = await rows(`SELECT query FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'idle in transaction'`);
  proxy.state.fault = () => null;
  proxy.breakConnections();
  await pushed;
  expect(open).toEqual([]);
});

test('an article that the index always rejects does not block others', async () => {
  await setStock('20310000', 3);
  await setStock('20310001', 4);
  proxy.state.fault = (request) =>
    isBatch(request) && request.body.includes('20310000') ? 400 : null;
  await pushRounds(6);
  await setStock('20310002', 5);
  await pushRounds(6);
  expect(await indexedStock('20310001')).toBe('4');
  expect(await indexedStock('20310002')).toBe('5');
  expect(await rows('SELECT DISTINCT article_number FROM shop.catalogue_changes')).toEqual([
    { article_number: '20310000' },
  ]);
  proxy.state.fault = () => null;
  await pushRounds(1);
  expect(await indexedStock('20310000')).toBe('3');
});

const lease = () => rows('SELECT holder, sent FROM shop.index_push');
const hold = (seconds: number) =>
  rows(
    `UPDATE shop.index_push SET holder = gen_random_uuid(),
       held_until = now() + make_interval(secs => $1)`,
    [seconds],
  );
const isTask = ({ path }: { path: string }) => path.includes('/task/');
const batches = () => proxy.state.requests.filter(isBatch).length;

test('waits for the lease of a running process, and takes over when it expires', async () => {
  await setStock('20310000', 3);
  await hold(20);
  expect(await pushChanges(client())).toEqual({ numbers: [], nextInMs: 500 });
  expect(proxy.state.requests).toEqual([]);
  await hold(-1);
  expect((await pushChanges(client())).numbers).toEqual(['20310000']);
});

test('changes sent but not indexed yet are awaited under the next lease and sent once', async () => {
  await setStock('20310000', 3);
  proxy.state.fault = (request) => (isTask(request) ? 'silence' : null);
  expect((await pushChanges(client())).numbers).toEqual([]);
  expect(await lease()).toMatchObject([{ holder: null, sent: { numbers: ['20310000'] } }]);
  proxy.state.fault = () => null;
  expect((await pushChanges(client())).numbers).toEqual(['20310000']);
  expect(batches()).toBe(1);
  expect(await lease()).toEqual([{ holder: null, sent: null }]);
});

test('changes that are not indexed after two minutes are sent again', async () => {
  await setStock('20310000', 3);
  proxy.state.fault = (request) => (isTask(request) ? 'silence' : null);
  await pushChanges(client());
  await rows(`UPDATE shop.index_push SET sent_at = now() - interval '3 minutes'`);
  proxy.state.fault = () => null;
  await pushRounds(2);
  expect(batches()).toBe(2);
  expect(await rows('SELECT 1 FROM shop.catalogue_changes')).toEqual([]);
});

test('a process that sends after its lease expired causes the newest state to be sent again', async () => {
  await setStock('20310000', 3);
  let isTaken = false;
  proxy.state.fault = (request) => {
    if (isBatch(request) && !isTaken) {
      isTaken = true;
      void hold(20);
    }
    return null;
  };
  expect((await pushChanges(client())).numbers).toEqual([]);
  await setStock('20310000', 2);
  await hold(-1);
  await pushRounds(1);
  expect(await indexedStock('20310000')).toBe('2');
  expect(await rows('SELECT 1 FROM shop.catalogue_changes')).toEqual([]);
});

test('a change during a push is in the next one', async () => {
  await setStock('20310000', 3);
  let isChanged = false;
  proxy.state.fault = (request) => {
    if (isTask(request) && !isChanged) {
      isChanged = true;
      void setStock('20310000', 2);
    }
    return null;
  };
  await pushRounds(2);
  expect(await indexedStock('20310000')).toBe('2');
});

test('everything is pushed after an outage', async () => {
  for (const number of ARTICLES) await setStock(number, 1);
  proxy.state.fault = () => 503;
  await pushRounds(5);
  proxy.state.fault = () => null;
  await pushRounds(3);
  expect(await rows('SELECT 1 FROM shop.catalogue_changes')).toEqual([]);
});
