import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LogFile } from './log-file.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-log-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('a log is private to its owner, even if it existed with other permissions', () => {
  const file = path.join(directory, 'rights.log');
  writeFileSync(file, 'before\n', { mode: 0o644 });
  const log = new LogFile(file);
  log.write('after\n');
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('before\nafter\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a large log is rotated, and one predecessor is kept', () => {
  const file = path.join(directory, 'grown.log');
  const log = new LogFile(file);
  const megabyte = 'x'.repeat(1_000_000);
  for (let count = 0; count < 35; count += 1) log.write(megabyte);
  log.close();
  expect(statSync(file).size).toBeLessThanOrEqual(10_000_000);
  expect(statSync(`${file}.old`).size).toBe(10_000_000);
});

test('output that cannot be written is omitted, and reported later', () => {
  const folder = path.join(directory, 'away');
  const file = path.join(folder, 'part.log');
  const log = new LogFile(file);
  log.write('lost\n');
  log.write('lost too\n');
  mkdirSync(folder);
  log.write('kept\n');
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('--- 2 pieces could not be written before this\nkept\n');
});
