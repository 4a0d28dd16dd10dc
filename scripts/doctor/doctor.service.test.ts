import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { migrateSchemas } from '@/lib/platform/db/migrate-database.server';
import {
  APP_ID,
  KEYS,
  startService as startSearch,
} from '@/packages/algolia-local/testing/running-service';
import {
  SPACE,
  startService as startContent,
  TOKENS,
} from '@/packages/contentful-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  SECRET_KEY,
  startService as startPayment,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { migratedSpace } from '@/scripts/content/testing/studio-space';
import { startSmtpWithLogin } from './smtp-with-login.fixture';
import { diagnose, isIll, linesOf } from './diagnose';

jest.setTimeout(300_000);

const LOGIN = 'shop:right';
const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
const stops: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true })];
let healthy: Record<string, string>;

beforeAll(async () => {
  const database = await openTestDatabase();
  await migrateSchemas(database.url);
  const [content, search, payment] = await Promise.all([
    startContent({}, migratedSpace()),
    startSearch(),
    startPayment(),
  ]);
  const smtp = await startSmtpWithLogin(LOGIN);
  stops.push(smtp.stop, database.drop, content.stop, search.stop, payment.stop);
  healthy = {
    ...ENVIRONMENT,
    SESSION_SECRET: 'sixteen characters',
    DATABASE_URL: database.url,
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_HOST: content.hosts.delivery,
    CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
    CONTENTFUL_PREVIEW_HOST: content.hosts.preview,
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: TOKENS.preview,
    CONTENTFUL_MANAGEMENT_HOST: content.hosts.management,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_HOST: search.host,
    ALGOLIA_SEARCH_API_KEY: KEYS.search,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    STRIPE_HOST: new URL(payment.origin).host,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: `smtp://${LOGIN}@${smtp.host}`,
    SITE_URL: 'http://localhost:3000',
  };
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const linesWith = async (change: Record<string, string>) =>
  linesOf(await diagnose({ ...healthy, ...change })).join('\n');

/** The database with another name, role or password. */
function databaseWith(change: Partial<Pick<URL, 'pathname' | 'password' | 'username'>>): string {
  return Object.assign(new URL(healthy['DATABASE_URL'] ?? ''), change).href;
}

test('parts that are in order are said to be so, and a space without content is not', async () => {
  const lines = await linesWith({});
  for (const part of ['variables', 'settings of the shops', 'payment', 'email', 'hosts'])
    expect(lines).toContain(`✓  ${part}`);
  expect(lines).toContain('content: the space has no content of hgg, hrm, eck');
  expect(lines).toContain('indices are missing: hgg_products_de');
  expect(lines).toContain('SELVEDGE_DEMO=none npm run seed -- catalogue');
});

test.each<[string, Record<string, string>]>([
  ['variables: STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
  ['variables: SITE_URL', { SITE_URL: 'ftp://shop.example' }],
  [
    'content: 127.0.0.1:59999 does not respond (ECONNREFUSED)',
    { CONTENTFUL_HOST: '127.0.0.1:59999' },
  ],
  ['content: CONTENTFUL_ACCESS_TOKEN is rejected', { CONTENTFUL_ACCESS_TOKEN: 'wrong' }],
  [
    'content: CONTENTFUL_PREVIEW_ACCESS_TOKEN is rejected',
    { CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'no' },
  ],
  ['content: CONTENTFUL_MANAGEMENT_TOKEN is rejected', { CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' }],
  ['finds no such space or environment', { CONTENTFUL_SPACE_ID: 'another' }],
  ['search: 127.0.0.1:59999 does not respond', { ALGOLIA_HOST: '127.0.0.1:59999' }],
  ['search: ALGOLIA_SEARCH_API_KEY is rejected', { ALGOLIA_SEARCH_API_KEY: 'wrong' }],
  ['search: ALGOLIA_ADMIN_API_KEY is rejected', { ALGOLIA_ADMIN_API_KEY: 'wrong' }],
  ['payment: 127.0.0.1:59999 does not respond', { STRIPE_HOST: '127.0.0.1:59999' }],
  ['payment: STRIPE_SECRET_KEY is rejected', { STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' }],
  ['email: 127.0.0.1:59999 does not respond', { SMTP_URL: 'smtp://127.0.0.1:59999' }],
  [
    'hosts: no shop responds at shop.example, the host of SITE_URL',
    { SITE_URL: 'https://shop.example' },
  ],
  ['hosts: SITE_URL has no https', { SITE_URL: 'http://shop.example' }],
  ['hosts: PROJECT_HOSTS: no host for hrm, eck', { PROJECT_HOSTS: 'hgg=localhost' }],
  [
    'hosts: the name shop.invalid does not resolve',
    { PROJECT_HOSTS: 'hgg=shop.invalid;hrm=localhost;eck=localhost' },
  ],
  [
    'database: 127.0.0.1:59999 does not respond',
    { DATABASE_URL: 'postgres://a@127.0.0.1:59999/b' },
  ],
  ['settings of the shops: none/hgg.json: is missing', { SHOP_SETTINGS: 'none' }],
])('a fault is said with its mend: %s', async (said, change) => {
  const diagnoses = await diagnose({ ...healthy, ...change });
  expect(isIll(diagnoses)).toBe(true);
  const lines = linesOf(diagnoses);
  const at = lines.findIndex((line) => line.startsWith('✗') && line.includes(said));
  expect(lines.join('\n')).toContain(said);
  expect(lines[at + 1]).toMatch(/^ {3}\S/);
});

test('a login that the SMTP server rejects is told from a server that does not respond', async () => {
  const wrong = healthy['SMTP_URL']?.replace('right', 'wrong') ?? '';
  expect(await linesWith({ SMTP_URL: wrong })).toContain('email: the SMTP server rejects name');
});

test('a database without tables, or that does not exist, is said', async () => {
  const empty = await openTestDatabase();
  stops.push(empty.drop);
  expect(await linesWith({ DATABASE_URL: empty.url })).toContain('database: there are no tables');
  const none = databaseWith({ pathname: '/none_of_this_name' });
  expect(await linesWith({ DATABASE_URL: none })).toContain('database: there is no such database');
});

test('migrations that have not run are counted', async () => {
  const behind = await openTestDatabase();
  stops.push(behind.drop);
  await migrateSchemas(behind.url);
  const client = new Client({ connectionString: behind.url });
  await client.connect();
  await client.query(
    'DELETE FROM shop.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM shop.__drizzle_migrations)',
  );
  await client.end();
  expect(await linesWith({ DATABASE_URL: behind.url })).toContain(
    'database: 1 migrations have not run',
  );
});

test('settings that are incomplete are a warning, wrong ones a fault', async () => {
  for (const shop of ['hgg', 'hrm', 'eck']) writeFileSync(path.join(folder, `${shop}.json`), '{}');
  expect(await linesWith({ SHOP_SETTINGS: folder })).toContain('✗  settings of the shops');
  expect(await linesWith({ SHOP_SETTINGS: folder })).toContain('hgg.json: seller');
});

test('a part whose variables are missing is not checked', async () => {
  expect(await linesWith({ SMTP_URL: '' })).toContain('–  email: not checked without SMTP_URL');
});
