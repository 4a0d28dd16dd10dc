import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { productDetail } from '@/cms-schema/content-types/product-detail';
import type { Shop } from './legal-pages';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const deliveryNote = inSix(
  'Rückgabe innerhalb von 30 Tagen, in Deutschland kostenlos',
  'Returns within 30 days, free of charge in Germany',
  'Vrácení do 30 dnů, v Německu zdarma',
  'Zwrot w ciągu 30 dni, w Niemczech bezpłatny',
  'Retourneren binnen 30 dagen, in Duitsland gratis',
  'Retour sous 30 jours, gratuit en Allemagne',
);

/** The page of all articles. Its path is the same in every language; not in a navigation. */
export function articlePage(shop: Shop): SeedEntry[] {
  const title = `${shop.toUpperCase()} Artikelseite`;
  const pageId = `${shop}-page-artikel`;
  return [
    entry(page, pageId, {
      title,
      main: [
        entry(productDetail, `${pageId}-detail`, { title: `${title}: Artikel`, deliveryNote }),
      ],
    }),
    entry(node, `${shop}-node-artikel`, {
      nodeId: `${shop}-artikel`,
      nodeType: 'service',
      project: shop,
      name: inSix('Artikel', 'Article', 'Zboží', 'Artykuł', 'Artikel', 'Article'),
      path: { de: '/p' },
      parent: `${shop}-node-home`,
      page: pageId,
      sort: 990,
      showInCategories: false,
    }),
  ];
}
