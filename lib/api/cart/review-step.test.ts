import { setTimeout as wait } from 'node:timers/promises';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import {
  ADDRESS,
  newGuest,
  rows,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import type { Session } from '@/lib/shop/page-context/session';
import { blockLoaders } from '@/registry/block-loaders.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

// Must run before the database opens, which reads the environment only once.
const search = withSearchStandIn();
withoutContent();
withUnreachableProvider(openTestDatabase);

beforeEach(() => {
  search.hits = [linenShirt];
});

const link = { href: '/de-de/agb', opens: 'page' } as const;
const block = {
  id: 'review',
  fields: {
    headline: 'Prüfen',
    text: null,
    termsLink: link,
    withdrawalLink: link,
    privacyLink: null,
  },
};

async function reviewOf(session: Session) {
  const loaded = await blockLoaders.checkoutReview([block], {
    context: GERMANY,
    path: '/checkout/review',
    category: null,
    isPremiumSale: false,
    list: null,
    visitor: { session: async () => session, query: new URLSearchParams() },
    productsPerPage: 24,
    productRules: [],
    zeroResultPage: null,
    nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  });
  const step = loaded.get('review')?.loaded;
  if (step?.missing !== null) throw new Error('the step is not open');
  return { country: step.address.lines.at(-1), tax: step.basket.vatRate };
}

/** Waits until a statement waits for the table that a transaction has locked. */
async function untilWaiting() {
  const waiting = () =>
    rows(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  while ((await waiting()).length === 0) await wait(10);
  // A statement that is not blocked has ended by then.
  await wait(100);
}

test('BSK-14: an address saved by another tab is reviewed with its own tax', async () => {
  const session = await newGuest();
  expect(await reviewOf(session)).toEqual({ country: 'Deutschland', tax: 190 });
  const otherTab = await database().$client.connect();
  await otherTab.query('BEGIN; LOCK TABLE shop.basket_lines');
  const review = reviewOf(session);
  await untilWaiting();
  await saveAddress(session, { ...ADDRESS, country: 'AT', postalCode: '1010' });
  await otherTab.query('COMMIT');
  otherTab.release();
  expect(await review).toEqual({ country: 'Österreich', tax: 200 });
});
