import { Client } from 'pg';
import type { Stack } from '@/scripts/bench/bench-stack';
import type { Flood } from './flood';

const DURATION_MS = 20_000;
const AT_ONCE = 32;
const IDLE = 500;

/** One event per request, as browsers send them. */
const EVENTS = JSON.stringify({
  events: [
    {
      eventType: 'click',
      eventName: 'Flood',
      index: 'hgg_de',
      userToken: 'flood-{n}',
      objectIDs: ['1'],
    },
  ],
});

/** As many as one address of a process may hold. */
const PICTURES = 1_500;

/** Pictures of articles in the largest size, none of which has been drawn before. */
async function picturePaths(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ path: string }>(
      `SELECT '/p/' || article_number || '/2_2000.jpg' AS path FROM shop.skus
       WHERE project = 'hgg' GROUP BY article_number ORDER BY 1 LIMIT $1`,
      [PICTURES],
    );
    return rows.map(({ path }) => path);
  } finally {
    await client.end();
  }
}

const portOf = (address = '') => Number(address.split(':').at(-1));

export async function floodsOf({ urls, env }: Pick<Stack, 'urls' | 'env'>) {
  const shop: Flood = {
    port: portOf(new URL(urls.hgg).host),
    host: 'hgg.localhost',
    method: 'GET',
    atOnce: AT_ONCE,
    count: Number.MAX_SAFE_INTEGER,
    durationMs: DURATION_MS,
    paths: ['/de-de'],
    body: '',
    headers: { accept: 'text/html' },
    isIdle: false,
  };
  const media = { ...shop, port: portOf(env['MEDIA_BASE_URL']), host: 'localhost' };
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const search = {
    'x-algolia-application-id': env['ALGOLIA_APP_ID'] ?? '',
    'x-algolia-api-key': env['ALGOLIA_SEARCH_API_KEY'] ?? '',
  };
  return {
    '500 idle connections': { ...shop, atOnce: IDLE, isIdle: true },
    '20,000 query strings': {
      ...shop,
      count: 20_000,
      durationMs: 120_000,
      paths: ['/de-de?x={n}'],
    },
    '5,000 paths': { ...shop, count: 5_000, durationMs: 120_000, paths: ['/de-de/nirgends/{n}'] },
    'events for 20 s': {
      ...shop,
      method: 'POST',
      paths: ['/_search/1/events'],
      body: EVENTS,
      headers: { ...json, ...search },
    },
    'pictures for 20 s': { ...media, paths: await picturePaths(env['DATABASE_URL'] ?? '') },
    'lists for 20 s': { ...shop, paths: ['/de-de/hemden?range[priceMin]=1:{n}'] },
  } satisfies Record<string, Flood>;
}
