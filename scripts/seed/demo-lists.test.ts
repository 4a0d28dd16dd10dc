import { demoContent } from '@/demo/demo-content';
import type { SeedEntry } from '@/demo/seed-entry';
import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { voucherTerritories } from '@/lib/catalog/catalogue/voucher-visibility';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { readListState, type ListState } from '@/lib/catalog/catalogue/list-state';
import { articlesOf } from './catalogue/catalogue';
import { recordOf } from './catalogue/record';
import { CATEGORIES } from '@/demo/words/categories';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const nodes = entries.filter(({ type }) => type === 'node');

const german = (entry: SeedEntry | undefined, name: string) => entry?.fields[name]?.['de'];
const idsIn = (entry: SeedEntry | undefined, name: string): string[] =>
  [german(entry, name) ?? []].flat().map((link) => String(Object(link).sys.id));
const keyOf = (node: SeedEntry) => german(node, 'pimSlug');

const listsOf = (node: SeedEntry): SeedEntry[] =>
  idsIn(byId.get(idsIn(node, 'page')[0] ?? ''), 'main').flatMap(
    (id) => entries.filter((entry) => entry.id === id && entry.type === 'productList'), // oxfmt-ignore
  );

const VALUES: Partial<Record<FilterAttribute, (product: Product) => readonly string[]>> = {
  sale: ({ isOnSale }) => [String(isOnSale)],
  brand: ({ brand }) => [brand.title],
  filterColor: ({ colorVariants }) => colorVariants.map(({ filterColor }) => filterColor),
};

/** Whether an article passes all filters that are always active. */
function isWithin(product: Product, filters: ListState['filters']): boolean {
  // Keys of that very object.
  return (Object.keys(filters) as FilterAttribute[]).every((attribute) => {
    const valuesOf = VALUES[attribute];
    if (!valuesOf) throw new Error(`no demo list is narrowed by ${attribute} yet`);
    return valuesOf(product).some((value) => filters[attribute]?.includes(value));
  });
}

function countOf(node: SeedEntry, list: SeedEntry, products: readonly Product[]): number {
  const { filters } = readListState(new URLSearchParams(String(german(list, 'filters') ?? '')));
  const key = keyOf(node);
  return products.filter(
    (product) =>
      (key === undefined || product.categories.includes(String(key))) && isWithin(product, filters),
  ).length;
}

/**
 * Whether a node is visible in all countries; otherwise its list may be empty in some languages.
 */
const isForAll = (node: SeedEntry, project: ProjectId): boolean =>
  german(node, 'countries') === undefined &&
  voucherTerritories(String(german(node, 'nodeId')), project) === null;

const recordsOf = (project: ProjectId, language: (typeof LANGUAGES)[number]) =>
  [...articlesOf(project)].flatMap((article) => recordOf(article, language) ?? []);

describe.each(PROJECT_IDS)('the lists of %s', (project) => {
  const own = nodes.filter((node) => german(node, 'project') === project);

  test.each(LANGUAGES)('NAV-07: none is empty in %s', (language) => {
    const products = recordsOf(project, language);
    const seen = own.filter((node) => language === 'de' || isForAll(node, project));
    const empty = seen.flatMap((node) =>
      listsOf(node).flatMap((list) => (countOf(node, list, products) > 0 ? [] : [node.id])),
    );
    expect(empty).toEqual([]);
    expect(own.flatMap(listsOf).length).toBeGreaterThan(15);
  });

  test('NAV-07: neighbouring lists contain different articles', () => {
    const products = recordsOf(project, 'de');
    const listed = own.filter((node) => german(node, 'showInNavigation') === true);
    const same = listed.flatMap((node) =>
      listed
        .filter((other) => other.id > node.id && german(other, 'parent') !== undefined)
        .filter((other) => idsIn(other, 'parent')[0] === idsIn(node, 'parent')[0])
        .filter(
          (other) =>
            keyOf(node) === keyOf(other) &&
            listsOf(node).length > 0 &&
            german(listsOf(node)[0], 'filters') === german(listsOf(other)[0], 'filters'),
        )
        .map((other) => `${node.id} ${other.id}`),
    );
    expect(same).toEqual([]);
    expect(products.length).toBeGreaterThan(100);
  });

  test('PLP-10, PLP-11: one list has boxes of every size, breakers up to the second position and a banner', () => {
    const products = recordsOf(project, 'de');
    const dressed = own.flatMap((node) =>
      listsOf(node).flatMap((list) => (list.fields['elements'] ? [{ node, list }] : [])),
    );
    expect(dressed).not.toEqual([]);
    for (const { node, list } of dressed) {
      const elements = idsIn(list, 'elements').map((id) => byId.get(id));
      const sizes = elements.flatMap((element) => german(element, 'size') ?? []);
      expect(sizes).toEqual([1, 2, 3]);
      const types = elements.map((element) => element?.type ?? '');
      expect(types.filter((type) => type.startsWith('breakerSlider')).length).toBe(2);
      expect(types).toContain('categoryBanner');
      expect(countOf(node, list, products)).toBeGreaterThanOrEqual(24);
    }
  });
});

test('PLP-10: lists contain all three kinds of breakers, and some box is limited to some countries', () => {
  const among = entries.flatMap((entry) => idsIn(entry, 'elements')).map((id) => byId.get(id));
  const kinds = new Set(among.map((element) => element?.type));
  for (const kind of ['breakerSlider', 'breakerSliderBackground', 'breakerSliderFixed'])
    expect(kinds).toContain(kind);
  const boxes = among.filter((element) => element?.type === 'teaserBox');
  expect(boxes.some((box) => german(box, 'countries') !== undefined)).toBe(true);
});

test('API-09: in each shop a slider shows the best articles of its page’s category', () => {
  const isOfCategory = (entry: SeedEntry | undefined) =>
    entry?.type === 'recommendationSlider' &&
    german(entry, 'context') === 'CATEGORY' &&
    idsIn(entry, 'articles').length === 0;
  const own = nodes.filter((node) =>
    idsIn(byId.get(idsIn(node, 'page')[0] ?? ''), 'main').some((id) => isOfCategory(byId.get(id))),
  );
  expect(own.map((node) => german(node, 'project'))).toEqual(PROJECT_IDS);
  expect(own.map(keyOf)).toEqual(['jacken', 'maentel', 'maentel']);
});

test('every category of a node exists in the catalogue', () => {
  const keys: string[] = CATEGORIES.map(({ key }) => key);
  const unknown = nodes.flatMap((node) => {
    const key = keyOf(node);
    return key === undefined || keys.includes(String(key)) ? [] : [`${node.id} ${String(key)}`];
  });
  expect(unknown).toEqual([]);
});
