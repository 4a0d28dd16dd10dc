import { demoContent } from '@/demo/demo-content';
import type { SeedEntry } from '@/demo/seed-entry';
import type { IndexCurrency } from '@/lib/catalog/catalogue/price';
import { minorUnitsOf } from '@/lib/shop/money/parse-amount';
import { categoryPath } from '@/demo/words/categories';
import { brandSlug } from './catalogue/brands';
import { articlesOf } from './catalogue/catalogue';
import type { SeedColour } from './catalogue/seed-article';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const colours = new Map(
  (['hgg', 'hrm', 'eck'] as const).flatMap((project) =>
    [...articlesOf(project)].flatMap((article) =>
      article.colours.map((colour) => [colour.itemnum, colour] as const),
    ),
  ),
);

function currencyOf(countries: string) {
  if (countries === 'CZ') return 'czk';
  if (countries === 'PL') return 'pln';
  if (countries === 'CH') return 'chf';
  return countries.includes('US') ? 'usd' : 'eur';
}

const german = (entry: SeedEntry | undefined, name: string) => entry?.fields[name]?.['de'];
const idsIn = (entry: SeedEntry | undefined, name: string): string[] =>
  [german(entry, name) ?? []].flat().map((link) => String(Object(link).sys.id));

/** Current or former price of an article in a currency. */
function catalogue(colour: SeedColour | undefined, currency: IndexCurrency) {
  const sizes = colour?.sizes ?? [];
  return {
    now: sizes.map(({ price }) => price[currency]),
    before: sizes.map(({ strikePrice }) => strikePrice[currency]),
  };
}

const teasers = entries.filter(
  ({ type, fields }) => type === 'productTeaserPrice' && fields['articleNumber'],
);

test('BLK-11: an article teaser shows the catalogue’s prices, in each currency', () => {
  expect(teasers.length).toBeGreaterThan(8);
  const wrong = teasers.flatMap((teaser) =>
    idsIn(teaser, 'prices').flatMap((id) => {
      const price = byId.get(id);
      const currency = currencyOf(String(german(price, 'countries')));
      const number = String(german(teaser, 'articleNumber'));
      const regular = minorUnitsOf(String(german(price, 'sourceValue')));
      const [value] = idsIn(price, 'values').map((one) => german(byId.get(one), 'value'));
      const known = catalogue(colours.get(number), currency);
      const isRight = value
        ? known.now.includes(minorUnitsOf(String(value))) && known.before.includes(regular)
        : known.now.includes(regular) && known.before.every((amount) => amount === undefined);
      return isRight ? [] : [`${teaser.id} ${number} ${currency}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Articles in rows, with the declared ratio of their pictures. */
const inRows = entries.filter(({ type }) => type === 'recommendedArticle');

test('TIL-04: articles in rows exist in the catalogue, with the declared ratio', () => {
  const kinds = new Map(
    (['hgg', 'hrm', 'eck'] as const).flatMap((project) =>
      [...articlesOf(project)].map(({ number, looks }) => [number, looks.kind] as const),
    ),
  );
  const long = new Set(['coat', 'suit', 'jeans', 'chinos', 'joggers', 'pyjamas']);
  expect(inRows.length).toBeGreaterThan(50);
  for (const entry of inRows) {
    const number = String(german(entry, 'itemNumber'));
    const kind = kinds.get(number) ?? 'missing';
    expect([number, kind]).not.toContain('missing');
    expect([number, german(entry, 'imageRatio')]).toEqual([number, long.has(kind) ? '1:2' : '3:4']);
  }
});

test('NAV-12: a shop lists exactly the brands that have articles', () => {
  for (const project of ['hgg', 'hrm', 'eck'] as const) {
    const listed = entries
      .filter(({ id, type }) => type === 'node' && id.startsWith(`${project}-node-marken-`))
      .map((node) => String(german(node, 'name')));
    const carried = new Set([...articlesOf(project)].map(({ brand }) => brand.title));
    expect(listed).toEqual([...carried].toSorted((a, b) => a.localeCompare(b, 'de')));
  }
});

test('CMS-02: every product template of the demo matches some product', () => {
  const templates = entries.filter(({ type }) => type === 'productTemplate');
  expect(templates.length).toBeGreaterThan(3);
  for (const template of templates) {
    const admits = (field: string, values: readonly string[]) => {
      const allowed = [german(template, field) ?? []].flat();
      return allowed.length === 0 || values.some((value) => allowed.includes(value));
    };
    const [project = 'hgg'] = (['hgg', 'hrm', 'eck'] as const).filter(
      (id) => id === german(template, 'project'),
    );
    const framed = [...articlesOf(project)].filter(
      ({ brand, category }) =>
        admits('brands', [brandSlug(brand.title)]) &&
        admits(
          'categories',
          categoryPath(category).map(({ key }) => key),
        ),
    );
    expect([template.id, framed.length > 0]).toEqual([template.id, true]);
  }
});
