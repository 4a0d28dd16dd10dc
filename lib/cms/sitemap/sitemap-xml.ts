import type { Alternate } from '@/lib/shop/routes/alternates';

/** One address of a sitemap. */
export interface SitemapEntry {
  loc: string;
  /** When its content last changed, in epoch milliseconds; `null` if unknown. */
  lastmod: number | null;
  alternates: readonly Alternate[];
  /** Addresses of its pictures. */
  pictures: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

export const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @see https://www.sitemaps.org/protocol.html */
export const URLSET_BEGIN =
  `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const URLSET_END = '</urlset>\n';

/** @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
export function urlElement({ loc, lastmod, alternates, pictures }: SitemapEntry): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${escaped(href)}"/>`,
  );
  const images = pictures.map(
    (picture) => `<image:image>${element('image:loc', picture)}</image:image>`,
  );
  const changed = lastmod === null ? '' : element('lastmod', new Date(lastmod).toISOString());
  return `<url>${element('loc', loc)}${changed}${links.join('')}${images.join('')}</url>\n`;
}

/** The list of a shop's sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`);
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('')}</sitemapindex>\n`;
}
