import { loadArticle } from '@/lib/catalog/article/load-article.server';
import { loadArticlePage } from '@/lib/cms/content/article-page.server';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { indexNames } from '@/lib/catalog/search/index-names';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { report } from '@/lib/platform/log/log.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { productHref } from '@/lib/shop/routes/product-href';
import { articleAtPath } from './article-at-path';
import { DEFAULT_LOCALE, type LocalizedFields } from './studio-entry';

/** A real article with which the template of its page is composed. */
export interface ComposedArticle {
  /** Without the locale. */
  path: string;
  title: string;
  productType: ProductType;
}

/** Articles among which an example of a template is looked for. */
const LOOKED_AT = 1_000;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Whether a hit of the search meets a template's conditions, of which an empty one admits all. */
function admits(template: LocalizedFields, hit: object): boolean {
  const { productType, brand, categories } = Object(hit);
  const isMet = (condition: string, values: unknown[]) => {
    const wanted = texts(template[condition]?.[DEFAULT_LOCALE]);
    return wanted.length === 0 || values.some((value) => wanted.includes(String(value)));
  };
  return (
    isMet('productTypes', [productType]) &&
    isMet('brands', [Object(brand).slug]) &&
    isMet('categories', texts(categories))
  );
}

/** Path of an article for which a template is made; `null` if none was found. */
async function examplePath(template: LocalizedFields, project: ProjectId): Promise<string | null> {
  const { results } = await serverSearchClient().searchForHits({
    requests: [
      {
        indexName: indexNames(project, DEFAULT_LOCALE).products,
        hitsPerPage: LOOKED_AT,
        attributesToRetrieve: ['slug', 'productType', 'brand.slug', 'categories'],
        attributesToHighlight: [],
      },
    ],
  });
  const found = results.flatMap(({ hits }) => hits).find((hit) => admits(template, hit));
  const slug: unknown = Object(found).slug;
  if (!found || typeof slug !== 'string') return null;
  const locale = projects[project].defaultLocale;
  const href = productHref({ slug, objectID: found.objectID }, { project, locale });
  return href.slice(`/${locale}`.length);
}

/**
 * The article with which a template is composed: the wanted one, or else one for which it is made.
 * @returns `null` if there is none
 */
export async function composedArticle(
  template: LocalizedFields,
  project: ProjectId,
  wanted: string,
): Promise<ComposedArticle | null> {
  // Without the search, the template is composed without an article.
  const example = () =>
    examplePath(template, project).catch((error: unknown) => {
      report('no article found for a template', { error });
      return null;
    });
  const path = articleAtPath(wanted) ? wanted : await example();
  const address = path === null ? null : articleAtPath(path);
  const locale = projects[project].defaultLocale;
  const context = path === null ? null : pageContext({ project, locale, path }, Date.now());
  if (path === null || !address || !context) return null;
  const product = await loadArticle(address.number, context);
  if (!product) return null;
  const { brand, title, productType } = product;
  return { path, productType, title: `${brand.title} ${title}` };
}

/** Entry of the template that makes the page of an article; `null` for any other page. */
export async function templateAt(project: ProjectId, path: string): Promise<string | null> {
  const address = articleAtPath(path);
  const locale = projects[project].defaultLocale;
  const context = pageContext({ project, locale, path }, Date.now());
  if (!address || !context) return null;
  const { choice } = await loadArticlePage(address, { ...context, isDraft: true });
  return choice?.templates[0]?.node.id ?? null;
}
