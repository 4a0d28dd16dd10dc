import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { lastDays } from '@/lib/counter/numbers/period';
import { loadFigures } from '@/lib/counter/numbers/reports.server';
import { ORDER_STATES } from '@/lib/counter/orders/order-list';
import { loadPacking } from '@/lib/counter/packing/load-packing.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { fillOrders, queriesOf } from './many-orders.fixture';

withDatabase(openTestDatabase);

/** Enough that a plan which reads a table is not the cheapest. */
const ORDERS = 30_000;

beforeAll(() => fillOrders(ORDERS));

/** Statements that a function sends, with their parameters. */
async function statementsOf(run: () => Promise<unknown>) {
  const pool = database().$client;
  const sent: { text: string; values: unknown[] }[] = [];
  const original = pool.query.bind(pool);
  const spy = jest.spyOn(pool, 'query').mockImplementation(((
    query: unknown,
    values?: unknown[],
  ) => {
    const text = typeof query === 'string' ? query : (query as { text: string }).text;
    if (/^\s*(select|with|\()/i.test(text)) sent.push({ text, values: values ?? [] });
    return (original as (...sent: unknown[]) => unknown)(query, values);
  }) as never);
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return sent;
}

/** Plans of the statements of a function. */
async function plansOf(run: () => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  for (const { text, values } of await statementsOf(run)) {
    const { rows } = await database().$client.query(`EXPLAIN ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

/** Tables that the statements of a function read from beginning to end, by their plans. */
const tablesScanned = async (run: () => Promise<unknown>): Promise<string[]> =>
  [...(await plansOf(run)).matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table);

const LIST = { query: '', state: 'all', project: null, after: null } as const;

test.each(ORDER_STATES)('CNT-03: the list of the state %s is read by indexes', async (state) => {
  const list = () => findOrders({ ...LIST, state });
  expect((await list()).orders.length).toBe(25);
  expect(await tablesScanned(list)).toEqual([]);
});

test('CNT-03: the last page is read by indexes, like the first', async () => {
  const at = new Date(Date.now() - (ORDERS - 100) * 60_000).toISOString().replace('Z', '000Z');
  const after = { at, id: '00000000-0000-4000-8000-000000000000' };
  const list = () => findOrders({ ...LIST, project: 'hrm', after });
  expect((await list()).orders.length).toBe(25);
  expect(await tablesScanned(list)).toEqual([]);
});

test.each(queriesOf(12_345))('CNT-03: a search by “%s” is made by indexes', async (query) => {
  const search = () => findOrders({ ...LIST, query });
  expect((await search()).orders.length).toBeGreaterThan(0);
  // The catalogue of this database is empty.
  expect((await tablesScanned(search)).filter((table) => table !== 'skus')).toEqual([]);
});

test.each([
  ['sales', ['orders_sold_at', 'refunds_created_at']],
  ['vat', ['orders_sold_at', 'refunds_created_at']],
  ['returns', ['parcels_shipped_at', 'refunds_created_at']],
] as const)('CNT-10: the report %s reads only its period', async (name, indexes) => {
  const { from } = lastDays(Date.now());
  const plans = await plansOf(() => loadFigures(name, { from, to: from }));
  for (const index of indexes) expect(plans).toContain(index);
});

test('CNT-08: a round of orders to pack is read by indexes', async () => {
  const round = () => loadPacking(null);
  expect((await round()).orders.length).toBe(25);
  expect(await tablesScanned(round)).toEqual([]);
});

test('CNT-03: a search by a part of a set does not read all lines that were written lately', async () => {
  const { rows } = await database().$client.query(`EXPLAIN (ANALYZE, BUFFERS)
    SELECT order_id FROM shop.order_lines WHERE parts @> ARRAY['no such part']`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const [, pages = 'Infinity'] = /Buffers: shared hit=(\d+)\D*$/m.exec(plan) ?? [];
  expect(plan).toContain('Bitmap Index Scan on order_lines_parts');
  expect(Number(pages)).toBeLessThan(10);
});
