import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild, stopChild } from './child';
import { freePort } from './free-port.mjs';

export interface TestDatabase {
  url: string;
  /** Whether it has what a template was to fill in. */
  isFilled: boolean;
  /** Ends all connections to it but one's own. */
  cut: () => Promise<void>;
  drop: () => Promise<void>;
}

/** A database to copy; it is filled once for each name. */
export interface Template {
  name: string;
  fill: (url: string) => Promise<void>;
}

/**
 * A database on the server of `DATABASE_URL`, else on a server of its own.
 * @param template what it begins with; otherwise it is empty
 */
export async function openTestDatabase(template?: Template): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL;
  if (given) return createDatabase(given, async () => {}, template);
  const port = await freePort();
  const directory = join(tmpdir(), `selvedge-content-test-${randomBytes(6).toString('hex')}`);
  const script = join(__dirname, 'database-process.ts');
  const server = await startChild(script, [directory, String(port)]);
  const url = `postgres://selvedge:selvedge@127.0.0.1:${port}/postgres`;
  // Nobody else would copy a template of this server.
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
  await query(server, `create database ${name} template ${template?.name ?? 'template1'}`);
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

/** Any number that no migration locks: test files that begin together take turns. */
const TEMPLATE_LOCK = 727_002;

async function ensureTemplate(server: string, { name, fill }: Template): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Has its name only once it is whole: a run may end in between.
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
