import { readFileSync } from 'node:fs';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { settingsChangedBy } from '@/lib/shop/settings/registrations.fixture';
import { importedArticle } from './import-article.server';

withEnvironment();
process.env['SHOP_SETTINGS'] = settingsChangedBy((settings, shop) => ({
  ...settings,
  ...(shop === 'hgg' && { vatClasses: { books: { DE: 7 } } }),
}));

const [shirt = {}, belt = {}] = readFileSync('docs/catalogue-example.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Record<string, unknown> => JSON.parse(line));

const faultsOf = (article: object) =>
  (importedArticle.safeParse(article).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test('an article has a class that its shop has rates for', () => {
  expect(shirt['shop']).toBe('hgg');
  expect(faultsOf({ ...shirt, vat: 'books' })).toEqual([]);
  expect(faultsOf({ ...shirt, vat: 'food' })).toEqual([
    'vat is no VAT class of this shop, which knows standard, books',
  ]);
  expect(faultsOf({ ...belt, vat: 'books' })).toEqual([
    'vat is no VAT class of this shop, which knows standard',
  ]);
});
