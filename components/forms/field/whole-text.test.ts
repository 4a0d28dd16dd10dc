import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The search service takes no longer query, and a longer one names no article. */
const LIMITED_BY_SERVICE = ['components/search/site-search/search-form.tsx'];

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.join(folder, file));

test('no field of the shop cuts off what is typed or pasted: limits are errors', () => {
  const sources = [...sourcesOf('blocks'), ...sourcesOf('components')].filter(
    (file) => !file.startsWith('components/studio/'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const cutting = sources.filter((file) => /\bmaxLength=/.test(readFileSync(file, 'utf8')));
  expect(cutting).toEqual(LIMITED_BY_SERVICE);
});
