import { mkdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { startBenchStack } from './bench-stack';
import { endlessSkus } from './endless-skus';
import { calibrate, CATEGORIES, measurePage, REPORTS } from './lighthouse-page';
import { Shopper } from './shopper';

const MIN = 95;
/** These pages are not for search engines. */
const COUNTED = CATEGORIES.filter((category) => category !== 'seo');

const ADDRESS = {
  ...{ locale: 'de-de', salutation: 'mr', firstName: 'Jan', lastName: 'Muster' },
  ...{ street: 'Musterstraße', houseNumber: '5', postalCode: '80331', city: 'München' },
  ...{ country: 'DE', email: 'jan@example.org' },
};

/** Pages of one visitor; what has to be done before is done. */
const PAGES = [
  '/de-de/checkout/cart',
  '/de-de/wishlist',
  '/de-de/checkout/cart?type=reservation',
  '/de-de/checkout/address',
  '/de-de/checkout/payment',
  '/de-de/checkout/review',
  '/de-de/account/registration',
  '/de-de/set-password',
];

/** Whoever comes this far has answered the question for consent. */
const CONSENT = 'consent=1700000000.';

/** @returns the cookies of a visitor with a basket, an address and a payment method */
async function cookieOf(port: number, skus: readonly string[]): Promise<string> {
  const agent = new Agent();
  const shopper = new Shopper(port, agent);
  for (const sku of skus) {
    const body = { variant: { sku }, count: 1 };
    await shopper.send({ method: 'POST', path: '/api/cart/cart/add?locale=de-de', body });
  }
  await shopper.send({ method: 'POST', path: '/api/checkout/address', form: ADDRESS });
  const choices = { locale: 'de-de', shippingMethod: 'standard', paymentMethod: 'card' };
  await shopper.send({ method: 'POST', path: '/api/checkout/payment', form: choices });
  agent.destroy();
  return `${shopper.cookie}; ${CONSENT}`;
}

async function measureAll(origin: string, cookie: string): Promise<boolean> {
  const slowdown = await calibrate(`${origin}/de-de`);
  let isWithinBounds = true;
  for (const path of PAGES) {
    const reportName = `visitor${path.replaceAll(/[^\w-]/g, '-')}`;
    const { scores, index } = await measurePage({
      ...{ url: `${origin}${path}`, reportName, slowdown, cookie },
    });
    const line = COUNTED.map((one) => `${one} ${scores[one]}`).join(', ');
    process.stdout.write(`${path}: ${line} (machine ${index}, load ${loadavg()[0]?.toFixed(1)})\n`);
    isWithinBounds &&= COUNTED.every((one) => scores[one] >= MIN);
  }
  return isWithinBounds;
}

/** Basket, wishlist, reservation and the steps to an order on a phone: at least 95 in each category. */
export async function run(): Promise<boolean> {
  await mkdir(REPORTS, { recursive: true });
  const stack = await startBenchStack();
  try {
    const port = Number(new URL(stack.urls.hgg).port);
    const cookie = await cookieOf(port, await endlessSkus(stack.env['DATABASE_URL'] ?? '', 3));
    const isWithinBounds = await measureAll(`http://hgg.localhost:${port}`, cookie);
    process.stdout.write(`reports in ${relative(process.cwd(), REPORTS)}\n`);
    return isWithinBounds;
  } finally {
    await stack.stop();
  }
}
