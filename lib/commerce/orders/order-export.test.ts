import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { EXPORT_FORMATS, exportTable } from './export-orders.server';
import { ordered } from './order-life.fixture.server';
import { rows, SHIRT, withUnreachableProvider } from './orders.fixture.server';

withUnreachableProvider(openTestDatabase);

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

/** An order placed at an instant. */
async function placedAt(instant: string): Promise<string> {
  const { orderId } = await ordered('prepayment');
  await rows('UPDATE shop.orders SET placed_at = $1 WHERE id = $2', [instant, orderId]);
  return orderId;
}

test('an export has the orders of a period, in the shop’s time zone', async () => {
  for (const instant of ['2026-09-30T21:59:00Z', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'])
    await placedAt(instant);
  expect((await exportTable('orders', OCTOBER)).rows).toHaveLength(1);
  expect((await exportTable('orders')).rows).toHaveLength(3);
});

test('an export of lines says what was ordered, shipped and cancelled', async () => {
  const orderId = await placedAt('2026-10-05T12:00:00Z');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  const text = EXPORT_FORMATS.jsonl(await exportTable('lines', OCTOBER));
  const [line] = text.split('\n').map((json) => (json ? JSON.parse(json) : null));
  expect(line).toMatchObject({ line: 0, sku: SHIRT, quantity: 2, cancelled: 2, currency: 'eur' });
});

test('refunds and payments of a period are those made in it', async () => {
  const orderId = await placedAt('2026-10-05T12:00:00Z');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  await rows(`UPDATE shop.refunds SET created_at = '2026-11-02T12:00:00Z'`);
  expect((await exportTable('refunds', OCTOBER)).rows).toEqual([]);
  expect((await exportTable('refunds')).rows).toHaveLength(1);
});

test('JSON Lines have an object for each row, with numbers as numbers', async () => {
  await placedAt('2026-10-05T12:00:00Z');
  const text = EXPORT_FORMATS.jsonl(await exportTable('orders', OCTOBER));
  expect(text.endsWith('\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ project: 'hgg', total: 4995, paid_at: null });
});
