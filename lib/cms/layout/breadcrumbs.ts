import type { PagePosition } from './site-frame';

/**
 * Breadcrumbs of a page for search engines.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const breadcrumbs = (trail: PagePosition['trail'], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, link }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    // The last one is the page itself.
    ...(link && { item: new URL(link.href, origin).href }),
  })),
});
