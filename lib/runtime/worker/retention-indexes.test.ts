import { Client } from 'pg';
import { PgDialect } from 'drizzle-orm/pg-core';
import { RETENTION_RULES } from './retention.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { openTestDatabase, type TestDatabase } from '@/services/testing/test-database';
import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';

let opened: TestDatabase;
let owner: Client;

beforeAll(async () => {
  opened = await openTestDatabase();
  Object.assign(process.env, ENVIRONMENT, { DATABASE_URL: opened.url });
  await migrateDatabase();
  owner = new Client({ connectionString: opened.url });
  await owner.connect();
}, 120_000);
afterAll(async () => {
  await owner.end();
  await opened.drop();
});

test('every foreign key has an index, so that deleting a row reads no whole table', async () => {
  const { rows } = await owner.query(`
    SELECT conrelid::regclass::text || ' ' || conname AS missing FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'shop'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid
        AND coalesce(pg_get_expr(indpred, indrelid), '') ~ '^(\\(\\w+ IS NOT NULL\\))?$'
        AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    ORDER BY 1`);
  expect(rows).toEqual([]);
});

/** The worker's own tables have its own indexes. */
const rules = Object.entries(RETENTION_RULES).filter(([name]) => !name.startsWith('jobs that'));

test.each(rules)('“%s” are found by an index', async (_, rule) => {
  const { sql, params } = new PgDialect().sqlToQuery(rule);
  await owner.query('SET enable_seqscan = off');
  const { rows } = await owner.query(`EXPLAIN ${sql}`, params);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan/);
});
