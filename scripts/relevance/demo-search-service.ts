import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { articlesOf } from '@/scripts/seed/catalogue/catalogue';
import { pushIndex } from '@/scripts/seed/catalogue/push-index';
import { recordOf } from '@/scripts/seed/catalogue/record';
import { compilePackages } from '@/scripts/stack/compile-packages.mjs';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

const [APP_ID, SEARCH_KEY, ADMIN_KEY] = ['RELEVANCE', 'relevance-search', 'relevance-admin'];

export interface DemoSearch {
  /** The environment of a shop that uses it. */
  env: Record<string, string>;
  /** Writes a shop's catalogue in one language. @returns its records */
  fill: (project: ProjectId, language: Language) => Promise<Product[]>;
  stop: () => Promise<void>;
}

/** A search service with an empty database of its own. */
export async function startDemoSearch(): Promise<DemoSearch> {
  const database = await openTestDatabase();
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_API_KEY: SEARCH_KEY,
    ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
    ALGOLIA_HOST: `127.0.0.1:${port}`,
  };
  await compilePackages();
  const main = join(process.cwd(), 'packages/algolia-local/bin.mjs');
  const child = await startChild(main, [], { ...process.env, ...env, SEARCH_PORT: String(port) });
  const host = { url: env.ALGOLIA_HOST, protocol: 'http', accept: 'readWrite' } as const;
  // The client makes one attempt per host; a busy machine may need more.
  const hosts = [host, host, host];
  const timeouts = { connect: 30_000, read: 60_000, write: 120_000 };
  const client = algoliasearch(APP_ID, ADMIN_KEY, { hosts, timeouts });
  return {
    env,
    fill: async (project, language) => {
      const records = [...articlesOf(project)].flatMap(
        (article) => recordOf(article, language) ?? [],
      );
      await pushIndex({ client, project, language }, records);
      return records;
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await database.drop();
    },
  };
}
