import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.(?:test|fixture)\./.test(name))
    .map((name) => path.join(folder, name));

test('docs/caches.md names the file of every cache with a limit', () => {
  const page = readFileSync('docs/caches.md', 'utf8');
  const files = ['lib', 'registry', 'blocks', 'components']
    .flatMap(sources)
    .filter((file) => readFileSync(file, 'utf8').includes('new LruMap'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});
