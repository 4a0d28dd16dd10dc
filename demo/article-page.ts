import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { lastSeenSlider } from '@/cms-schema/content-types/last-seen-slider';
import { productDetail } from '@/cms-schema/content-types/product-detail';
import { productTabs } from '@/cms-schema/content-types/product-tabs';
import { recommendationSlider } from '@/cms-schema/content-types/recommendation-slider';
import type { Shop } from './legal-pages';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const similar = inSix(
  'Das könnte Ihnen auch gefallen',
  'You may also like',
  'Mohlo by se vám líbit',
  'To też może się spodobać',
  'Misschien vindt u dit ook mooi',
  'Cela pourrait vous plaire',
);

const deliveryNote = inSix(
  'Lieferung in zwei bis vier Werktagen',
  'Delivery in two to four working days',
  'Doručení za dva až čtyři pracovní dny',
  'Dostawa w ciągu dwóch do czterech dni roboczych',
  'Levering binnen twee tot vier werkdagen',
  'Livraison en deux à quatre jours ouvrés',
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
        entry(productTabs, `${pageId}-tabs`, { title: `${title}: Texte` }),
        entry(recommendationSlider, `${pageId}-similar`, {
          headline: similar,
          context: 'PRODUCT',
          fillUp: true,
        }),
        entry(lastSeenSlider, `${pageId}-last-seen`, { title: `${title}: Zuletzt angesehen` }),
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
