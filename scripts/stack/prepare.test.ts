import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planFor } from './environment.mjs';
import { DEFAULT_PORTS } from './ports.mjs';
import { forgetPrepared, prepare } from './prepare.mjs';
import { Progress } from './progress.mjs';
import { secretsOf } from './state.mjs';

const stateDirectory = mkdtempSync(path.join(tmpdir(), 'prepare-'));
const secrets = secretsOf(stateDirectory);
afterAll(() => rmSync(stateDirectory, { recursive: true }));
beforeEach(() => forgetPrepared(stateDirectory));

/** The scripts that a start with this environment runs. */
async function ran(given: Record<string, string> = {}, failing = ''): Promise<string[]> {
  const plan = planFor(given, { ports: DEFAULT_PORTS, secrets });
  const scripts: string[] = [];
  await prepare({
    plan,
    stateDirectory,
    environment: { NODE_ENV: 'production', ...given, ...plan.variables },
    progress: new Progress({ print: () => undefined }),
    runScript: async (name, parameters) => {
      if (name === failing) throw new Error(`${name} failed`);
      scripts.push([name, ...parameters].join(' '));
    },
  });
  return scripts.toSorted();
}

const EVERYTHING = [
  'migrate up',
  'migrate-database',
  'seed catalogue --once',
  'seed content --once',
];

test('a preparation from the same sources is not repeated', async () => {
  expect(await ran()).toEqual(EVERYTHING);
  expect(await ran()).toEqual([]);
  forgetPrepared(stateDirectory);
  expect(await ran()).toEqual(EVERYTHING);
});

test('a shop without the demo is prepared anew when the environment asks for it', async () => {
  expect(await ran()).toEqual(EVERYTHING);
  expect(await ran({ SELVEDGE_DEMO: 'none' })).toEqual(EVERYTHING);
});

test('a failed preparation does not count', async () => {
  await expect(ran({}, 'migrate')).rejects.toThrow('migrate failed');
  expect(await ran()).toEqual(EVERYTHING);
});

test('an external database is checked at each start', async () => {
  const elsewhere = { DATABASE_URL: 'postgres://elsewhere/shop' };
  expect(await ran(elsewhere)).toEqual(EVERYTHING);
  expect(await ran(elsewhere)).toEqual(EVERYTHING);
});
