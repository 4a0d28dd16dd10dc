import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from 'service-kit/testing/free-port.mjs';
import { liveServer } from './leftover';
import { isReachable, serverUser, type SystemUser } from './system-user';

const MAIN = path.join(__dirname, 'bin.mjs');
const children: ChildProcess[] = [];
const folders: string[] = [];

/** A directory closed to other users, created by mkdtemp; as root, PostgreSQL cannot use it. */
function closedDirectory(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-postgres-'));
  folders.push(folder);
  return folder;
}

function home(stateDirectory: string): string {
  const pointer = path.join(stateDirectory, 'postgres-home');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : stateDirectory;
}

function serverPid(stateDirectory: string): number | null {
  return liveServer(path.join(home(stateDirectory), 'postgres'));
}

function launch(environment: Record<string, string>, user: SystemUser | null = null) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.push(child);
  return child;
}

/** Resolves when the service printed its line; rejects with its output otherwise. */
async function start(stateDirectory: string, port: number, user: SystemUser | null = null) {
  const child = launch({ STATE_DIRECTORY: stateDirectory, POSTGRES_PORT: String(port) }, user);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on(
      'data',
      (chunk: Buffer) => chunk.toString() === 'ready postgres\n' && resolve(),
    );
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${complaint}`)));
  });
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

async function query(stateDirectory: string, sql: string, file = 'database-owner-url') {
  const url = readFileSync(path.join(stateDirectory, file), 'utf8').trim();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGTERM');
  }
  for (const folder of folders) {
    const elsewhere = home(folder);
    if (elsewhere !== folder) rmSync(elsewhere, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('a database in a directory closed to others', () => {
  const state = closedDirectory();
  let port: number;
  let service: ChildProcess;

  beforeAll(async () => {
    port = await freePort();
    service = await start(state, port);
  });

  test('uses UTF-8 and keeps every durability setting on', async () => {
    const settings = await query(
      state,
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('server_encoding', 'fsync', 'synchronous_commit', 'full_page_writes')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      server_encoding: 'UTF8',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    });
  });

  test.each([
    'database-url',
    'database-owner-url',
    'database-superuser-url',
    'database-content-url',
  ])('stores %s readable only by its owner', (file) => {
    expect(statSync(path.join(state, file)).mode & 0o777).toBe(0o600);
  });

  test('has a role for the shop that owns nothing and creates nothing', async () => {
    const asShop = (sql: string) => query(state, sql, 'database-url');
    expect(
      await asShop(`SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls
        FROM pg_roles WHERE rolname = current_user`),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
    for (const sql of ['CREATE TABLE coat ()', 'CREATE SCHEMA coats', 'CREATE DATABASE coats'])
      await expect(asShop(sql)).rejects.toThrow(/permission denied/);
  });

  test('has an owner that creates what the shop needs and cannot read a service’s rows', async () => {
    expect(
      await query(
        state,
        `SELECT current_user AS name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls
         FROM pg_roles WHERE rolname = current_user`,
      ),
    ).toEqual([
      {
        name: 'selvedge_owner',
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
      },
    ]);
    await query(state, 'CREATE TABLE shop.sock (); DROP TABLE shop.sock; CREATE SCHEMA hats');
    for (const sql of ['CREATE ROLE mine', 'CREATE DATABASE coats', 'CREATE TABLE content.sock ()'])
      await expect(query(state, sql)).rejects.toThrow(/permission denied/);
  });

  test.each(['content', 'search', 'payment'])(
    'has a role for %s that owns its schema and cannot read others',
    async (part) => {
      const asPart = (sql: string) => query(state, sql, `database-${part}-url`);
      expect(
        await asPart(`SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls
          FROM pg_roles WHERE rolname = current_user`),
      ).toEqual([
        { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
      ]);
      await asPart(`CREATE TABLE ${part}.own (id bigserial); DROP TABLE ${part}.own`);
      await query(
        state,
        'CREATE SCHEMA IF NOT EXISTS shop; CREATE TABLE IF NOT EXISTS shop.coat ()',
      );
      for (const sql of ['TABLE shop.coat', 'CREATE TABLE coat ()', 'CREATE SCHEMA coats'])
        await expect(asPart(sql)).rejects.toThrow(/permission denied/);
    },
  );

  test('transfers objects that an earlier start left to the superuser to the service’s role', async () => {
    await query(
      state,
      'CREATE TABLE search.early (id bigserial); CREATE SEQUENCE search.numbers',
      'database-superuser-url',
    );
    await kill(service, 'SIGTERM');
    service = await start(state, port);
    const owners = await query(
      state,
      `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class
       WHERE relnamespace = 'search'::regnamespace`,
    );
    expect(owners).toEqual([{ owner: 'selvedge_search' }]);
    await query(state, 'ALTER TABLE search.early ADD COLUMN later int', 'database-search-url');
  });

  test('is served again, with its rows, after a kill of the service only', async () => {
    await query(state, `CREATE TABLE shirt (name text); INSERT INTO shirt VALUES ('Überhemd')`);
    await kill(service, 'SIGKILL');
    const orphan = serverPid(state);
    expect(orphan).not.toBeNull();

    service = await start(state, port);

    expect(serverPid(state)).not.toBe(orphan);
    expect(await query(state, 'SELECT name FROM shirt')).toEqual([{ name: 'Überhemd' }]);
  });

  test('loses nothing acknowledged when service and server are killed', async () => {
    await query(state, `INSERT INTO shirt VALUES ('Oxford')`);
    const pid = serverPid(state);
    service.kill('SIGKILL');
    // The assertion above proves that a server is running.
    process.kill(pid as number, 'SIGKILL');

    service = await start(state, port);

    expect(await query(state, 'SELECT count(*)::int AS count FROM shirt')).toEqual([{ count: 2 }]);
  });

  test('reports the end of a server killed by another process', async () => {
    const ended = once(service, 'exit');
    process.kill(serverPid(state) as number, 'SIGKILL'); // Started by the previous test.
    expect(await ended).toEqual([1, null]);
    service = await start(state, port);
  });

  test.each(['database-url', 'database-owner-url'])(
    'creates the other roles from the one that earlier state directories had in %s',
    async (file) => {
      const statements = `
        DROP SCHEMA IF EXISTS shop CASCADE; CREATE SCHEMA shop;
        CREATE TYPE shop.size AS ENUM ('3XL'); CREATE TABLE shop.coat (id serial, size shop.size);
        CREATE VIEW shop.coats AS SELECT id FROM shop.coat; CREATE SEQUENCE shop.number;
        CREATE FUNCTION shop.buy(integer) RETURNS integer LANGUAGE sql AS 'SELECT 1'`;
      await query(state, statements, 'database-superuser-url');
      await kill(service, 'SIGTERM');
      for (const each of ['database-owner-url', 'database-url', 'database-superuser-url.copy'])
        rmSync(path.join(state, each));
      renameSync(path.join(state, 'database-superuser-url'), path.join(state, file));
      service = await start(state, port);
      const nameIn = (each: string) => query(state, 'SELECT current_user AS name', each);
      expect(await nameIn('database-url')).toEqual([{ name: 'selvedge_shop' }]);
      expect(await nameIn('database-owner-url')).toEqual([{ name: 'selvedge_owner' }]);
      expect(await nameIn('database-superuser-url')).toEqual([{ name: 'selvedge' }]);
      // Only the owner of an object may change it.
      await query(
        state,
        `ALTER TYPE shop.size ADD VALUE '4XL'; ALTER TABLE shop.coat ADD COLUMN name text;
         CREATE OR REPLACE VIEW shop.coats AS SELECT id FROM shop.coat; DROP SEQUENCE shop.number;
         CREATE OR REPLACE FUNCTION shop.buy(integer) RETURNS integer LANGUAGE sql AS 'SELECT 2'`,
      );
      expect(
        await query(state, 'SELECT count(*)::int AS count FROM shirt', 'database-superuser-url'),
      ).toEqual([{ count: 2 }]);
    },
  );

  test('leaves no server behind on repeated SIGTERM, and exits with 0', async () => {
    service.kill('SIGTERM');
    expect(await kill(service, 'SIGTERM')).toBe(0);
    expect(serverPid(state)).toBeNull();
  });

  test('names the address that is taken', async () => {
    const taken = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
    await once(taken, 'listening');
    await expect(start(state, port)).rejects.toThrow(/exit 1: .*Address already in use/);
    taken.close();
  });
});

test('an ordinary user needs no second directory', async () => {
  // Every test above covers this for an ordinary user; root has to switch to one that can reach
  // this directory.
  if (process.getuid?.() !== 0 || !isReachable(process.cwd(), serverUser())) return;
  const state = closedDirectory();
  const user = serverUser() as SystemUser; // root always gets one.
  chownSync(state, user.uid, user.gid);
  const service = await start(state, await freePort(), user);
  expect(existsSync(path.join(state, 'postgres/PG_VERSION'))).toBe(true);
  expect(existsSync(path.join(state, 'postgres-home'))).toBe(false);
  expect(await kill(service, 'SIGTERM')).toBe(0);
});

test.each([
  [{ STATE_DIRECTORY: 'relative', POSTGRES_PORT: '54321' }, /^STATE_DIRECTORY .*\n$/],
  [{ STATE_DIRECTORY: '/tmp/never-made', POSTGRES_PORT: 'x' }, /^POSTGRES_PORT .*\n$/],
])('names the invalid variable in %o', async (environment, line) => {
  const child = launch(environment);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(complaint).toMatch(line);
});
