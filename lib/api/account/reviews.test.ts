import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { getReviews } from '@/lib/catalog/reviews/get-reviews.server';
import { compiled } from '@/packages/service-kit/testing/compiled';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { pageLink } from '@/lib/cms/content/block.fixture';
import { findSession } from '@/lib/customer/session/session.server';
import type { Reply } from '@/lib/platform/http/api-server.fixture';
import { loadRatings } from '@/lib/catalog/reviews/load-ratings.server';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { blockLoaders } from '@/registry/block-loaders.server';
import { GERMAN_PAGE } from '@/lib/api/orders/order-page-browser.fixture.server';
import { ACCOUNT, bodyOf, HOST, withAccountApi, type Client } from './account-api.fixture.server';
import { env } from '@/lib/platform/env/env.server';

const { customer, placeOrder, rows, visitor } = withAccountApi(openTestDatabase);

let script: string;
beforeAll(async () => {
  script = await compiled(path.resolve('scripts/reviews.ts'));
});
beforeEach(() => rows('DELETE FROM shop.reviews'));

/** The only line of an order. */
const lineOf = async (number: string): Promise<string> => {
  const [line] = await rows(
    `SELECT line.id FROM shop.order_lines AS line JOIN shop.orders ON orders.id = order_id
      WHERE number = $1`,
    [number],
  );
  return line.id;
};

const REVIEW = { rating: '4', fit: 'large', text: 'Sitzt gut.' };

const review = (client: Client, line: string, changes: object = {}) =>
  client.post(`${ACCOUNT}/review`, { ...REVIEW, line, ...changes });

const shown = async () => (await getReviews('hgg', '20310000')).body;

/** Runs `npm run reviews` on the database of this test. */
const moderate = (...args: string[]): string =>
  execFileSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: env().DATABASE_URL },
  });

async function newGuest() {
  const { client, id } = await customer();
  await placeOrder('HGG-1', { customer_id: id, shipped: '1' });
  return { client, id, line: await lineOf('HGG-1') };
}

test('RVW-05: a customer’s review is shown once staff publish it, and not once they reject it', async () => {
  const { client, line } = await newGuest();
  const reply = await review(client, line);
  expect([reply.status, bodyOf(reply).message]).toEqual([200, expect.stringContaining('Danke')]);
  expect(await shown()).toEqual([]);
  const [, id = ''] =
    /^([\da-f-]{36}) {2}20310000 {2}4\/5 {2}M\. M\. /m.exec(moderate('list')) ?? [];
  expect(moderate('publish', id)).toBe(`${id}: published\n`);
  expect(moderate('list')).toBe('');
  expect(await shown()).toEqual([
    expect.objectContaining({
      ratingAverage: 4,
      reviewCount: 1,
      mappedReviews: [
        expect.objectContaining({
          name: 'M. M.',
          messages: [
            expect.objectContaining({ questionType: 'choice', answer: 'fällt größer aus' }),
            expect.objectContaining({ questionType: 'feedback', answer: 'Sitzt gut.' }),
          ],
        }),
      ],
    }),
  ]);
  expect(await rows('SELECT article_number FROM shop.catalogue_changes')).toContainEqual({
    article_number: '20310000',
  });
  moderate('reject', id);
  expect(await shown()).toEqual([]);
});

test('a published review names the size that was bought', async () => {
  const { client, line } = await newGuest();
  await review(client, line);
  await rows("UPDATE shop.reviews SET status = 'published'");
  const { summary } = await loadRatings('20310000', GERMANY);
  expect(summary?.reviews.map(({ size }) => size)).toEqual(['M']);
});

test('RVW-05: articles can be reviewed only if they were ordered and shipped', async () => {
  const { client, id, line } = await newGuest();
  const { client: stranger } = await customer({ email: 'stranger@example.org' });
  expect((await review(visitor(), line)).status).toBe(401);
  expect((await review(stranger, line)).status).toBe(404);
  expect((await review(client, 'nothing')).status).toBe(404);
  await placeOrder('HGG-2', { customer_id: id });
  expect((await review(client, await lineOf('HGG-2'))).status).toBe(404);
  expect(await rows('SELECT id FROM shop.reviews')).toEqual([]);
});

test('RVW-05: an article can be reviewed once, however often it was bought', async () => {
  const { client, id, line } = await newGuest();
  await placeOrder('HGG-2', { customer_id: id, shipped: '1' });
  const [first, second] = await Promise.all([
    review(client, line),
    review(client, await lineOf('HGG-2')),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const { orders } = bodyOf(await client.get(`${ACCOUNT}/orders/search`)).data;
  expect(
    orders.flatMap(({ lines }: { lines: { review: string }[] }) =>
      lines.map(({ review: state }) => state),
    ),
  ).toEqual(['pending', 'pending']);
});

test.each([
  { rating: '0' },
  { rating: '6' },
  { rating: '' },
  { fit: 'x' },
  { text: 'x'.repeat(1001) },
])('RVW-05: %j is rejected as a review', async (changes) => {
  const { client, line } = await newGuest();
  const reply = await review(client, line, changes);
  expect([reply.status, Object.keys(bodyOf(reply).fields)]).toEqual([422, Object.keys(changes)]);
});

/** The line as the history's page shows it to a browser without scripts after a form. */
async function shownLine(client: Client, { headers }: Reply, line: string) {
  const cookie = [...client.jar].map((pair) => pair.join('=')).join('; ');
  const session = () => findSession({ headers: { host: HOST, cookie } });
  const { searchParams: query } = new URL(headers.location ?? '', `http://${HOST}`);
  const fields = {
    headline: 'Bestellungen',
    emptyText: '',
    emptyLabel: '',
    emptyLink: pageLink('/'),
    emptyBlocks: [],
  };
  const page = { ...GERMAN_PAGE, visitor: { session, query } };
  const loaded = await blockLoaders.orderHistory([{ id: 'block', fields }], page);
  const { history } = loaded.get('block')?.loaded ?? {};
  return history?.orders.flatMap(({ lines }) => lines).find(({ id }) => id === line);
}

test('RVW-05: without scripts a text that is too long is shown again as it was typed, with its error', async () => {
  const { client, line } = await newGuest();
  const typed = { ...REVIEW, line, text: 'Sitzt gut. '.repeat(300) };
  const rejected = await client.send(`${ACCOUNT}/review`, typed);
  expect(rejected.headers.location).toContain('error=invalid');
  expect((await shownLine(client, rejected, line))?.typed).toEqual({
    fields: typed,
    errors: { text: 'tooLong' },
  });
  const written = await client.send(`${ACCOUNT}/review`, { ...REVIEW, line });
  expect(written.headers.location).toContain('notice=review_sent');
  expect(await rows('SELECT 1 FROM shop.form_drafts')).toEqual([]);
});

test('RVW-05: unknown commands and reviews are rejected', () => {
  const codeOf = (...args: string[]) => {
    try {
      moderate(...args);
      return 0;
    } catch (error) {
      // Node's error for a failed process.
      return (error as { status: number }).status;
    }
  };
  expect([codeOf(), codeOf('show'), codeOf('publish'), codeOf('publish', 'x')]).toEqual([
    2, 2, 2, 1,
  ]);
});
