import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import sharp from 'sharp';
import { Embargo } from '#embargo/embargo';
import { contentApp } from '#http/content-app';
import { bootstrap } from '#store/bootstrap';
import { ContentStore } from '#store/content-store';
import { openDatabase } from '#store/database';
import { openTestDatabase, type TestDatabase } from 'service-kit/testing/test-database';
import { FileServer, type FileServerOptions } from './file-server';

let database: TestDatabase;
let pool: pg.Pool;
let store: ContentStore;
let directory: string;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = await openDatabase(database.url);
  store = new ContentStore(pool);
  await bootstrap(store, 'shop', 'master');
  directory = await mkdtemp(join(tmpdir(), 'files-'));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(directory, { recursive: true });
});

const keep = (asset: string, bytes: Buffer) =>
  pool.query(
    `insert into content.asset_file (space, asset, token, content_type, bytes)
     values ('shop', $1, 'token', 'image/jpeg', $2)`,
    [asset, bytes],
  );

/** Delivery as the service builds it, with limits that a test can reach. */
async function filesWith(options: FileServerOptions): Promise<Hono> {
  const app = contentApp(
    { name: 'delivery', token: 'token', routes: [], headers: () => ({}), fault: undefined },
    store,
    'master',
    (path) => path,
  );
  const renderings = await mkdtemp(join(directory, 'renderings-'));
  const files = new FileServer(store, renderings, new Embargo('none', store, 'token'), options);
  app.get('/:space/:asset/:token/:file', (context) => files.serve(context));
  return app;
}

const small = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();

/**
 * A picture of noise, which is slow to compress losslessly: PNG does not find repetitions this far
 * apart.
 */
async function slowPicture(): Promise<Buffer> {
  const [width, height] = [7_000, 350];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const strip = await sharp({
    create: { width, height, channels: 3, noise, background: '#000000' },
  })
    .jpeg()
    .toBuffer();
  return sharp({ create: { width, height: width, channels: 3, background: '#000000' } })
    .composite([{ input: strip, tile: true }])
    .jpeg()
    .toBuffer();
}

test('a picture that takes too long is aborted during its last pass too and frees its slot', async () => {
  await keep('slow', await slowPicture());
  await keep('quick', await small());
  const app = await filesWith({ secondsPerRendering: 1 });
  // One more than there are slots. A crop makes the last pass cheap, so the time goes into the pass
  // before it.
  const queries = ['w=10&h=10&fit=crop&f=top_left', 'w=20&h=10&fit=crop&f=top_left', 'r=20&fm=png'];
  const responses = await Promise.all(
    queries.map((query) => app.request(`/shop/slow/token/a.jpg?${query}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(await responses[0]?.json()).toMatchObject({ sys: { id: 'UnprocessableImage' } });
  expect((await app.request('/shop/quick/token/a.jpg?w=32')).status).toBe(200);
});

describe('behind a proxy', () => {
  const load = (app: Hono, query: string, forwarded?: string) =>
    app.request(`/shop/limited/token/a.jpg?${query}`, {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });

  beforeAll(async () => {
    await keep('limited', await small());
  });

  test('a client that requests many new pictures is rate limited; cached ones are not counted', async () => {
    const app = await filesWith({ trustedProxies: 1, renderingsPerMinute: 2 });
    expect((await load(app, 'w=10', '1.1.1.1, 203.0.113.7')).status).toBe(200);
    expect((await load(app, 'w=20', '2.2.2.2, 203.0.113.7')).status).toBe(200);
    const refused = await load(app, 'w=30', '3.3.3.3, 203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } });
    expect((await load(app, 'w=10', '203.0.113.7')).status).toBe(200);
    expect((await load(app, 'w=30', '203.0.113.8')).status).toBe(200);
  });

  test('an IPv6 household with many addresses counts as one client', async () => {
    const app = await filesWith({ trustedProxies: 1, renderingsPerMinute: 1 });
    expect((await load(app, 'w=10', '2001:db8:1:2::1')).status).toBe(200);
    expect((await load(app, 'w=20', '2001:DB8:1:2:aaaa::9')).status).toBe(429);
    expect((await load(app, 'w=20', '2001:db8:1:3::1')).status).toBe(200);
    // IPv4 as a dual-stack socket reports it.
    expect((await load(app, 'w=30', '::ffff:203.0.113.1')).status).toBe(200);
    expect((await load(app, 'w=40', '::ffff:203.0.113.2')).status).toBe(200);
    expect((await load(app, 'w=50', '203.0.113.2')).status).toBe(429);
  });

  test('local clients have no limit, and forged addresses do not avoid it', async () => {
    const behind = await filesWith({ trustedProxies: 1, renderingsPerMinute: 1 });
    const alone = await filesWith({ renderingsPerMinute: 1 });
    for (const width of [10, 20, 30]) {
      expect((await load(behind, `w=${width}`)).status).toBe(200);
      expect((await load(alone, `w=${width}`, '203.0.113.7')).status).toBe(200);
    }
  });
});
