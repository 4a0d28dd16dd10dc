import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROW = /^\| ([a-z][a-z\d-]+) +\| (.+?) +\| (.+?) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/;
const NAME_AND_VERSION = /^(@?[\w./-]+) (\d+\.\d+\.\d+)$/;
const TITLE = /^test\(\s*'([a-z\d-]+): /gm;
const TESTS = 'scripts/outside';

const rows = readFileSync('docs/outside.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', , source = '', guess = '', by = ''] = ROW.exec(line) ?? [];
    return id ? [{ id, source, guess, by: by.replaceAll('`', '') }] : [];
  });

/** Ids in the comments of the code that relies on a row. */
function idsInCode(): string[] {
  const found = execFileSync('git', ['grep', '--untracked', '-hoE', '^ *// outside: .+$'], {
    encoding: 'utf8',
  });
  return [...found.matchAll(/: (.+)$/gm)].flatMap(([, ids = '']) => ids.split(', '));
}

const testedIds = (): string[] =>
  readdirSync(TESTS).flatMap((name) =>
    [...readFileSync(path.join(TESTS, name), 'utf8').matchAll(TITLE)].map(([, id = '']) => id),
  );

/** The versions of `npm ci`. */
const { packages: installed } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, { version?: string }>>;
};

/** The version of a row's package that was tried. */
function triedVersion({ source, by }: (typeof rows)[number]): unknown {
  const [, name = '', version = ''] = NAME_AND_VERSION.exec(source) ?? [];
  if (name === '') return source;
  if (!by.startsWith('findings/')) return `${name} ${installed[`node_modules/${name}`]?.version}`;
  return readFileSync(by, 'utf8').includes(`${name}@${version}`) ? source : by;
}

test('docs/outside.md has each id once', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('each row of docs/outside.md has a comment in the code, and each comment a row', () => {
  expect([...new Set(idsInCode())].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test('each row of docs/outside.md has the test that it names, and each test a row', () => {
  const tested = rows.filter(({ by }) => by === 'test').map(({ id }) => id);
  expect(testedIds().toSorted()).toEqual(tested.toSorted());
  const others = rows.map(({ by }) => by).filter((by) => !/^(?:test|source|not tried)$/.test(by));
  expect(others.filter((file) => !existsSync(file))).toEqual([]);
});

test('each row of docs/outside.md names the version that was tried', () => {
  expect(rows.map(triedVersion)).toEqual(rows.map(({ source }) => source));
});

test('each guess of docs/outside.md was right, partly right or wrong', () => {
  const unclear = rows.filter(
    ({ guess }) => !/^(?:right|not tried|(?:partly|wrong): .)/.test(guess),
  );
  expect(unclear).toEqual([]);
});
