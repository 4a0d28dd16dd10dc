import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copiedCheckout } from '@/scripts/testing/copied-shop';

const CHECKOUT = process.cwd();
const checkout = copiedCheckout('new-block');
const run = (...parameters: string[]) => checkout.run(parameters);

/** Files of the copy that are new or differ from the checkout. */
function changedPlaces(): string[] {
  const copy = checkout.directory();
  const isSame = (place: string) =>
    existsSync(path.join(CHECKOUT, place)) &&
    readFileSync(path.join(CHECKOUT, place)).equals(readFileSync(path.join(copy, place)));
  return readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(copy, path.join(parentPath, name)))
    .filter((place) => !isSame(place));
}

const tool = (place: string) => path.join('node_modules', place);
const newBlock = (name: string) => checkout.script('new-block.ts', name);
const passed = { status: 0, output: expect.anything() };

/**
 * Creates a project with only the new files; the long test type-checks everything. @returns its
 * name
 */
function writeProject(): string {
  const include = [
    'blocks/store-finder',
    'cms-schema/model.ts',
    'cms-schema/migrations/*-create-store-finder.ts',
  ];
  const project = 'tsconfig.store-finder.json';
  writeFileSync(
    path.join(checkout.directory(), project),
    JSON.stringify({ extends: './tsconfig.json', include }),
  );
  return project;
}

test('ED-08: a new block passes the gate without changes', () => {
  expect(newBlock('store-finder')).toEqual({
    status: 0,
    output: expect.stringMatching(/cms-schema\/migrations\/\d{4}-create-store-finder\.ts/),
  });
  // The gate itself checks the other files, which are unchanged.
  const places = changedPlaces();
  expect(places).toContain('blocks/store-finder/store-finder.tsx');
  // The command would have failed without the drift gate.
  expect(places).toContain('docs/content-model.md');
  const types = [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '1', '-p', writeProject()];
  expect(run(...types)).toEqual({ status: 0, output: '' });
  expect(run(tool('oxlint/bin/oxlint'), '--deny-warnings', ...places)).toEqual(passed);
  expect(run('--import', 'tsx', 'scripts/check-tokens.ts')).toEqual(passed);
  expect(run(tool('oxfmt/bin/oxfmt'), '--check', ...places)).toEqual(passed);
  expect(run(tool('jest/bin/jest.js'), 'blocks/store-finder')).toEqual({
    status: 0,
    output: expect.stringContaining('PASS jsdom blocks/store-finder/store-finder.test.tsx'),
  });
  const lines = [
    'cms-schema/model.ts',
    ...['blocks', 'block-fixtures'].map((file) => `registry/${file}.ts`),
  ];
  for (const place of lines) {
    // Inserted in alphabetical order.
    expect(readFileSync(path.join(checkout.directory(), place), 'utf8')).toMatch(
      /\bspacer\b[\s\S]*\bstoreFinder\b[\s\S]*\btable\b/,
    );
  }
}, 300_000);

test('a name that is in use is rejected, and nothing is written', () => {
  const before = readFileSync(path.join(checkout.directory(), 'cms-schema/model.ts'), 'utf8');
  expect(newBlock('text-box')).toEqual({ status: 1, output: 'blocks/text-box is there\n' });
  expect(newBlock('button')).toEqual({ status: 1, output: 'there is a content type button\n' });
  expect(readFileSync(path.join(checkout.directory(), 'cms-schema/model.ts'), 'utf8')).toBe(before);
});
