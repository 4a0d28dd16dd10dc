import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LogFile } from './log-file.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-log-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('a log is its owner’s alone, also one that was there with other rights', () => {
  const file = path.join(directory, 'rights.log');
  writeFileSync(file, 'before\n', { mode: 0o644 });
  const log = new LogFile(file);
  log.write('after\n');
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('before\nafter\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a log that grew is put aside, and one before it is kept', () => {
  const file = path.join(directory, 'grown.log');
  const log = new LogFile(file);
  const megabyte = 'x'.repeat(1_000_000);
  for (let count = 0; count < 35; count += 1) log.write(megabyte);
  log.close();
  expect(statSync(file).size).toBeLessThanOrEqual(10_000_000);
  expect(statSync(`${file}.old`).size).toBe(10_000_000);
});

test('what cannot be written is left out, and told once it can', () => {
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
