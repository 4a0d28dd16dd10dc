import { NOTHING_REQUESTED, type ArticleAddress } from '@/lib/catalog/catalogue/article-address';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { AUSTRIA, GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { articleAt } from './article-page.server';
import { articlePosition } from './page-position.server';
import { below, node, siteOf } from './site.fixture.server';

withEnvironment();

const rules = [{ productType: 'product', countryList: 'AT', isWhitelist: false }];
const NODES = [
  node('home', { path: '/' }),
  node('shirts', { ...below('home'), pimSlug: 'hemden' }),
];

const address: ArticleAddress = {
  number: '20310000',
  slug: linenShirt.slug,
  requested: NOTHING_REQUESTED,
  isColourInPath: false,
};
const found = (
  parts: Partial<ArticleAddress>,
  product: Product | null = linenShirt,
  context = GERMANY,
) => {
  const site = siteOf(NODES, context, { filterProductBlacklists: rules });
  return articleAt(product, { ...address, ...parts }, { site, context });
};

test('PDP-02: breadcrumbs of an article lead through its narrowest category that has a node', () => {
  const { trail } = articlePosition(linenShirt, siteOf(NODES, GERMANY));
  expect(trail.map(({ name }) => name)).toEqual(['HOME', 'SHIRTS', 'Leinenhemd mit Kentkragen']);
});

test('RTE-02: a wrong slug redirects to the right one', () => {
  expect(found({ slug: 'altes-hemd' })).toEqual({
    movedTo: '/de-de/p/leinenhemd-mit-kentkragen/20310000',
  });
});

test('CMS-07: an article that is unknown or excluded from the country has no page', () => {
  expect(found({}, null)).toEqual({ movedTo: null });
  expect(found({}, linenShirt, AUSTRIA)).toEqual({ movedTo: null });
});

test('PDP-04: a colour that the article does not have gets no cached page of its own', () => {
  const of = (colour: string) => ({ ...NOTHING_REQUESTED, colour });
  expect(found({ requested: of('20310000-999'), isColourInPath: true })).toEqual({ movedTo: null });
  expect(found({ requested: of('20310000-312'), isColourInPath: true })).toEqual({
    product: linenShirt,
  });
  expect(found({ requested: of('20310000-999') })).toEqual({ product: linenShirt });
});
