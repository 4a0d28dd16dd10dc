import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, nearestTests, reachedTests } from './changed.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-changed-'));
/** Tests outside the repository above, whose files are counted. */
const tests = mkdtempSync(path.join(tmpdir(), 'selvedge-reached-'));
afterAll(() => {
  for (const made of [folder, tests]) rmSync(made, { recursive: true });
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd: folder,
  });

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(path.join(folder, 'lib'));
  for (const file of ['same.ts', 'edited.ts', 'deleted.ts', 'staged.ts']) write(`lib/${file}`, '1');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  git('checkout', '--quiet', '-b', 'work');
  write('lib/committed.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '--message=second');
  write('lib/edited.ts', '2');
  write('lib/staged.ts', '2');
  git('add', 'lib/staged.ts');
  rmSync(path.join(folder, 'lib/deleted.ts'));
  write('lib/größe.ts', '1');
});

test('edited, staged and new files count as changed since the last commit, deleted ones do not', () => {
  expect(changedFiles(undefined, folder)).toEqual([
    'lib/edited.ts',
    'lib/größe.ts',
    'lib/staged.ts',
  ]);
});

test('since a branch, committed files count as changed too', () => {
  expect(changedFiles('main', folder)).toContain('lib/committed.ts');
  expect(changedFiles('main', folder)).not.toContain('lib/same.ts');
});

test('an unknown branch is an error that names it', () => {
  expect(() => changedFiles('nowhere', folder)).toThrow('nowhere');
});

test('tests that start services run if they are beside changed files', () => {
  const imported =
    "import { startService } from '@/packages/stripe-local/testing/running-service';";
  writeFileSync(path.join(tests, 'a.test.ts'), "import { a } from './a';");
  writeFileSync(path.join(tests, 'b.test.ts'), imported);
  const related = ['a.test.ts', 'b.test.ts', 'packages/main.test.ts', 'x.service.test.ts'];
  expect(reachedTests(related, [], tests)).toEqual(['a.test.ts']);
  expect(reachedTests(related, ['b.test.ts'], tests)).toEqual(['a.test.ts', 'b.test.ts']);
});

test('the tests beside a file are those of the nearest folder above it that has any', () => {
  const all = ['lib/i18n/messages.test.ts', 'lib/i18n/date.test.ts', 'lib/basket/totals.test.ts'];
  expect(nearestTests(['lib/i18n/messages/de.json', 'lib/i18n/messages/cs.json'], all)).toEqual([
    'lib/i18n/messages.test.ts',
    'lib/i18n/date.test.ts',
  ]);
  expect(nearestTests(['README.md'], all)).toEqual([]);
});
