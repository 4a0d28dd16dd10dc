import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addEarlierFiles, EARLIER_DAYS } from './earlier-files';

/** A built folder with these files for browsers. */
function built(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-built-'));
  mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, '.next/static/chunks', name), text);
  return folder;
}

const chunk = (folder: string, name: string) => path.join(folder, '.next/static/chunks', name);

test('files of the build before are added, and those of the new build are not replaced', () => {
  const earlier = built({ 'a.js': 'earlier', 'b.js': 'earlier' });
  const target = built({ 'b.js': 'new' });
  expect(addEarlierFiles(earlier, target)).toBe(1);
  expect(['a.js', 'b.js'].map((name) => readFileSync(chunk(target, name), 'utf8'))).toEqual([
    'earlier',
    'new',
  ]);
});

test('a file leaves after thirty days, however often it was copied', () => {
  const [first, second, third] = [built({ 'a.js': 'old' }), built({}), built({})];
  const almost = Date.now() / 1000 - (EARLIER_DAYS - 1) * 24 * 60 * 60;
  utimesSync(chunk(first, 'a.js'), almost, almost);
  addEarlierFiles(first, second);
  expect(existsSync(chunk(second, 'a.js'))).toBe(true);
  const past = almost - 2 * 24 * 60 * 60;
  utimesSync(chunk(second, 'a.js'), past, past);
  addEarlierFiles(second, third);
  expect(existsSync(chunk(third, 'a.js'))).toBe(false);
});
