import { NO_WISH } from '@/lib/catalogue/article-address';
import { linenShirt } from '@/lib/catalogue/product.fixture';
import type { Product } from '@/lib/catalogue/product.server';
import { withEnvironment } from '@/lib/env/environment.fixture';
import { AUSTRIA, GERMANY } from '@/lib/visibility/visibility.fixture';
import { articlePage } from './article-page.server';
import type { LoadedPage } from './load-page.server';
import { below, node, siteOf } from './site.fixture.server';

withEnvironment();

const rules = [{ productType: 'product', countryList: 'AT', isWhitelist: false }];
const NODES = [
  node('home', { path: '/' }),
  node('shirts', { ...below('home'), pimSlug: 'hemden' }),
  node('p', { path: '/p' }),
];

/** The page that frames articles, as a locale has it. */
function frameIn(context = GERMANY): LoadedPage {
  const site = siteOf(NODES, context, { filterProductBlacklists: rules });
  const head = { title: 'Artikel', description: null, keywords: null, canonical: null };
  const place = { trail: [], categories: [], brands: null, sideImages: [] };
  const addresses = { paths: {}, territories: null };
  return {
    page: { frame: site.frame, place, head: { ...head, addresses }, header: [], main: [] },
    node: null,
    site: { ...site, isLastGood: false, documents: [] },
    ...{ hidden: [], regions: null, findings: [], validUntil: null, isLastGood: false },
    documents: ['nodes'],
  };
}

const address = { number: '20310000', slug: linenShirt.slug, wish: NO_WISH };

const pageOf = (parts: Partial<typeof address>, product: Product | null, context = GERMANY) =>
  articlePage(frameIn(context), { address: { ...address, ...parts }, product }, context);

test('PDP-01: the title is made of article, chosen colour, brand and shop', () => {
  const titleOf = (colour: string | null) =>
    pageOf({ wish: { ...NO_WISH, colour } }, linenShirt).loaded.page?.head.title;
  expect(titleOf(null)).toBe('Leinenhemd mit Kentkragen – Harbour Lane – Shop');
  expect(titleOf('20310000-312')).toBe(
    'Leinenhemd mit Kentkragen Himmelblau – Harbour Lane – Shop',
  );
});

test('the true address names neither colour nor size', () => {
  const wish = { ...NO_WISH, colour: '20310000-312' };
  const canonical = pageOf({ wish }, linenShirt).loaded.page?.head.canonical;
  expect(new URL(canonical ?? '').pathname).toBe('/de-de/p/leinenhemd-mit-kentkragen/20310000');
  expect(canonical).not.toContain('?');
});

test('PDP-02: the way to an article leads over its narrowest category that has a node', () => {
  const trail = pageOf({}, linenShirt).loaded.page?.place.trail;
  expect(trail?.map(({ name }) => name)).toEqual(['HOME', 'SHIRTS', 'Leinenhemd mit Kentkragen']);
});

test('a wrong slug leads to the right one and is no page', () => {
  const { loaded, movedTo } = pageOf({ slug: 'altes-hemd' }, linenShirt);
  expect(movedTo).toBe('/de-de/p/leinenhemd-mit-kentkragen/20310000');
  expect(loaded.page).toBeNull();
});

test('CMS-07: an article that is unknown, or kept from the country, has no page', () => {
  expect(pageOf({}, null)).toMatchObject({ loaded: { page: null }, movedTo: null });
  expect(pageOf({}, linenShirt, AUSTRIA)).toMatchObject({ loaded: { page: null }, movedTo: null });
});

test('a missing article’s page is withdrawn when the article comes', () => {
  expect(pageOf({}, null).loaded.documents).toEqual(['nodes', 'article/20310000']);
});
