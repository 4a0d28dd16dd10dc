import { once } from 'node:events';
import type { NextApiRequest, NextApiResponse } from 'next';
import { shopOf } from '@/lib/cms/content/shop.server';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';
import { marketLocales } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
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

/**
 * Articles per file. The protocol allows 50,000 addresses and 50 MB; with the addresses of thirty
 * markets each, this many articles take four fifths of that.
 */
export const ARTICLES_PER_FILE = 8_000;
/** Seconds for which crawlers and proxies may cache a sitemap. */
const MAX_AGE_SECONDS = 600;

const originOf = (project: ProjectId): string => {
  const { SITE_URL, PROJECT_HOSTS } = env();
  return siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS));
};

function marketContext(project: ProjectId, locale: string): PageContext | null {
  if (!marketLocales(project).includes(locale)) return null;
  return pageContext({ project, locale, path: '/' }, Date.now());
}

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

function begin(response: NextApiResponse): void {
  response.setHeader('Content-Type', 'application/xml; charset=utf-8');
  response.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
}

/** Writes batch by batch, at the crawler's pace. */
async function stream(batches: Batches, response: NextApiResponse): Promise<void> {
  // The first batch is read before the header is sent, so that an outage is a 503 instead of an
  // empty list.
  const first = await batches.next();
  begin(response);
  response.write(URLSET_BEGIN);
  for (let step = first; !step.done; step = await batches.next())
    if (!response.write(step.value.map(urlElement).join(''))) await once(response, 'drain');
  response.end(URLSET_END);
}

async function reply(
  project: ProjectId,
  path: readonly string[],
  response: NextApiResponse,
): Promise<void> {
  const [locale = '', file = '', ...rest] = path;
  if (path.length === 0) {
    const index = sitemapIndex(await addressesOf(project));
    begin(response);
    response.end(index);
    return;
  }
  const context = rest.length === 0 ? marketContext(project, locale) : null;
  const batches = context && (await batchesOf(context, file));
  if (batches) await stream(batches, response);
  else response.status(404).end();
}

/** Serves `/sitemap.xml` and the files it lists, for the shop of the requested host. */
export async function serveSitemap(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  const project = projectOfHost(request.headers.host, env().PROJECT_HOSTS);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.setHeader('Allow', 'GET, HEAD').status(405).end();
  if (!project) return void response.status(404).end();
  try {
    await reply(project, [request.query['path'] ?? []].flat(), response);
  } catch (error) {
    report('sitemap failed', { error });
    // A list that was cut off must not look complete.
    if (response.headersSent) response.destroy();
    else response.status(503).setHeader('Retry-After', '60').end();
  }
}
