import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiled } from '@/packages/service-kit/testing/compiled';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { migratedSpace } from '@/scripts/content/testing/studio-space';
import { SEEN } from '@/scripts/content/testing/release-journey';
import { startHostedParts } from './hosted-parts';

jest.setTimeout(300_000);

let parts: Awaited<ReturnType<typeof startHostedParts>>;
const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-hosted-test-'));

beforeAll(async () => {
  const shopPort = await freePort();
  parts = await startHostedParts({ space: migratedSpace(), shopPort, isContentStrict: false });
}, 300_000);
afterAll(async () => {
  await parts.stop();
  rmSync(folder, { recursive: true });
});

interface Ended {
  code: number;
  output: string;
}

/** Runs a command of package.json with the variables of an environment file, and no others. */
async function run(name: string, ...given: string[]): Promise<Ended> {
  const script = await compiled(path.resolve(`scripts/${name}.ts`));
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production' as const,
    ...parts.environment,
    ...parts.network,
    STATE_DIRECTORY: folder,
    LOG_LEVEL: 'silent',
    SELVEDGE_DEMO: 'none',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

async function succeed(name: string, ...given: string[]): Promise<string> {
  const { code, output } = await run(name, ...given);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
  return output;
}

test('tables are created by a role that is no superuser, and a second time nothing is to do', async () => {
  expect((await run('migrate-database')).code).toBe(0);
  expect((await run('migrate-database')).code).toBe(0);
});

test('the model is found to be up to date through TLS', async () => {
  expect(await succeed('migrate', 'up')).toMatch(/up to date|nothing/i);
});

test('the first pages are written and published', async () => {
  expect(await succeed('seed', 'content')).toMatch(/starter content: \d+ created/);
});

test('a page is composed, translated, released and taken back', async () => {
  const printed = await succeed('hosted/studio-journey');
  // The vendor's client notes that it slows down.
  const [seen = ''] = /^\{.*\}$/m.exec(printed) ?? [];
  expect(JSON.parse(seen)).toEqual(SEEN);
});

test('indices are created within the limits of an account', async () => {
  expect(await succeed('seed', 'catalogue')).toMatch(/catalogue: \d+ indices created/);
});

test('the doctor finds all in order but the webhook, which nobody has registered at the provider', async () => {
  const { code, output } = await run('doctor');
  const faults = output.split('\n').filter((line) => line.startsWith('✗'));
  expect(faults).toEqual([
    expect.stringMatching(/^✗ {2}payment: the provider reports payments to no/),
  ]);
  expect(code).toBe(1);
});

test('articles are imported, and their categories get pages', async () => {
  const imported = await run('catalogue', 'import', 'docs/catalogue-example.jsonl');
  expect(imported.output).toMatch(/articles: \d+ created/);
  expect(await succeed('catalogue', 'navigation', '--shop', 'hgg')).toMatch(/published/);
});

test.each([
  'orders list',
  'orders export orders',
  'import-keys list',
  'webhooks list',
  'staff list',
  'jobs list',
  'reviews list',
  'explain / --project hgg --json',
  'matrix',
  'changes',
  'searches',
  'entries none',
  'settings',
])('%s needs nothing but the environment', async (command) => {
  const [name = '', ...given] = command.split(' ');
  expect(await run(name, ...given)).toMatchObject({ code: 0 });
});
