export interface CrawledPage {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  /** Absolute addresses of its links, without fragments. */
  links: string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&apos;': "'",
};
export const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|apos|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const firstOf = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');

export const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => unescaped(found));

function linksOf(html: string, base: string): string[] {
  const links = allOf(html, /<a\s[^>]*?href="([^"]*)"/g)
    .filter((href) => URL.canParse(href, base))
    .map((href) => new URL(href, base));
  for (const link of links) link.hash = '';
  return [...new Set(links.map(({ href }) => href))];
}

/** @param address of the document */
export function readCrawledPage(html: string, address: string): CrawledPage {
  const [head = ''] = html.split('</head>', 1);
  return {
    title: firstOf(head, /<title[^>]*>([^<]*)</),
    description: firstOf(head, /<meta name="description" content="([^"]*)"/),
    canonical: firstOf(head, /<link rel="canonical" href="([^"]*)"/) || null,
    isIndexed: !/<meta name="robots" content="noindex/.test(head),
    links: linksOf(html, address),
  };
}

/** Problems that search engines would have with a page of the sitemap. */
export function faultsOf(page: CrawledPage, address: string): string[] {
  return [
    ...(page.title ? [] : ['no title']),
    ...(page.description ? [] : ['no description']),
    ...(page.canonical ? [] : ['no canonical address']),
    ...(page.canonical && page.canonical !== address ? [`canonical is ${page.canonical}`] : []),
    ...(page.isIndexed ? [] : ['is not to be indexed']),
  ];
}
