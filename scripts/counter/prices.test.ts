import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import {
  LAST_PIECE,
  rows,
  SHIRT,
  SOCKS,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { applyDuePrices, applyPlannedPrice } from '@/lib/counter/prices/plan-prices.server';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

beforeEach(() =>
  rows(`DELETE FROM shop.planned_prices; DELETE FROM shop.past_prices;
    INSERT INTO shop.past_prices (sku, currency, price, valid_until)
    VALUES ('${SHIRT}', 'eur', 1800, now() - interval '10 days')`),
);

const SOCKS_ARTICLE = 'ABC-12/3';
const FIELDS = {
  article: '20310000',
  currency: 'eur',
  price: '15,00',
  startsAt: '2099-12-01T08:00',
};

const submit = (
  browser: CounterBrowser,
  step: string,
  changes: Readonly<Record<string, string>> = {},
) => browser.submit('/counter/prices', { ...FIELDS, key: randomUUID(), ...changes, step });

const priceOf = async (sku: string) =>
  (
    await rows<{ price: number; strike_price: number | null }>(
      `SELECT price, strike_price FROM shop.prices WHERE sku = $1 AND currency = 'eur'`,
      [sku],
    )
  )[0];

const plans = () => rows<{ id: string; status: string }>('SELECT * FROM shop.planned_prices');

test('CNT-12: a check shows the former price by the rule of 30 days, and changes nothing', async () => {
  const { effects } = JSON.parse((await submit(await signedIn('shopManager'), 'check')).text);
  expect(effects).toEqual([
    // It cost 18.00 within the 30 days before, which is less than the 20.00 of now.
    { sku: SHIRT, now: 2000, next: 1500, strikePrice: 1800 },
    { sku: LAST_PIECE, now: 3000, next: 1500, strikePrice: 3000 },
  ]);
  expect(await priceOf(SHIRT)).toMatchObject({ price: 2000 });
  expect(await plans()).toEqual([]);
});

test('CNT-12: a planned price begins at its moment, once for each form, with its former price', async () => {
  const browser = await signedIn('shopManager');
  const key = randomUUID();
  for (let times = 0; times < 2; times += 1)
    expect((await submit(browser, 'plan', { key })).status).toBe(303);
  const [plan, ...others] = await plans();
  expect(others).toEqual([]);
  await applyPlannedPrice(plan?.id ?? '');
  expect(await priceOf(SHIRT)).toMatchObject({ price: 2000 });
  await rows(`UPDATE shop.planned_prices SET starts_at = now() - interval '1 second'`);
  await applyDuePrices();
  await applyPlannedPrice(plan?.id ?? '');
  expect(await priceOf(SHIRT)).toEqual({ price: 1500, strike_price: 1800 });
  expect(await plans()).toMatchObject([{ status: 'applied' }]);
  expect(await actionsOf('price.planned')).toHaveLength(1);
});

test('CNT-12: after an outage the latest due price begins, whichever job runs first', async () => {
  const browser = await signedIn('shopManager');
  await submit(browser, 'plan');
  await submit(browser, 'plan', { price: '17,00', startsAt: '2099-12-02T08:00' });
  const [earlier, later] = await rows<{ id: string }>(
    'SELECT id FROM shop.planned_prices ORDER BY starts_at',
  );
  await rows(`UPDATE shop.planned_prices SET starts_at = starts_at - interval '100 years'`);
  await applyPlannedPrice(later?.id ?? '');
  await applyPlannedPrice(earlier?.id ?? '');
  expect(await priceOf(SHIRT)).toMatchObject({ price: 1700 });
  expect(await plans()).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
});

test('CNT-12: a price that cannot be written does not prevent others', async () => {
  const browser = await signedIn('shopManager');
  const rule = 'ALTER TABLE shop.prices';
  await rows(`${rule} ADD CONSTRAINT rejects_one CHECK (price <> 1700) NOT VALID`);
  try {
    await submit(browser, 'plan', { price: '17,00' });
    await submit(browser, 'plan', { article: SOCKS_ARTICLE, startsAt: '2099-12-02T08:00' });
    await rows(`UPDATE shop.planned_prices SET starts_at = starts_at - interval '100 years'`);
    await applyDuePrices();
    expect([await priceOf(SHIRT), await priceOf(SOCKS)]).toMatchObject([
      { price: 2000 },
      { price: 1500 },
    ]);
  } finally {
    await rows(`${rule} DROP CONSTRAINT rejects_one`);
  }
  await applyDuePrices();
  expect(await priceOf(SHIRT)).toMatchObject({ price: 1700 });
});

test('CNT-12: a cancelled price does not begin', async () => {
  const browser = await signedIn('administrator');
  await submit(browser, 'plan');
  const [plan] = await plans();
  expect(
    (await browser.submit('/counter/prices', { step: 'cancel', id: plan?.id ?? '' })).status,
  ).toBe(303);
  await rows(`UPDATE shop.planned_prices SET starts_at = now() - interval '1 second'`);
  await applyDuePrices();
  expect(await priceOf(SHIRT)).toMatchObject({ price: 2000 });
});

test.each([
  ['a moment that is past', { startsAt: '2020-01-01T08:00' }, 'past'],
  ['an unknown article', { article: '99999999' }, 'unknown_article'],
  ['a price of nothing', { price: '0' }, 'incomplete'],
  ['a moment that is none', { startsAt: 'tomorrow' }, 'incomplete'],
])('CNT-12: %s is rejected', async (_, changes, error) => {
  const reply = await submit(await signedIn('shopManager'), 'plan', changes);
  expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, error]);
  expect(await plans()).toEqual([]);
});
