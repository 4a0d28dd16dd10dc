import {
  invalidatePagesOfArticles,
  invalidatePagesOfAllArticles,
} from '@/lib/catalog/catalogue/article-documents';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { missingArticle } from './missing-article.server';

withEnvironment();
const search = withSearchStandIn();

const find = (slug: string) =>
  missingArticle(`/de-de/p/${slug}/20310000`, {
    context: { ...GERMANY, now: Date.now() },
    productRules: [],
  });

const OWN = { location: '/de-de/p/leinenhemd-mit-kentkragen/20310000', status: 308 };

test.each([
  ['stock or price arrives', 'first', () => invalidatePagesOfArticles(['20310000'])],
  ['index is replaced', 'second', invalidatePagesOfAllArticles],
])('RTE-02: finds an article that was missing as soon as its %s', async (_, slug, withdraw) => {
  search.hits = [];
  expect(await find(slug)).toMatchObject({ isSoldElsewhere: false });
  search.hits = [linenShirt];
  expect(await find(slug)).toMatchObject({ isSoldElsewhere: false });
  withdraw();
  expect(await find(slug)).toEqual(OWN);
});
