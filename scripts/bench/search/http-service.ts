import { join } from 'node:path';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { FILTER_ATTRIBUTES, indexPathOf } from '@/lib/catalogue/filter-attributes';
import { articlesOf, DEFAULT_CHOICE } from '@/scripts/seed/catalogue/catalogue';
import { recordOf } from '@/scripts/seed/catalogue/record';
import { startChild, stopChild } from '@/services/testing/child';
import { freePort } from '@/services/testing/free-port.mjs';
import { openTestDatabase } from '@/services/testing/test-database';

export const INDEX = 'products';
export const FACETS = FILTER_ATTRIBUTES.map((attribute) => indexPathOf(attribute, 'EUR'));

/** Records sent at once. */
const BATCH = 1_000;

export interface BenchService {
  client: Algoliasearch;
  port: number;
  headers: Record<string, string>;
  stop: () => Promise<void>;
}

/** A search service over a database of its own, filled with this many articles. */
export async function startFilledService(size: number): Promise<BenchService> {
  const database = await openTestDatabase();
  const port = await freePort();
  const [appId, searchKey, adminKey] = ['BENCH', 'bench-search', 'bench-admin'];
  const child = await startChild(join(process.cwd(), 'services/search/main.ts'), [], {
    ...process.env,
    DATABASE_URL: database.url,
    SEARCH_PORT: String(port),
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_API_KEY: searchKey,
    ALGOLIA_ADMIN_API_KEY: adminKey,
  });
  const hosts = [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' } as const];
  const client = algoliasearch(appId, adminKey, {
    hosts,
    timeouts: { connect: 60_000, read: 60_000, write: 120_000 },
  });
  await client.setSettings({
    indexName: INDEX,
    indexSettings: {
      searchableAttributes: ['title', 'brand.title', 'unordered(sharedDescription)'],
      attributesForFaceting: FACETS.map((name) =>
        name === 'brand.title' ? 'searchable(brand.title)' : name,
      ),
      customRanking: ['asc(position)'],
    },
  });
  await client.saveObjects({ indexName: INDEX, objects: articles(size), batchSize: BATCH });
  await settled(client, size);
  return {
    client,
    port,
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await database.drop();
    },
  };
}

function articles(size: number): Record<string, unknown>[] {
  const records: Record<string, unknown>[] = [];
  // One shop has a part of all articles; what is too much is not made.
  for (const article of articlesOf('hgg', { ...DEFAULT_CHOICE, scale: size * 4 })) {
    const record = recordOf(article, 'de');
    if (record) records.push({ ...record });
    if (records.length === size) break;
  }
  return records;
}

/** The last batch's task may be waited for by nobody, so the records are counted. */
async function settled(client: Algoliasearch, size: number): Promise<void> {
  for (;;) {
    const { nbHits } = await client.searchSingleIndex({
      indexName: INDEX,
      searchParams: { hitsPerPage: 0 },
    });
    if (nbHits === size) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
