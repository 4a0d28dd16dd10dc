import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrateSchemas } from '@/lib/platform/db/migrate-database.server';
import { templateNameOf } from '@/lib/platform/db/template-name.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { CHECKOUT } from '@/scripts/stack/checkout.mjs';
import { isWithin, lineOf, type Figure } from './figure';

const MIGRATIONS = 'lib/platform/db/migrations';
/** Code of visitors and jobs, which runs while a new version is rolled out. */
const FOLDERS = ['lib/commerce', 'lib/customer', 'lib/messaging/outbox', 'lib/api'];

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: CHECKOUT, encoding: 'utf8' }).trim();

/** The last commit before the newest migration. */
function beforeNewestMigration(): string {
  const added = ['log', '-1', '--format=%H', '--diff-filter=A'];
  return git('rev-parse', `${git(...added, '--', `${MIGRATIONS}/*.sql`)}^`);
}

/** Puts the sources of a commit beside the installed packages. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-version-'));
  const archive = execFileSync('git', ['archive', commit], {
    cwd: CHECKOUT,
    maxBuffer: 1_000_000_000,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

/**
 * Makes the tables of today by the name that tests of an earlier commit look for: until 30 November
 * 2026 the journal did not count.
 */
async function makeTemplates(serverUrl: string, migrations: string): Promise<string[]> {
  const names = [templateNameOf(migrations), templateNameOf(migrations, [])];
  for (const name of names) {
    await query(serverUrl, `CREATE DATABASE ${name}`);
    await migrateSchemas(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  }
  return names;
}

/** Runs tests of a checkout on a database server. @returns numbers of tests, by their result */
function runTests(folder: string, databaseUrl: string, pattern: RegExp) {
  const report = path.join(folder, 'report.json');
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => FOLDERS.some((each) => name.startsWith(`${each}/`)))
    .filter((name) => name.endsWith('.test.ts') && pattern.test(name))
    .filter((name) => /openTestDatabase/.test(readFileSync(path.join(folder, name), 'utf8')));
  const jest = [path.join(CHECKOUT, 'node_modules/jest/bin/jest.js'), '--json', '--outputFile'];
  spawnSync(process.execPath, [...jest, report, '--runTestsByPath', ...tests], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return {
    files: tests.length,
    passed: Number(numPassedTests),
    failed: Number(numFailedTests) + Number(numFailedTestSuites),
  };
}

/**
 * Runs the tests of an earlier commit against tables that the current migrations have made, as its
 * code runs beside the new one during a roll-out.
 * @param commit by default the last one before the newest migration
 * @param pattern of the files of tests
 */
async function tryEarlier(commit: string, pattern: RegExp): Promise<Figure[]> {
  const folder = checkOut(commit);
  delete process.env['DATABASE_URL'];
  const server = await openTestDatabase();
  try {
    const templates = await makeTemplates(server.url, path.join(folder, MIGRATIONS));
    const { files, passed, failed } = runTests(folder, server.url, pattern);
    // Tests that have not found it have made one with the earlier tables.
    const others = await query(
      server.url,
      `SELECT FROM pg_database WHERE datname LIKE 'shop_template%'
        AND datname NOT IN (${templates.map((name) => `'${name}'`).join(', ')})`,
    );
    const migrations = (of: string) =>
      readdirSync(path.join(of, MIGRATIONS)).filter((name) => name.endsWith('.sql')).length;
    return [
      {
        name: 'migrations that it does not know',
        value: migrations(CHECKOUT) - migrations(folder),
      },
      { name: 'files of tests', value: files, min: 1 },
      { name: 'tests that pass', value: passed, min: 1 },
      { name: 'tests that fail', value: failed, max: 0 },
      { name: 'databases with other tables', value: others.length, max: 0 },
    ];
  } finally {
    await server.drop();
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  const [given, word = ''] = process.argv.slice(2);
  const commit = git('rev-parse', given ?? beforeNewestMigration());
  console.log(`\n${git('log', '-1', '--format=%h %s', commit)}, on the tables of today`);
  const figures = await tryEarlier(commit, new RegExp(word));
  for (const figure of figures) console.log(`  ${lineOf(figure)}`);
  if (!figures.every(isWithin)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
