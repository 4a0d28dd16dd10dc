import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MigrationFileError, readMigrations } from './migration-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'selvedge-migrations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text = 'export default () => {};\n') =>
  writeFileSync(path.join(folder, name), text);

test('migrations run in the order of their numbers; other files are ignored', () => {
  ['0010-c.ts', '0002-b.ts', '0001-a.ts', 'notes.md', 'draft.ts', '0003-x.test.ts'].forEach(
    (name) => write(name),
  );
  expect(readMigrations(folder).map(({ name }) => name)).toEqual(['0001-a', '0002-b', '0010-c']);
});

test('two files with one number are rejected, with the command that renumbers one', () => {
  write('0001-a.ts');
  write('0001-b.ts');
  expect(() => readMigrations(folder)).toThrow('0001-a and 0001-b have the same number');
});

test('a change of line endings is ignored, a change of text is not', () => {
  const checksum = (text: string) => {
    write('0001-a.ts', text);
    return readMigrations(folder)[0]?.checksum;
  };
  const original = checksum('export default () => {};\n// a\n');
  expect(checksum('export default () => {};\r\n// a\r\n')).toBe(original);
  expect(checksum('export default () => {};\n// b\n')).not.toBe(original);
});

test('a change of the JSON file beside a migration counts as a change of the migration', () => {
  const checksum = (json: string) => {
    write('0001-a.json', json);
    return readMigrations(folder)[0]?.checksum;
  };
  write('0001-a.ts', "export { default } from './0001-a.json';\n");
  expect(checksum('{ "a": 1 }')).not.toBe(checksum('{ "a": 2 }'));
});

test('a file that exports no function is reported by name', () => {
  write('0001-a.ts', 'export const up = 1;\n');
  const [migration] = readMigrations(folder);
  expect(() => migration?.load()).toThrow(MigrationFileError);
  expect(() => migration?.load()).toThrow('0001-a.ts has no default export that is a function');
});
