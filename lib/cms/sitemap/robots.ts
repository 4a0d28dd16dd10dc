import { PRIVATE_PATHS } from './private-paths';

/**
 * Rules for crawlers. Addresses that select something in a list stay open: crawlers have to see
 * that they are not to be indexed.
 * @param origin of the shop; `null` on a host that is none of ours, where nothing is to be read
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
