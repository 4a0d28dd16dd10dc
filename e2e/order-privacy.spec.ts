import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import {
  confirmedNumber,
  GERMAN,
  payByCard,
  putIntoBasket,
  sendAddress,
  sendStep,
} from './checkout';
import { shopUrl } from './hosts';
import { test } from './own-address';
import { staff } from './staff';

/** Consent to everything, so that all events are reported. */
const AGREED = {
  name: 'consent',
  value: '1700000000.statistics~marketing~media',
  domain: 'hgg.localhost',
  path: '/',
};

/** All logs of the shop and its services. */
function logs(): string {
  const folder = path.join(process.env.STATE_DIRECTORY ?? '.data', 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

test('TRK-03: logs, data layer and third-party requests contain no personal data of a customer', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const mark = `x${Date.now().toString(36)}`;
  const customer = {
    firstName: `Erna${mark}`,
    lastName: `Muster${mark}`,
    street: `Gasse${mark}`,
    houseNumber: '12',
    postalCode: '80331',
    city: `Ort${mark}`,
    country: 'DE',
    email: `buyer-${mark}@example.org`,
  };
  await page.context().addCookies([AGREED]);
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const { dataLayer = [] } = window as { dataLayer?: unknown[] };
      sessionStorage.setItem(
        'reported',
        (sessionStorage.getItem('reported') ?? '') + JSON.stringify(dataLayer),
      );
    });
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost'))
      foreign.push(request.url(), request.postData() ?? '');
  });
  await putIntoBasket(page, GERMAN, '/hemden');
  await sendAddress(page, GERMAN, customer);
  await sendStep(page, 'payment');
  await sendStep(page, 'order');
  await payByCard(page);
  const number = await confirmedNumber(page);
  const reports = () =>
    page.evaluate(
      () =>
        (sessionStorage.getItem('reported') ?? '') +
        JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []),
    );
  // A busy machine takes longer than the five seconds of expect.poll.
  await expect.poll(reports, { timeout: 60_000 }).toContain('"purchase"');
  await page.goto(shopUrl('hgg', `/de-de/checkout/order?number=${number}`));
  await staff('cancel', number);
  const reported = await reports();
  expect(reported).toContain(number);
  for (const [where, written] of [
    ['the data layer', reported],
    [
      'requests to others',
      decodeURIComponent(foreign.join('\n').replaceAll(/%(?![\da-f]{2})/gi, '')),
    ],
    ['the logs', logs()],
  ] as const)
    expect(written.includes(mark), where).toBe(false);
  expect(logs()).toContain('"path":"/api/checkout/order"');
});
