import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { freePort } from '@/services/testing/free-port.mjs';
import { Buyer, pay } from './buyer';
import { test } from './hydrated-page';
import { messagesTo } from './mailbox';

// A separate shop, started as a user starts one, on the build the other tests use.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.skip(!existsSync('/proc/self/environ'), 'finding all processes of a shop needs /proc');

const PORT_NAMES = [
  'PORT',
  'CONTENT_DELIVERY_PORT',
  'CONTENT_PREVIEW_PORT',
  'CONTENT_MANAGEMENT_PORT',
  'MEDIA_PORT',
  'PAYMENT_PORT',
  'MAIL_PORT',
  'MAIL_READER_PORT',
  'POSTGRES_PORT',
];
let state = '';
let ports: Record<string, string> = {};
let starter: ChildProcess;

/**
 * Environment of `npm start` on a machine where only the search is configured: its address is
 * compiled into the routes, and with another one this shop would rebuild over the shop under test.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const configured =
    /^(CONTENTFUL_|DATABASE_|MEDIA_BASE_URL|SITE_URL|SESSION_SECRET|STRIPE_|SMTP_URL|MAIL_|NODE_ENV)/;
  const entries = Object.entries(process.env).filter(([name]) => !configured.test(name));
  return { ...Object.fromEntries(entries), NODE_ENV: 'production' };
}

/** @returns milliseconds until the shop reports that it is ready */
async function start(): Promise<number> {
  const began = Date.now();
  starter = spawn('npm', ['start'], {
    env: { ...cleanEnvironment(), ...ports, STATE_DIRECTORY: state },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // A group of its own, as a terminal gives it one: Ctrl-C reaches all of it.
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [starter.stdout, starter.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('The shops are open')) resolve();
      });
    }
    starter.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
  return Date.now() - began;
}

/** The page without the parts that depend on the time of its render. */
function homePage(): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports.PORT, path: '/de-de' };
    request({ ...options, headers: { host: `hgg.localhost:${ports.PORT}` } }, (answer) => {
      let html = `${answer.statusCode}\n`;
      answer.on('data', (chunk: Buffer) => (html += chunk.toString()));
      answer.on('end', () => resolve(html.replaceAll(/"\w+":1\d{12}\b/g, '')));
    })
      .on('error', reject)
      .end();
  });
}

/** All processes of this shop but the starter: by their marker, and PostgreSQL by its data. */
function processes(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid)
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return environment.includes(`SELVEDGE_STACK=${state}`) || command.includes(databasePlace());
      } catch {
        return false;
      }
    });
}

function databasePlace(): string {
  const pointer = path.join(state, 'postgres-home');
  return path.join(existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : state, 'postgres');
}

function starterPid(): number {
  return JSON.parse(readFileSync(path.join(state, 'starter.json'), 'utf8')).pid;
}

async function kill(pids: number[]) {
  const ended = once(starter, 'exit');
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await ended;
}

const isStorefront = (pid: number) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('next-server');

const ownDatabase = () => readFileSync(path.join(state, 'database-url'), 'utf8').trim();

/** Rows of one statement on a database. */
async function rowsOf<Row extends pg.QueryResultRow>(
  statement: string,
  value: string,
  connectionString = ownDatabase(),
) {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    return (await database.query<Row>(statement, [value])).rows;
  } finally {
    await database.end();
  }
}

/**
 * An article of the search, which this shop shares with the one under test: its database begins
 * without stock and prices. @returns one of its sizes that is in stock
 */
async function copyArticle(): Promise<{ sku: string; stock: number }> {
  const other = process.env.DATABASE_URL;
  const [size] = await rowsOf<{ sku: string; stock: number; article_number: string }>(
    `SELECT sku, stock, article_number FROM shop.skus JOIN shop.prices USING (sku)
     WHERE project = $1 AND NOT is_nos AND stock > 0 AND currency = 'eur'
     ORDER BY sku DESC OFFSET 20 LIMIT 1`,
    'hgg',
    other,
  );
  if (!size) throw new Error('the shop under test has nothing in stock');
  for (const [table, filter] of [
    ['skus', 'article_number = $1'],
    ['prices', 'sku IN (SELECT sku FROM shop.skus WHERE article_number = $1)'],
  ]) {
    const select = `SELECT json_agg(row) AS rows FROM shop.${table} AS row WHERE ${filter}`;
    const [copied] = await rowsOf<{ rows: unknown }>(select, size.article_number, other);
    const insert = `INSERT INTO shop.${table} SELECT * FROM json_populate_recordset(NULL::shop.${table}, $1)`;
    await rowsOf(insert, JSON.stringify(copied?.rows));
  }
  return size;
}

