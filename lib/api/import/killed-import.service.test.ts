import path from 'node:path';
import { importedRows as rows, EXAMPLE } from '@/lib/catalog/import/example-import.fixture.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { runImports } from './run-imports.server';

withDatabase(openTestDatabase);

const ARTICLES = 1_500;
const [, BELT = ''] = EXAMPLE.split('\n');

/** The belt so many times, under other numbers. */
function manyBelts(): string {
  return Array.from({ length: ARTICLES }, (_, at) => {
    const article = JSON.parse(BELT);
    for (const [place, colour] of article.colours.entries())
      for (const [size, each] of colour.sizes.entries()) {
        each.sku = `K-${at}-${place}-${size}`;
        delete each.gtin;
      }
    return JSON.stringify({ ...article, article: `K-${at}` });
  }).join('\n');
}

/** Waits until some of the articles are there. */
async function untilBegun(): Promise<void> {
  while ((await rows('SELECT FROM shop.articles LIMIT 1')).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

test('an import whose process is killed goes on where it was', async () => {
  await rows(
    `WITH sent AS (
       INSERT INTO shop.imports (client, idempotency_key, kind, parts, status, queued_at, options)
       VALUES ('erp', 'belts', 'articles', 1, 'waiting', now(), $1) RETURNING id)
     INSERT INTO shop.import_parts SELECT id, 1, 'hash', $2 FROM sent`,
    [
      {
        format: 'jsonl',
        mode: 'delta',
        confirmed: false,
        strict: false,
        dryRun: false,
        language: 'de',
      },
      Buffer.from(manyBelts()),
    ],
  );
  const child = await startChild(
    path.resolve('lib/api/import/import-process.fixture.server.ts'),
    [],
  );
  await untilBegun();
  await stopChild(child, 'SIGKILL');
  const [{ count: before } = { count: 0 }] = await rows(
    'SELECT count(*)::int AS count FROM shop.articles',
  );
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(ARTICLES);
  // Shows whether it is written a second time.
  await rows('UPDATE shop.articles SET content = content || \'{"brand": "Later"}\'');
  await runImports();
  const [ended] = await rows('SELECT status, attempts, result FROM shop.imports');
  expect(ended).toMatchObject({ status: 'done', attempts: 2 });
  expect(ended.result.counts).toMatchObject({ rejected: 0, created: ARTICLES, unchanged: 0 });
  const later = await rows("SELECT FROM shop.articles WHERE content ->> 'brand' = 'Later'");
  expect(later).toHaveLength(before);
  expect(await rows('SELECT FROM shop.import_batches')).toEqual([]);
});
