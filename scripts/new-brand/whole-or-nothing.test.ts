import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Waits for another program between its two writes. */
const SLOW = `
  const { execFileSync } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const { wholeOrNothing } = require('./scripts/new-brand/whole-or-nothing.ts');
  const file = process.argv[1];
  wholeOrNothing([file], [], () => {
    writeFileSync(file, 'half');
    console.log('begun');
    execFileSync('sleep', ['1']);
    writeFileSync(file, 'after');
  });
`;

test('a signal that arrives between two writes leaves no half of them', async () => {
  const parameters = ['--import', 'tsx', '-e', SLOW, at('list.json')];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGTERM');
  await ended;
  expect(readFileSync(at('list.json'), 'utf8')).toBe('after');
});