const orderRows = (email: string) =>
  rowsOf<{ status: string; payment: string }>(
    `SELECT orders.status, payments.status AS payment
     FROM shop.orders JOIN shop.payments ON payments.order_id = orders.id WHERE email = $1`,
    email,
  );

const stockOf = async (sku: string) =>
  (await rowsOf<{ stock: number }>('SELECT stock FROM shop.skus WHERE sku = $1', sku))[0]?.stock;

let firstPage: string;

test.beforeAll(async () => {
  test.setTimeout(600_000); // The first start of all: a new database, and the demo content.
  state = mkdtempSync(path.resolve('.data-restart-'));
  const found = await Promise.all(PORT_NAMES.map(freePort));
  ports = Object.fromEntries(PORT_NAMES.map((name, at) => [name, String(found[at])]));
  await start();
  firstPage = await homePage();
  expect(firstPage).toMatch(/^200\n/);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  if (starter.exitCode === null && starter.signalCode === null) {
    process.kill(-(starter.pid ?? 0), 'SIGINT');
    await once(starter, 'exit');
  }
  // A failed test may have left some of them.
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  const database = databasePlace();
  if (!database.startsWith(state)) rmSync(path.dirname(database), { recursive: true, force: true });
  rmSync(state, { recursive: true, force: true });
});

test('a shop comes back with the same content after a kill of its starter alone', async () => {
  await kill([starterPid()]);
  expect(processes().length).toBeGreaterThan(2);
  await start();
  expect(await homePage()).toBe(firstPage);
});

test('a shop comes back soon, with the same content, after a kill of everything', async () => {
  await kill([...processes(), starterPid()]);
  // Neither built nor seeded again; how fast that is cannot be measured on a busy machine.
  expect(await start()).toBeLessThan(60_000);
  expect(await homePage()).toBe(firstPage);
});

test('ORD-01: an order whose shop dies between payment and return is paid once, with one email', async () => {
  const { sku, stock } = await copyArticle();
  const buyer = new Buyer('hgg', 'killed-shop', Number(ports.PORT));
  await buyer.reachReview(sku);
  const paymentPage = await buyer.order();
  // It accepts no webhook any more: only the provider knows of the payment.
  for (const pid of processes().filter(isStorefront)) process.kill(pid, 'SIGSTOP');
  const back = new URL(await pay(paymentPage));
  await kill([...processes(), starterPid()]);
  await start();
  const reader = `http://127.0.0.1:${ports.MAIL_READER_PORT}`;
  await expect.poll(() => messagesTo(buyer.email, reader), { timeout: 90_000 }).toHaveLength(1);
  const confirmation = await buyer.get(back.pathname + back.search);
  expect(confirmation.status).toBe(200);
  expect(await orderRows(buyer.email)).toEqual([{ status: 'paid', payment: 'paid' }]);
  expect(await stockOf(sku)).toBe(stock - 1);
  expect(await messagesTo(buyer.email, reader)).toHaveLength(1);
});

test('a second start while the shop runs is refused', async () => {
  const second = spawn('npm', ['start'], {
    env: { ...cleanEnvironment(), ...ports, STATE_DIRECTORY: state },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  second.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect((await once(second, 'exit'))[0]).toBe(1);
  expect(complaint).toContain(`A shop already runs from ${state}`);
  expect(await homePage()).toBe(firstPage);
});

test('a part that dies takes all down, and npm start says which', async () => {
  const isContent = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('services/content/main.ts');
  let complaint = '';
  starter.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(starter, 'exit');
  for (const pid of processes().filter(isContent)) process.kill(pid, 'SIGKILL');
  expect((await ended)[0]).toBe(1);
  expect(complaint).toContain('content was ended by SIGKILL');
  expect(processes()).toEqual([]);
});

test('Ctrl-C leaves no process and no way in', async () => {
  await start();
  const envFile = path.join(state, 'env');
  expect(existsSync(envFile)).toBe(true);
  const ended = once(starter, 'exit');
  process.kill(-(starter.pid ?? 0), 'SIGINT');
  await ended;
  expect(processes()).toEqual([]);
  expect(existsSync(envFile)).toBe(false);
});
