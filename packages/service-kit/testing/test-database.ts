import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild, stopChild } from './child';
import { freePort } from './free-port.mjs';

export interface TestDatabase {
  url: string;
  /** Whether it already has the content of its template. */
  isFilled: boolean;
  /** Ends all other connections to it. */
  cut: () => Promise<void>;
  drop: () => Promise<void>;
}

/** A database to copy, filled once per name. */
export interface Template {
  name: string;
  fill: (url: string) => Promise<void>;
}

/**
 * A database on the server of `DATABASE_URL`, or else on a temporary server.
 * @param template initial content; empty if omitted
 */
export async function openTestDatabase(template?: Template): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL;
  if (given) return createDatabase(given, async () => {}, template);
  const port = await freePort();
  const directory = join(tmpdir(), `selvedge-content-test-${randomBytes(6).toString('hex')}`);
  const script = join(__dirname, 'database-process.ts');
  const server = await startChild(script, [directory, String(port)]);
  const url = `postgres://selvedge:selvedge@127.0.0.1:${port}/postgres`;
  // On a temporary server no other test would copy a template.
  const database = await createDatabase(url, () => stopChild(server, 'SIGTERM'));
  await template?.fill(database.url);
  return { ...database, isFilled: template !== undefined };
}

const urlOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function createDatabase(
  server: string,
  stop: () => Promise<unknown>,
  template?: Template,
): Promise<TestDatabase> {
  const name = `content_test_${randomBytes(6).toString('hex')}`;
  if (template) await ensureTemplate(server, template);
  // Copying files takes a fifth of the processor that writing each block to the log does.
  await query(
    server,
    `create database ${name} template ${template?.name ?? 'template1'} strategy file_copy`,
  );
  return {
    url: urlOf(server, name),
    isFilled: template !== undefined,
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

/** Any number that no migration locks; test files that start together take turns. */
const TEMPLATE_LOCK = 727_002;

async function ensureTemplate(server: string, { name, fill }: Template): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Renamed once it is complete, because a run may end before that.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await fill(urlOf(server, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await client.end();
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
