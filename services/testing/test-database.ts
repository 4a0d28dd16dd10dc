import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild, stopChild } from './child';
import { freePort } from './free-port.mjs';

export interface TestDatabase {
  url: string;
  /** Ends all connections to it but one's own. */
  cut: () => Promise<void>;
  drop: () => Promise<void>;
}

/** An empty database: on the server of `DATABASE_URL`, else on a server of its own. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL;
  if (given) return createDatabase(given, async () => {});
  const port = await freePort();
  const directory = join(tmpdir(), `selvedge-content-test-${randomBytes(6).toString('hex')}`);
  const script = join(__dirname, 'database-process.ts');
  const server = await startChild(script, [directory, String(port)]);
  const url = `postgres://selvedge:selvedge@127.0.0.1:${port}/postgres`;
  return createDatabase(url, () => stopChild(server, 'SIGTERM'));
}

async function createDatabase(server: string, stop: () => Promise<unknown>): Promise<TestDatabase> {
  const name = `content_test_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    cut: () =>
      query(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    drop: async () => {
      await query(server, `drop database ${name} with (force)`);
      await stop();
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
