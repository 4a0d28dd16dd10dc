import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
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
