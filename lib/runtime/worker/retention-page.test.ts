import { readdirSync, readFileSync } from 'node:fs';
import { RETENTION_RULES } from './retention.server';

const FOLDER = 'lib/platform/db';
const PAGE = readFileSync('docs/retention.md', 'utf8');

/** Names of tables as the schema declares them. */
const declared = readdirSync(FOLDER)
  .filter((name) => /^schema.*\.ts$/.test(name))
  .flatMap((name) => [
    ...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/\.table\(\s*'(\w+)'/g),
  ])
  .map(([, table]) => table);

/** Names in the first column of the page's table. */
const documented = [...PAGE.matchAll(/^\| `([a-z_]+)`/gm)].map(([, table]) => table);

test('every table of the shop has its row in docs/retention.md, and no other', () => {
  expect(declared.length).toBeGreaterThan(50);
  expect(documented.toSorted()).toEqual(declared.toSorted());
});

test('docs/retention.md names every rule of the job', () => {
  expect(Object.keys(RETENTION_RULES).filter((rule) => !PAGE.includes(`“${rule}”`))).toEqual([]);
});
