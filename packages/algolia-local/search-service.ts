import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import { SearchLog } from './analytics/search-log';
import type { Configuration } from './configuration';
import type { Route } from './http/routes';
import { EventStore } from './events/event-store';
import { searchApp } from './http/search-app';
import { IndexStore } from './indexing/index-store';
import type { Acl, ApiKey } from './keys/api-key';
import { KeyRing } from './keys/key-ring';
import { CallLog } from './logs/call-log';
import { InteractionStore } from './recommendations/interactions';
import { analyticsRoutes } from './routes/analytics';
import { dictionaryRoutes } from './routes/dictionaries';
import { documentRoutes } from './routes/documents';
import { eventRoutes } from './routes/events';
import { indexRoutes } from './routes/indices';
import { keyRoutes } from './routes/keys';
import { logRoutes } from './routes/logs';
import { objectRoutes } from './routes/objects';
import { recommendationRoutes } from './routes/recommendations';
import { searchRoutes } from './routes/search';
import { openDatabase } from './store/database';
import { deleteOrphanedBooks } from './store/documents';
import { deleteOrphans, nextTask } from './store/index-rows';
import { KeyStore } from './store/key-store';
import { takeOwnership } from 'service-kit/take-ownership';

export interface SearchService {
  stop: () => Promise<void>;
}

const CONNECTIONS = {
  // Longer than clients keep idle connections; otherwise requests would sometimes hit a closing
  // one.
  keepAliveTimeout: 65_000,
  // Disconnects clients that are too slow to send the headers or the whole request.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
};
/** @see https://www.algolia.com/doc/guides/scaling/algolia-service-limits */
const MAX_PENDING_TASKS = 5_000;
const REPORTS_PER_MINUTE = 100;

const CUT_AFTER_MS = 2_000;

/** Opens the database, builds every index, and only then listens. */
export async function startSearchService(config: Configuration): Promise<SearchService> {
  const release = await takeOwnership('search', config.databaseUrl);
  const pool = await openDatabase(config.databaseUrl);
  const store = new IndexStore(pool, {
    latestTask: await nextTask(pool),
    maxRecordBytes: config.maxRecordBytes,
    taskDelayMs: config.taskDelayMs,
    ...(config.isStrict && { maxPendingTasks: MAX_PENDING_TASKS }),
  });
  await deleteOrphans(pool);
  await deleteOrphanedBooks(pool);
  await store.load();
  const keyStore = new KeyStore(pool);
  const keys = new KeyRing();
  for (const key of [...(await keyStore.all()), ...environmentKeys(config)]) keys.set(key);
  const log = new CallLog();
  const searches = new SearchLog(pool);
  const interactions = new InteractionStore(pool);
  const routes = [
    ...allRoutes(store, keys, keyStore),
    ...eventRoutes(new EventStore(pool), () => interactions.forget()),
    ...searchRoutes(store, searches),
    ...analyticsRoutes(searches, config.isStrict ? REPORTS_PER_MINUTE : Infinity),
    ...recommendationRoutes(store, interactions),
    ...logRoutes(log),
  ];
  const app = searchApp({ appId: config.appId, keys, routes, log });
  const server = config.certificate
    ? createSecureServer({ ...CONNECTIONS, ...config.certificate }, app)
    : createServer(CONNECTIONS, app);
  await once(server.listen(config.port, '127.0.0.1'), 'listening');
  return {
    stop: async () => {
      await close(server);
      await store.stop();
      await searches.stop();
      await pool.end();
      await release();
    },
  };
}

const allRoutes = (store: IndexStore, keys: KeyRing, keyStore: KeyStore): Route[] => [
  {
    method: 'GET',
    path: '/1/isalive',
    acl: null,
    isPublic: true,
    handle: () => ({ message: 'server is alive' }),
  },
  ...objectRoutes(store),
  ...indexRoutes(store),
  ...documentRoutes(store),
  ...dictionaryRoutes(store),
  ...keyRoutes(keys, keyStore),
];

function environmentKeys({ searchKey, adminKey }: Configuration): ApiKey[] {
  const key = (value: string, description: string, acl: Acl[]): ApiKey => ({
    value,
    description,
    acl,
    createdAt: 0,
    indexes: [],
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    queryParameters: '',
    referers: [],
    validity: 0,
  });
  return [key(adminKey, 'Admin API key', ['admin']), key(searchKey, 'Search API key', ['search'])];
}

async function close(server: Server | SecureServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  // Busy keep-alive connections get a grace period before they are closed.
  const timer = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
  await closed;
  clearTimeout(timer);
}
