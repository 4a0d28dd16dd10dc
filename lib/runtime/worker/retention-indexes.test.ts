import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { GROWING_TABLES } from '@/lib/platform/db/many-rows.fixture.server';
import { queryPlan } from './query-plan.fixture.server';
import { RETENTION_RULES } from './retention.server';

withDatabase(openTestDatabase);

test('every foreign key has an index, so that deleting a row scans no table', async () => {
  const { rows } = await database().$client.query(String.raw`
    SELECT conrelid::regclass::text || ' ' || conname AS missing FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'shop'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid
        AND coalesce(pg_get_expr(indpred, indrelid), '') ~ '^(\(\w+ IS NOT NULL\))?$'
        AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    ORDER BY 1`);
  expect(rows).toEqual([]);
});

/** graphile-worker's own tables have their own indexes. */
const rules = Object.entries(RETENTION_RULES).filter(([name]) => !name.startsWith('jobs that'));

test.each(rules)('finds “%s” by an index', async (_, rule) => {
  const plan = await queryPlan(rule);
  expect(plan).toMatch(/Index/);
  expect(plan).not.toMatch(/Seq Scan/);
});

/** Tables with a row for each shop, employee, partner or set, or for what has not been done yet. */
const SMALL_TABLES = [
  '__drizzle_migrations',
  'catalogue_changes',
  'catalogue_seed_indices',
  'catalogue_seeds',
  'document_numbers',
  'import_keys',
  'index_push',
  'set_prices',
  'sets',
  'staff',
  'staff_drafts',
  'staff_links',
  'staff_passkeys',
  'staff_sessions',
  'staff_views',
  'stores',
  'webhook_endpoints',
];

test('a table is filled where growth is tested, or known to stay small', async () => {
  const { rows } = await database().$client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'shop'::regnamespace AND relkind = 'r'`);
  const known = [...GROWING_TABLES, ...SMALL_TABLES];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
