import { serveSitemap } from '@/lib/cms/sitemap/serve-sitemap.server';

/** Removes Next's size limit, because sitemaps are streamed. */
export const config = { api: { responseLimit: false } };

/** `/sitemap.xml`, `/sitemap/de-de/pages.xml`, `/sitemap/de-de/articles-1.xml`. */
export default serveSitemap;
