import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import pg from 'pg';
import { GERMAN, MUNICH, payAndLoseReturn, putIntoBasket, reachPayment } from './checkout';
import { emailsTo } from './mailbox';
import { test } from './own-address';
import { shopRows } from './staff';

/** URL of the superuser, because no part's role may change another's schema. */
const superuserUrl = () =>
  readFileSync(`${process.env.STATE_DIRECTORY ?? '.data'}/database-superuser-url`, 'utf8').trim();

/** Suppresses the provider's webhooks about a session. @returns a function that restores them */
async function loseWebhooks(session: string): Promise<() => Promise<void>> {
  const database = new pg.Client({ connectionString: superuserUrl() });
  await database.connect();
  await database.query(`
    CREATE OR REPLACE FUNCTION payment.lose_event() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN new.delivered_at = now(); RETURN new; END $$;
    CREATE TRIGGER lose_event BEFORE INSERT ON payment.event FOR EACH ROW
      WHEN (new.body::text LIKE '%${session}%') EXECUTE FUNCTION payment.lose_event()`);
  return async () => {
    await database.query('DROP TRIGGER lose_event ON payment.event');
    await database.end();
  };
}

test('ORD-01: the reconciling job completes an order whose webhook and return are both lost', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const email = `reconciled-${Date.now()}@example.org`;
  const context = await browser.newContext();
  const page = await context.newPage();
  await putIntoBasket(page, GERMAN, '/hemden');
  await reachPayment(page, GERMAN, { ...MUNICH, email });
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const hear = await loseWebhooks(session);
  try {
    await payAndLoseReturn(page);
    await context.close();
    const status = async () =>
      (
        await shopRows<{ status: string }>('SELECT status FROM shop.orders WHERE email = $1', [
          email,
        ])
      )
        .map((order) => order.status)
        .join();
    expect(await status()).toBe('pending');
    await expect.poll(status, { timeout: 200_000, intervals: [2_000] }).toBe('paid');
    expect(await emailsTo(email, 1)).toHaveLength(1);
  } finally {
    await hear();
  }
});
