import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { categoryHeader } from '@/cms-schema/content-types/category-header';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { productList } from '@/cms-schema/content-types/product-list';
import { entry, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import { slugOf } from '@/lib/catalog/catalogue/slug';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { CategoryLevel } from './category-tree';

/** What the shop has already. */
export interface PresentNodes {
  /** Id of the home page's entry. */
  home: string;
  /** Entry ids by category. */
  byCategory: ReadonlyMap<string, string>;
  /** German paths, which must not be used twice. */
  paths: ReadonlySet<string>;
}

/** Place in the tree. */
interface Above {
  entryId: string;
  /** Path in each language, empty below the home page. */
  paths: Readonly<Record<string, string>>;
  /** Keys from the top, joined by `-`. */
  id: string;
  isTop: boolean;
}

type Names = InLanguages<string>;

/** Contentful falls back to German, so that a category without a German title takes another one. */
const namesOf = ({ titles, key }: CategoryLevel): Names => ({
  ...titles,
  [DEFAULT_LOCALE]: titles.de ?? Object.values(titles)[0] ?? key,
});

/** Paths in the languages in which all levels above have one. */
function pathsOf(names: Names, above: Above): Names {
  const below = (language: string, name: string) =>
    `${above.paths[language] ?? ''}/${slugOf(name)}`;
  return {
    ...Object.fromEntries(
      Object.entries(names)
        .filter(([language]) => above.isTop || above.paths[language] !== undefined)
        .map(([language, name]) => [language, below(language, name)]),
    ),
    de: below('de', names.de),
  };
}

/** A page with the list of a category, and the node in the navigation that leads to it. */
function entriesOf(
  shop: ProjectId,
  level: CategoryLevel,
  { id, above, paths, place }: { id: string; above: Above; paths: Names; place: number },
): SeedEntry[] {
  const names = namesOf(level);
  const title = `${shop.toUpperCase()} ${names.de}`;
  return [
    entry(page, `${shop}-page-${id}`, {
      title,
      main: [
        entry(categoryHeader, `${shop}-page-${id}-title`, { headline: names }),
        entry(productList, `${shop}-page-${id}-list`, { title: `${title}: Liste` }),
      ],
    }),
    entry(node, `${shop}-node-${id}`, {
      nodeId: `${shop}-${id}`,
      nodeType: 'category',
      project: shop,
      name: names,
      path: paths,
      parent: above.entryId,
      page: `${shop}-page-${id}`,
      pimSlug: level.key,
      sort: (place + 1) * 10,
      showInNavigation: true,
      showInMobileNavigation: true,
      mobileNavigationIndex: Math.min((place + 1) * 10, 999),
    }),
  ];
}

/** Pages and nodes of the categories that no node of the shop has yet. */
export function categoryEntries(
  shop: ProjectId,
  tree: readonly CategoryLevel[],
  { home, byCategory, paths: taken }: PresentNodes,
): SeedEntry[] {
  const below = (levels: readonly CategoryLevel[], above: Above): SeedEntry[] =>
    levels.flatMap((level, place) => {
      const id = above.id ? `${above.id}-${level.key}` : level.key;
      const paths = pathsOf(namesOf(level), above);
      const present = byCategory.get(level.key);
      const isNew = present === undefined && !taken.has(paths.de);
      const entryId = present ?? (isNew ? `${shop}-node-${id}` : above.entryId);
      return [
        ...(isNew ? entriesOf(shop, level, { id, above, paths, place }) : []),
        ...below(level.children, { entryId, paths, id, isTop: false }),
      ];
    });
  return below(tree, { entryId: home, paths: {}, id: '', isTop: true });
}
