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

export interface ListChoice {
  articles: number;
  /** One locale, or all if `null`. */
  market: string | null;
}

/** Pages to visit, and all pages that the same files list. */
interface Listing {
  chosen: Listed[];
  /** Addresses without parameters. */
  all: ReadonlySet<string>;
}

/**
 * Reads a shop's sitemaps: all pages and some articles of each market.
 * @throws Error when a file cannot be loaded
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

/** Pairs of listed pages of which only one refers to the other. */
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
