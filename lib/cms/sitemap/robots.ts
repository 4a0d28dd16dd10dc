import { PRIVATE_PATHS } from './private-paths';

/**
 * Rules for crawlers. Filtered lists are not disallowed: crawlers have to read them to see that
 * they are not to be indexed.
 * @param origin of the shop; `null` on a host of no shop, which crawlers may not read
 * @see RFC 9309
 */
export function robotsText(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n';
  const closed = [
    '/api/',
    '/offline/',
    '/_hirmer/',
    '/dev/',
    ...PRIVATE_PATHS.map((path) => `/*${path}`),
  ];
  const rules = closed.map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
