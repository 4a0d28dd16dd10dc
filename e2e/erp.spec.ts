import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { runShopCommand } from './command';
import { makeOrders } from './counter-orders';
import { counter, signIn } from './counter-staff';
import { sendRequest } from './hosts';
import { test, visit } from './hydrated-page';
import { cheapSku } from './staff';

test.setTimeout(120_000);

async function call(key: string, path: string, body?: object) {
  const response = await sendRequest('hgg.localhost', `/api/erp/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${key}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: JSON.parse(response.body) };
}

test('CNT-17: an ERP system ships a part of an order, and the counter shows which system it was', async ({
  page,
}) => {
  const client = `erp-${randomUUID().slice(0, 8)}`;
  const scopes = 'orders.read,orders.ship';
  const created = await runShopCommand('import-keys', 'create', client, '--scopes', scopes);
  const key = created.trim();
  const [made] = await makeOrders(1, await cheapSku(62), { quantity: 2 });
  const { number: order = '', id = '' } = made ?? {};
  const { json } = await call(key, `order?order=${order}`);
  const parcel = { carrier: 'DHL', number: '00340099' };
  const lines = [{ line: 0, quantity: 1 }];
  const ship = { order, version: json.version, lines, ...parcel };
  expect((await call(key, 'order/ship', ship)).status).toBe(200);
  expect((await call(key, 'order/ship', ship)).status).toBe(409);
  expect((await call(key, 'order/cancel', ship)).status).toBe(403);
  expect((await call('selvedge_none', 'orders')).status).toBe(401);
  await signIn(page);
  await visit(page, counter(`/order/${id}`));
  await expect(page.getByRole('main')).toContainText(`API ${client}`);
  await expect(page.getByRole('main')).toContainText('DHL 00340099');
});
