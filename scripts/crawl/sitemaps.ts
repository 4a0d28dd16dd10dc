import { requestFromShop } from './request-from-shop';
import { allOf } from './crawled-page';

export interface Listed {
  address: string;
  alternates: ReadonlyMap<string, string>;
}

async function fileAt(address: string): Promise<string> {
  const { status, body } = await requestFromShop(address);
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  return body;
}

function listedIn(xml: string): Listed[] {
  return xml
    .split('<url>')
    .slice(1)
    .map((url) => ({
      address: allOf(url, /<loc>([^<]*)</g)[0] ?? '',
      alternates: new Map(
        [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
          ([, language = '', href = '']) => [language, href],
        ),
      ),
    }));
}

/** What of a shop is visited. */
export interface ListChoice {
  /** At most so many of each file. */
  articles: number;
  /** One locale; `null`: all of them. */
  market: string | null;
}

/** What is visited, and everything that the same files list. */
interface Listing {
  chosen: Listed[];
  /** Addresses without parameters. */
  all: ReadonlySet<string>;
}

/**
 * What a shop's sitemaps list, all pages and some articles of each market.
 * @throws Error when a file cannot be had
 */
export async function listedPages(
  origin: string,
  { articles, market }: ListChoice,
): Promise<Listing> {
  const files = allOf(await fileAt(`${origin}/sitemap.xml`), /<loc>([^<]*)</g);
  const chosen: Listed[] = [];
  const all = new Set<string>();
  for (const file of files) {
    if (market && !file.includes(`/${market}/`)) continue;
    const entries = listedIn(await fileAt(file));
    for (const { address } of entries) all.add(address);
    chosen.push(...(file.endsWith('/pages.xml') ? entries : entries.slice(0, articles)));
  }
  return { chosen, all };
}

/** Pairs of pages of which only one names the other, among those that are listed. */
export function oneSided(listed: readonly Listed[]): string[] {
  const byAddress = new Map(listed.map((page) => [page.address, page]));
  return listed.flatMap(({ address, alternates }) =>
    [...alternates].flatMap(([language, href]) => {
      const other = byAddress.get(href);
      const isMutual = !other || [...other.alternates.values()].includes(address);
      return isMutual || language === 'x-default' ? [] : [`${address}: ${href} does not name it`];
    }),
  );
}
