import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { startChild, stopChild } from 'service-kit/testing/child';
import { freePort } from 'service-kit/testing/free-port.mjs';
import { openTestDatabase } from 'service-kit/testing/test-database';

export const APP_ID = 'SELVEDGE';
export const KEYS = { search: 'search-key-of-the-tests', admin: 'admin-key-of-the-tests' };

/** A running service with a database and the vendor's own clients connected to it. */
export interface RunningService {
  host: string;
  admin: Algoliasearch;
  /** The client used in browsers. */
  lite: LiteClient;
  clientWith: (key: string) => Algoliasearch;
  liteWith: (key: string) => LiteClient;
  /** A secured key, derived by the vendor's client. */
  securedKey: (parentApiKey: string, restrictions: Record<string, unknown>) => string;
  /** A raw request with the admin key, unless the headers override it. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  query: <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>;
  kill: () => Promise<unknown>;
  cutDatabase: () => Promise<void>;
  /** Asks the service to exit. @returns its exit code */
  terminate: () => Promise<number | null>;
  startSecond: () => Promise<unknown>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Only the client's build for Node can sign, which its shared type does not express. */
type Signer = Algoliasearch & {
  generateSecuredApiKey: (options: { parentApiKey: string; restrictions: unknown }) => string;
};

export async function startService(extraEnv: Record<string, string> = {}): Promise<RunningService> {
  const database = await openTestDatabase();
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    SEARCH_PORT: String(port),
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_API_KEY: KEYS.search,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ...extraEnv,
  };
  const start = () => startChild(join(__dirname, '..', 'bin.mjs'), [], env);
  let child: ChildProcess = await start();
  const options = {
    hosts: [{ url: host, protocol: 'http', accept: 'readWrite' } as const],
    timeouts: { connect: 10_000, read: 20_000, write: 60_000 },
  };
  const clientWith = (key: string) => algoliasearch(APP_ID, key, options);
  const liteWith = (key: string) => liteClient(APP_ID, key, options);
  const admin = clientWith(KEYS.admin);
  return {
    host,
    admin,
    lite: liteWith(KEYS.search),
    clientWith,
    liteWith,
    securedKey: (parentApiKey, restrictions) =>
      (admin as Signer).generateSecuredApiKey({ parentApiKey, restrictions }),
    fetch: (path, init) => rawFetch(host, path, init),
    query: (sql) => query(database.url, sql),
    kill: () => stopChild(child, 'SIGKILL'),
    terminate: () => stopChild(child, 'SIGTERM'),
    cutDatabase: database.cut,
    startSecond: async () => stopChild(await start(), 'SIGKILL'),
    restart: async () => {
      await stopChild(child, 'SIGTERM');
      child = await start();
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await database.drop();
    },
  };
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}

function rawFetch(host: string, path: string, init: RequestInit = {}) {
  return fetch(`http://${host}${path}`, {
    ...init,
    headers: {
      'x-algolia-application-id': APP_ID,
      'x-algolia-api-key': KEYS.admin,
      ...init.headers,
    },
  });
}

/** The error a client throws: its status and the service's message. */
export async function rejection(
  call: Promise<unknown>,
): Promise<{ status: number; message: string }> {
  const error: unknown = await call.then(
    () => new Error('was not rejected'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error) || !('status' in error)) throw error;
  return { status: Number(error.status), message: error.message };
}
