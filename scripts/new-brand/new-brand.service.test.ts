import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT } from '@/lib/env/environment.fixture';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/services/content/testing/running-service';

const CHECKOUT = process.cwd();
/** Not part of the sources: dependencies, builds, state. */
const LEFT_OUT = /^(node_modules|\.next.*|\.data.*|\.git|\.swc|test-results|.*\.tsbuildinfo)$/;

let copy: string;
let service: RunningService;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'selvedge-new-brand-'));
  cpSync(CHECKOUT, copy, {
    recursive: true,
    filter: (source) => path.dirname(source) !== CHECKOUT || !LEFT_OUT.test(path.basename(source)),
  });
  symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(copy, 'node_modules'));
  service = await startService();
}, 120_000);

afterAll(async () => {
  await service.stop();
  rmSync(copy, { recursive: true });
}, 30_000);

/** Runs a script of the copy; answers what it said and how it ended. */
function run(parameters: readonly string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', ...variables },
  });
  return { status, said: `${stdout}${stderr}` };
}

const script = (name: string, ...given: string[]) => [
  '--import',
  'tsx',
  `scripts/${name}`,
  ...given,
];
const newBrand = (...given: string[]) => run(script('new-brand.ts', ...given));

const variables = (): Record<string, string> => ({
  ...ENVIRONMENT,
  CONTENTFUL_SPACE_ID: SPACE,
  CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
  CONTENTFUL_HOST: service.hosts.delivery,
  CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
  CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
  CONTENTFUL_UPLOAD_HOST: service.hosts.management,
  STATE_DIRECTORY: path.join(copy, '.data'),
});

test('a new brand is typed, migrated, seeded, and its home page is resolved', () => {
  const before = readdirSync(path.join(copy, 'lib/db/migrations/meta'));
  const last = before.filter((file) => file.endsWith('_snapshot.json')).at(-1) ?? '';
  const kept = readFileSync(path.join(copy, 'lib/db/migrations/meta', last), 'utf8');
  expect(newBrand('abc', 'Abc Moden').said).toContain('styles/projects/abc.css');
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'];
  expect(run(types)).toEqual({ status: 0, said: '' });
  // The database's history goes on where it was, and nothing of it is written over.
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  expect(readdirSync(path.join(copy, 'lib/db/migrations'))).toContain(
    `${number}_add_brand_abc.sql`,
  );
  expect(readFileSync(path.join(copy, 'lib/db/migrations/meta', last), 'utf8')).toBe(kept);
  expect(run(script('migrate.ts', 'up'), variables()).status).toBe(0);
  expect(run(script('seed.ts', 'content'), variables()).said).toMatch(/demo content: \d+ created/);
  const page = run(script('explain.ts', '/', '--project', 'abc', '--json'), variables());
  expect(JSON.parse(page.said)).toMatchObject({
    ...{ project: 'abc', found: true },
    shown: [{ id: 'abc-home-welcome', type: 'textBox' }],
  });
}, 900_000);

test('a key that is taken or none is refused, and nothing is written', () => {
  const list = () => readFileSync(path.join(copy, 'cms-schema/projects.json'), 'utf8');
  const before = list();
  expect(newBrand('hgg')).toEqual({ status: 1, said: 'there is a shop hgg\n' });
  expect(newBrand('A-b').said).toMatch(/is no key/);
  expect(newBrand().status).toBe(2);
  expect(list()).toBe(before);
}, 60_000);
