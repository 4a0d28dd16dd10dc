import { slugOf } from '@/lib/catalog/catalogue/slug';
import { isLanguage, type Language } from '@/lib/shop/page-context/locale';

/** Category of an imported article: a path in each language, and the keys of its levels if it has them. */
export interface ImportedCategory {
  titles: Partial<Record<Language, string[]>>;
  keys?: string[] | undefined;
  /** Articles that have it. */
  articles: number;
}

export interface CategoryLevel {
  /** Key in the catalogue: `pimSlug` of its node. */
  key: string;
  titles: Partial<Record<Language, string>>;
  articles: number;
  children: CategoryLevel[];
}

/** Title of one level in the languages that have the whole path. */
function titlesAt(titles: ImportedCategory['titles'], depth: number): CategoryLevel['titles'] {
  return Object.fromEntries(
    Object.entries(titles).flatMap(([language, path]) => {
      const title = path[depth];
      return isLanguage(language) && title ? [[language, title] as const] : [];
    }),
  );
}

/** Keys as the search index has them, which are made of the German titles if the file names none. */
const keysOf = ({ titles, keys }: ImportedCategory): string[] =>
  keys ?? (titles.de ?? titles.en ?? Object.values(titles)[0] ?? []).map(slugOf);

const byArticles = (one: CategoryLevel, other: CategoryLevel) => other.articles - one.articles;

/** The categories of all articles as a tree, those with most articles first. */
export function categoryTree(categories: readonly ImportedCategory[]): CategoryLevel[] {
  const roots: CategoryLevel[] = [];
  for (const category of categories) {
    let level = roots;
    for (const [depth, key] of keysOf(category).entries()) {
      let found = level.find((each) => each.key === key);
      if (!found) level.push((found = { key, titles: {}, articles: 0, children: [] }));
      found.titles = { ...titlesAt(category.titles, depth), ...found.titles };
      found.articles += category.articles;
      level = found.children;
    }
  }
  const sort = (levels: CategoryLevel[]): CategoryLevel[] => {
    for (const { children } of levels) sort(children);
    return levels.sort(byArticles);
  };
  return sort(roots);
}
