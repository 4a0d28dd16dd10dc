import { Agent } from 'node:http';
import { Client } from 'pg';
import { z } from 'zod';
import { endlessSkus } from './endless-skus';
import { BenchVisitor } from './visitor';
import { REGISTRATION_FORM } from '@/scripts/testing/registration-form';

const ADDRESS = {
  locale: 'de-de',
  salutation: 'mr',
  firstName: 'Jan',
  lastName: 'Muster',
  street: 'Musterstraße',
  houseNumber: '5',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  email: 'jan@example.org',
};

const PERSON = { ...REGISTRATION_FORM, newsletterBig: 'on' };
/** Cookie of a visitor who has answered the question for consent. */
export const CONSENT = 'consent=1700000000.';

/** Cookies of this visitor, who has answered it as well. */
export const cookiesOf = ({ cookie }: BenchVisitor): string => `${cookie}; ${CONSENT}`;

const inStore = z.object({
  oxid: z.string(),
  filialeid: z.string(),
  objectId: z.string(),
  itemNumber: z.string(),
});

/** Articles of hgg in stock in stores, in the form used by the reservation and the wishlist. */
async function articlesInStores(databaseUrl: string, count: number) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT DISTINCT ON (article_number) sku AS oxid, store AS filialeid,
         article_number AS "objectId", item_number AS "itemNumber"
       FROM shop.store_stock AS held JOIN shop.skus USING (sku)
       WHERE project = 'hgg' AND held.stock > 1 ORDER BY article_number LIMIT $1`,
      [count],
    );
    return z.array(inStore).parse(rows);
  } finally {
    await client.end();
  }
}

type InStore = z.output<typeof inStore>;

/** Puts articles on the wishlist and into the reservation. */
async function addAndReserve(client: BenchVisitor, articles: readonly InStore[]): Promise<void> {
  for (const { oxid, filialeid, ...colour } of articles) {
    const item = { ...colour, sku: null };
    const path = '/api/cart/wishlist/add?locale=de-de';
    await client.send({ method: 'POST', path, body: item });
    const body = { oxid, amount: 1, filialeid };
    await client.send({ method: 'POST', path: '/api/reserve/add?locale=de-de', body });
  }
}

/** Prepares a visitor with items everywhere, an address and a payment method. */
export async function readyToOrder(port: number, databaseUrl: string): Promise<BenchVisitor> {
  const skus = await endlessSkus(databaseUrl, 3);
  const agent = new Agent();
  const client = new BenchVisitor(port, agent);
  for (const sku of skus) {
    const body = { variant: { sku }, count: 1 };
    await client.send({ method: 'POST', path: '/api/cart/cart/add?locale=de-de', body });
  }
  await addAndReserve(client, await articlesInStores(databaseUrl, 2));
  await client.send({ method: 'POST', path: '/api/checkout/address', form: ADDRESS });
  const choices = { locale: 'de-de', shippingMethod: 'standard', paymentMethod: 'prepayment' };
  await client.send({ method: 'POST', path: '/api/checkout/payment', form: choices });
  agent.destroy();
  return client;
}

/**
 * Places the order of the review page. @returns the confirmation, and the page of the order's
 * status
 */
export async function orderAll(client: BenchVisitor): Promise<string[]> {
  const review = await client.send({ method: 'GET', path: '/de-de/checkout/review' });
  const [form = ''] = /<form[^>]*action="\/api\/checkout\/order[^]*?<\/form>/.exec(review) ?? [];
  const hidden = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const valueOf = (input: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  const fields = hidden.map((input) => [valueOf(input, 'name'), valueOf(input, 'value')]);
  await client.send({
    method: 'POST',
    path: '/api/checkout/order',
    form: { locale: 'de-de', ...Object.fromEntries(fields) },
  });
  const { pathname, search, searchParams } = new URL(client.location, 'http://hgg.localhost');
  return [`${pathname}${search}`, `/de-de/checkout/order?order=${searchParams.get('order')}`];
}

/** @returns the cookies of a customer who is logged in */
export async function customerCookie(port: number): Promise<string> {
  const agent = new Agent();
  const client = new BenchVisitor(port, agent);
  const form = { ...PERSON, email: `lighthouse-${Date.now()}@example.org` };
  await client.send({ method: 'POST', path: '/api/account/register', form });
  agent.destroy();
  return cookiesOf(client);
}
