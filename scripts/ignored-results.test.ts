import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'selvedge-results-')));

const RULE = 'house/no-ignored-result';
const OUTCOME = `export interface Rejected {
  ok: false;
}
export type Outcome<Value = void> = { ok: true; value: Value } | Rejected;
`;
const CHANGE = `import { type Outcome } from './outcome';
export async function change(
  count: number,
): Promise<Outcome<number>> {
  return { ok: true, value: count };
}
export const log = async (): Promise<void> => undefined;
`;

/** A module with a function of one statement. */
const running = (statement: string) => `import { change, log } from './change';
import { change as alter } from '@/lib/change';
const own = (): { ok: boolean } => ({ ok: true });
export async function run() {
  ${statement}
  return [change, log, alter, own];
}
`;

const IGNORED = {
  awaited: 'await change(1);',
  void: 'void change(1);',
  'with a handler of errors': 'await change(1).catch(() => undefined);',
  'of another name': 'await alter(1);',
  'of its own file': 'own();',
  'behind a condition': 'log.length > 0 && (await change(1));',
  'after whose end something else is done': 'await change(1).then(() => log());',
  'of each of a list': '[1, 2].forEach((count) => change(count));',
  'of a list at once': 'await Promise.all([1, 2].map((count) => change(count)));',
  'of two at once': 'await Promise.all([log(), change(2)]);',
  'of a handler of events': 'log.call(() => void change(1));',
};
const CLEAN = {
  'looked at': 'if (!(await change(1)).ok) return null;',
  kept: 'const changed = await change(1); log.call(changed);',
  'that says nothing': 'await log();',
  'read by what follows': 'await change(1).then((changed) => log.call(changed));',
  'that a negation reads': 'return !own().ok || ((): boolean => !own())();',
};

const fileOf = (name: string) => `lib/${name.replaceAll(' ', '-')}.ts`;

let found: Set<string>;

beforeAll(() => {
  const plugin = path.resolve('scripts/lint/house-rules.mjs');
  const rules = { [RULE]: 'error' };
  const files = {
    '.oxlintrc.json': JSON.stringify({ jsPlugins: [plugin], rules }),
    'lib/outcome.ts': OUTCOME,
    'lib/change.ts': CHANGE,
    ...Object.fromEntries(
      Object.entries({ ...IGNORED, ...CLEAN }).map(([name, text]) => [fileOf(name), running(text)]),
    ),
  };
  fs.mkdirSync(path.join(root, 'lib'));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text);
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(oxlint, ['--format', 'json', 'lib'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  found = new Set(
    diagnostics
      .filter(({ code }) => code === 'house(no-ignored-result)')
      .map(({ filename }) => filename),
  );
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test.each(Object.keys(IGNORED))('an ignored result is rejected: %s', (name) => {
  expect(found).toContain(fileOf(name));
});

test.each(Object.keys(CLEAN))('a used result is accepted: %s', (name) => {
  expect(found).not.toContain(fileOf(name));
});
