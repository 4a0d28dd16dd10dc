import { serveSitemap } from '@/lib/cms/sitemap/serve-sitemap.server';

/** Streams: Next must not wait for a whole body. */
export const config = { api: { responseLimit: false } };

/** `/sitemap.xml`, `/sitemap/de-de/pages.xml`, `/sitemap/de-de/articles-1.xml`. */
export default serveSitemap;
