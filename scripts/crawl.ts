import { parseArgs } from 'node:util';
import { database } from '@/lib/platform/db/database.server';
import { env } from '@/lib/platform/env/env.server';
import { marketLocales } from '@/lib/shop/page-context/locale';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import {
  lawfulReductions,
  unlawfulReductions,
  type Reductions,
} from './crawl/announced-reductions';
import { requestFromShop, forEach, shareWith } from './crawl/request-from-shop';
import { faultsOf, readCrawledPage } from './crawl/crawled-page';
import { internalValuesOf } from './crawl/internal-values';
import { listedPages, oneSided, type ListChoice } from './crawl/sitemaps';
import { readEnvFile } from './env-file';

const USAGE = `Visits what the sitemaps of the running shops list, and what those pages link to.
Articles beyond the number are known by their sitemap.

  npm run crawl -- [--articles 200] [--project hgg] [--also 3001]

  --articles  of each market and file
  --project   one shop; default: all of them
  --market    one locale, for example de-at; default: all of them
  --also      port of another storefront of the same shops, which is asked in turn

Ends with 1 when a link is broken or redirects, a pair of languages is one-sided, or a page lacks
title, description or its own canonical address, shows a key, an id or a value of programs, or
announces a reduction that the history of prices does not bear.
`;

/** Maximum number of printed faults; the others are counted. */
const MAX_SHOWN = 50;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** First page with a link, and the number of pages. */
type Found = Map<string, { on: string; times: number }>;

/** Every market of a shop, by its origin. */
type Markets = ReadonlyMap<string, readonly string[]>;

/**
 * Whether a link leads to a page of the same market. Pages in a country's other languages are built
 * from the same entries, and would double the number of requests.
 */
function isOwnPage(link: string, markets: Markets): boolean {
  const { origin, pathname } = new URL(link);
  return markets.get(origin)?.includes(pathname.split('/')[1] ?? '') ?? false;
}

/** Reductions that may be announced, by the beginning of addresses: `https://hgg.example/de-de`. */
type MarketReductions = ReadonlyMap<string, Reductions>;

async function reductionsOf(project: ProjectId, origin: string): Promise<MarketReductions> {
  const found = new Map<string, Reductions>();
  for (const locale of marketLocales(project)) {
    const context = pageContext({ project, locale, path: '/' }, Date.now());
    if (context) found.set(`${origin}/${locale}`, await lawfulReductions(context));
  }
  return found;
}

/** What visitors of a page must not be shown. */
function wronglyShown(html: string, address: string, reductions: MarketReductions): string[] {
  const { origin, pathname } = new URL(address);
  const lawful = reductions.get(`${origin}/${pathname.split('/')[1]}`) ?? new Map();
  return [...internalValuesOf(html), ...unlawfulReductions(html, lawful)].map(
    (value) => `${address}: shows ${value}`,
  );
}

async function visitListed(
  addresses: readonly string[],
  markets: Markets,
  reductions: MarketReductions,
  faults: string[],
): Promise<Found> {
  const found: Found = new Map();
  await forEach(addresses, async (address) => {
    const { status, body, location } = await requestFromShop(address);
    if (status !== 200) {
      faults.push(`${address}: ${status} ${location ?? ''}`);
      return;
    }
    const page = readCrawledPage(body, address);
    faults.push(...faultsOf(page, address).map((fault) => `${address}: ${fault}`));
    faults.push(...wronglyShown(body, address, reductions));
    for (const link of page.links.filter((one) => isOwnPage(one, markets))) {
      const known = found.get(link);
      if (known) known.times += 1;
      else found.set(link, { on: address, times: 1 });
    }
  });
  return found;
}

/**
 * Parameters of an article's address that do not change the page: a colour, and the search that led
 * to it.
 */
const WITHIN_ARTICLE = new Set(['colorVariant', 'queryID']);

/**
 * Whether a link is known to work: an article at the address in its sitemap, in one of its colours.
 * Addresses with an old name are in no sitemap, and are requested.
 */
function isListedArticle(link: string, listed: ReadonlySet<string>): boolean {
  const { origin, pathname, searchParams } = new URL(link);
  const isWhole = [...searchParams.keys()].every((name) => WITHIN_ARTICLE.has(name));
  return pathname.includes('/p/') && isWhole && listed.has(origin + pathname);
}

/**
 * Whether a link to a filtered list is of a new kind. Lists link to each value of a filter; the
 * first of each filter and market represents the others.
 */
function isOfAnotherKind(link: string, kinds: Set<string>): boolean {
  const { origin, pathname, searchParams } = new URL(link);
  if (searchParams.size === 0) return true;
  const [, market = ''] = pathname.split('/');
  const kind = `${origin}/${market}?${[...searchParams.keys()].sort().join('&')}`;
  const isNew = !kinds.has(kind);
  kinds.add(kind);
  return isNew;
}

async function visitLinks(
  found: Found,
  visited: ReadonlySet<string>,
  reductions: MarketReductions,
  faults: string[],
) {
  const kinds = new Set<string>();
  const links = [...found].filter(([link]) => !visited.has(link) && isOfAnotherKind(link, kinds));
  await forEach(links, async ([link, { on, times }]) => {
    const { status, location, body } = await requestFromShop(link);
    if (status === 200) return void faults.push(...wronglyShown(body, link, reductions));
    const where = `linked from ${on}${times > 1 ? ` and ${times - 1} more` : ''}`;
    faults.push(`${link}: ${status} ${location ?? ''} (${where})`);
  });
  return links.length;
}

async function crawl(projects: readonly ProjectId[], choice: ListChoice): Promise<string[]> {
  const { SITE_URL, PROJECT_HOSTS } = env();
  const hosts = projectHosts(PROJECT_HOSTS);
  const originOf = (project: ProjectId) => siteOrigin(project, SITE_URL, hosts);
  const markets = new Map(
    PROJECT_IDS.map((project) => [originOf(project), marketLocales(project)] as const),
  );
  const faults: string[] = [];
  for (const project of projects) {
    const begin = Date.now();
    const { chosen, all } = await listedPages(originOf(project), choice);
    faults.push(...oneSided(chosen));
    const addresses = chosen.map(({ address }) => address);
    const reductions = await reductionsOf(project, originOf(project));
    const found = await visitListed(addresses, markets, reductions, faults);
    for (const link of found.keys()) if (isListedArticle(link, all)) found.delete(link);
    const links = await visitLinks(found, new Set(addresses), reductions, faults);
    const seconds = Math.round((Date.now() - begin) / 1000);
    print(
      `${project}: ${addresses.length} pages of the sitemaps, ${links} other links, ${seconds} s`,
    );
  }
  return faults;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '200' },
      project: { type: 'string' },
      market: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
    },
  });
  const articles = Number(values.articles);
  const projects = PROJECT_IDS.filter(
    (id) => values.project === undefined || id === values.project,
  );
  if (!Number.isInteger(articles) || articles < 0 || projects.length === 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  readEnvFile();
  for (const port of values.also) shareWith(port);
  const faults = await crawl(projects, { articles, market: values.market ?? null });
  for (const fault of faults.slice(0, MAX_SHOWN)) print(`  ${fault}`);
  print(`${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`crawl: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  .finally(() => (process.exitCode === 2 ? undefined : database().close()));
