import { serveMerchantFeed } from '@/lib/cms/sitemap/merchant-feed.server';

/** Removes Next's size limit, because feeds are streamed. */
export const config = { api: { responseLimit: false } };

/** `/feeds/google/de-de.xml` */
export default serveMerchantFeed;
