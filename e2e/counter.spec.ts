import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { makeOrders, PRICE } from './counter-orders';
import { counter, signIn } from './counter-staff';
import { test, visit } from './hydrated-page';
import { cheapSku, shopRows } from './staff';
import { firstOf } from '@/scripts/testing/combinations';

test.setTimeout(240_000);

const main = (page: Page) => page.getByRole('main');

const typeAndEnter = async (page: Page, text: string) => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

const isFocused = (page: Page, name: string) =>
  expect(page.locator(`input[name=${name}]`)).toBeFocused();

/** Checks and does what the form of an action requests: two interactions. */
async function checkAndDo(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Prüfen' }).click();
  await expect(main(page).getByRole('heading', { name: 'Der Kunde erhält' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Jetzt ausführen' }).click();
  await expect(main(page).getByText('Erledigt.')).toBeVisible();
}

const counted = async (statement: string, ids: readonly string[]) =>
  (await shopRows<{ count: number }>(statement, [ids]))[0]?.count;

/** Orders that are packed whole, and in part: in `npm run prove -- browsers` those of a day. */
const [WHOLE = 0, PARTIAL = 0] =
  firstOf([
    [6, 2],
    [40, 5],
  ]).at(-1) ?? [];

test('CNT-08: orders are packed whole and in part, by keyboard and in three interactions each', async ({
  page,
}) => {
  const sku = await cheapSku(60);
  const whole = await makeOrders(WHOLE, sku);
  const partial = await makeOrders(PARTIAL, sku, { quantity: 2 });
  await signIn(page);
  for (const [index, { id }] of [...whole, ...partial].entries()) {
    await visit(page, counter(`/pack/${id}`));
    await isFocused(page, 'code');
    if (index === 0) expect(await axeFindings(page)).toEqual([]);
    await typeAndEnter(page, sku);
    if (index >= whole.length)
      await main(page)
        .getByRole('button', { name: 'Gepacktes versenden, den Rest später' })
        .click();
    await isFocused(page, 'parcel');
    if (index === 0) expect(await axeFindings(page)).toEqual([]);
    await typeAndEnter(page, `0034${index}`);
    await page.waitForURL(/done/);
  }
  const ids = [...whole, ...partial].map(({ id }) => id);
  const parcels = 'SELECT count(*)::int FROM shop.parcels WHERE order_id = ANY($1)';
  expect(await counted(parcels, ids)).toBe(WHOLE + PARTIAL);
  const logged = `SELECT count(*)::int FROM shop.staff_audit
    WHERE action = 'order.ship' AND order_id = ANY($1)`;
  expect(await counted(logged, ids)).toBe(WHOLE + PARTIAL);
});

/** Returns, withdrawals and complaints. */
const [RETURNED = 0, WITHDRAWN = 0, COMPLAINTS = 0] =
  firstOf([
    [2, 1, 1],
    [6, 3, 2],
  ]).at(-1) ?? [];

test('CNT-06: a return, a withdrawal and a complaint take three interactions each', async ({
  page,
}) => {
  const sku = await cheapSku(61);
  const orders = await makeOrders(RETURNED + WITHDRAWN + COMPLAINTS, sku, { shipped: 1 });
  const returned = orders.slice(0, RETURNED);
  const withdrawn = orders.slice(RETURNED, RETURNED + WITHDRAWN);
  await signIn(page);
  for (const { id, line } of returned) {
    const [registered] = await shopRows<{ number: string }>(
      `WITH made AS (INSERT INTO shop.registered_returns (order_id, request_key, number)
         VALUES ($1, gen_random_uuid(), 'HGG-T' || nextval('shop.return_numbers')) RETURNING id, number)
       INSERT INTO shop.registered_return_lines (return_id, order_line_id, quantity)
       SELECT id, $2, 1 FROM made RETURNING (SELECT number FROM made) AS number`,
      [id, line],
    );
    await visit(page, counter('/returns'));
    await isFocused(page, 'number');
    await typeAndEnter(page, registered?.number ?? '');
    await page.waitForURL(counter(`/order/${id}/return`));
    await checkAndDo(page);
  }
  for (const { id, line } of withdrawn) {
    await shopRows(
      `INSERT INTO shop.withdrawals (order_id, key, name, lines, declared_at)
       VALUES ($1, gen_random_uuid(), 'Max Muster', $2, now() - interval '10 years')`,
      [id, JSON.stringify([{ lineId: line, quantity: 1, toReturn: 1 }])],
    );
    await visit(page, counter('/returns'));
    expect(await axeFindings(page)).toEqual([]);
    await main(page).locator(`a[href="/counter/order/${id}/return"]`).click();
    await checkAndDo(page);
  }
  for (const { id } of orders.slice(RETURNED + WITHDRAWN)) {
    await visit(page, counter(`/order/${id}/refund`));
    await page.locator('input[name=amount]').fill('5,00');
    await checkAndDo(page);
  }
  const refunds = 'SELECT sum(total)::int AS count FROM shop.refunds WHERE order_id = ANY($1)';
  expect(
    await counted(
      refunds,
      orders.map(({ id }) => id),
    ),
  ).toBe((RETURNED + WITHDRAWN) * PRICE + COMPLAINTS * 500);
});
