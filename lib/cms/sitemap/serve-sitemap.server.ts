import type { NextApiResponse } from 'next';
import { shopOf } from '@/lib/cms/content/shop.server';
import { env } from '@/lib/platform/env/env.server';
import { marketLocales } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import type { ProjectId } from '@/lib/shop/project/projects';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import { articleEntries, countArticles } from './article-entries.server';
import { pageEntries } from './page-entries.server';
import {
  sitemapIndex,
  urlElement,
  URLSET_BEGIN,
  URLSET_END,
  type SitemapEntry,
} from './sitemap-xml';
import { beginXml, streamXml } from './stream-xml.server';
import { marketContext, xmlEndpoint } from './xml-endpoint.server';

/**
 * Articles per file. The protocol allows 50,000 addresses and 50 MB; with the addresses of thirty
 * markets each, this many articles take four fifths of that.
 */
export const ARTICLES_PER_FILE = 8_000;

const originOf = (project: ProjectId): string => {
  const { SITE_URL, PROJECT_HOSTS } = env();
  return siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS));
};

/** Addresses of a shop's sitemap files: pages and articles of each market. */
async function addressesOf(project: ProjectId): Promise<string[]> {
  const counts = new Map<string, Promise<number>>();
  const filesOf = async (locale: string): Promise<string[]> => {
    const context = marketContext(project, locale);
    if (!context) return [];
    const { language } = context.locale;
    const counted = counts.get(language) ?? countArticles(context);
    counts.set(language, counted);
    const files = Math.ceil((await counted) / ARTICLES_PER_FILE);
    const articles = Array.from({ length: files }, (_, at) => `articles-${at + 1}.xml`);
    return ['pages.xml', ...articles].map(
      (file) => `${originOf(project)}/sitemap/${locale}/${file}`,
    );
  };
  return (await Promise.all(marketLocales(project).map(filesOf))).flat();
}

type Batches = AsyncGenerator<SitemapEntry[]>;

/** The entries of a file; `null` if there is no file of that name. */
async function batchesOf(context: PageContext, file: string): Promise<Batches | null> {
  if (file === 'pages.xml') return pageEntries(context);
  const [, digits] = /^articles-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  if (!digits) return null;
  const from = (Number(digits) - 1) * ARTICLES_PER_FILE;
  if (from >= (await countArticles(context))) return null;
  const range = { from, until: from + ARTICLES_PER_FILE };
  const { productRules } = await shopOf(context);
  return articleEntries(context, productRules, range);
}

async function* elementsOf(batches: Batches): AsyncGenerator<string[]> {
  for await (const batch of batches) yield batch.map(urlElement);
}

async function reply(
  project: ProjectId,
  path: readonly string[],
  response: NextApiResponse,
): Promise<void> {
  const [locale = '', file = '', ...rest] = path;
  if (path.length === 0) {
    const index = sitemapIndex(await addressesOf(project));
    beginXml(response);
    response.end(index);
    return;
  }
  const context = rest.length === 0 ? marketContext(project, locale) : null;
  const batches = context && (await batchesOf(context, file));
  if (batches) await streamXml(response, elementsOf(batches), [URLSET_BEGIN, URLSET_END]);
  else response.status(404).end();
}

/** Serves `/sitemap.xml` and the files it lists, for the shop of the requested host. */
export const serveSitemap = xmlEndpoint('sitemap', reply);
