import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wholeOrNothing } from './whole-or-nothing';

const root = mkdtempSync(path.join(tmpdir(), 'whole-'));
const at = (...parts: string[]) => path.join(root, ...parts);
afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => {
  rmSync(at(), { recursive: true });
  mkdirSync(at('migrations', 'meta'), { recursive: true });
  writeFileSync(at('list.json'), 'before');
  writeFileSync(at('migrations', 'meta', 'journal.json'), 'before');
});

const writeAll = () => {
  writeFileSync(at('list.json'), 'after');
  writeFileSync(at('new.css'), 'after');
  writeFileSync(at('migrations', '0002.sql'), 'after');
  rmSync(at('migrations', 'meta', 'journal.json'));
};
const run = (write: () => void) =>
  wholeOrNothing([at('list.json'), at('new.css')], [at('migrations')], write);

test('files that are written stay written', () => {
  run(writeAll);
  expect(readFileSync(at('list.json'), 'utf8')).toBe('after');
  expect(existsSync(at('migrations', '0002.sql'))).toBe(true);
});

test('after a failure changed, new and removed files are as before, and the error is passed on', () => {
  const failing = () => {
    writeAll();
    throw new Error('no generator');
  };
  expect(() => run(failing)).toThrow('no generator');
  expect(readFileSync(at('list.json'), 'utf8')).toBe('before');
  expect(readFileSync(at('migrations', 'meta', 'journal.json'), 'utf8')).toBe('before');
  expect([at('new.css'), at('migrations', '0002.sql')].map((file) => existsSync(file))).toEqual([
    false,
    false,
  ]);
});
