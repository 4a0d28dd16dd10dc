import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { wishlist } from '@/cms-schema/content-types/wishlist';
import { articleRow } from './articles/article-row';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const NAME = inSix(
  'Merkliste',
  'Wishlist',
  'Seznam přání',
  'Lista życzeń',
  'Verlanglijst',
  'Liste d’envies',
);

const suggestions = (shop: ProjectId): SeedEntry =>
  articleRow(
    `${shop}-wishlist-articles`,
    inSix(
      'Vielleicht gefällt Ihnen das',
      'You may like these',
      'Mohlo by se vám líbit',
      'To może się Państwu spodobać',
      'Misschien iets voor jou',
      'Cela pourrait vous plaire',
    ),
    [],
    'HOMEPAGE',
  );

const block = (shop: ProjectId): SeedEntry =>
  entry(wishlist, `${shop}-wishlist`, {
    headline: NAME,
    emptyHeadline: inSix(
      'Ihre Merkliste ist leer',
      'Your wishlist is empty',
      'Váš seznam přání je prázdný',
      'Państwa lista życzeń jest pusta',
      'Je verlanglijst is leeg',
      'Votre liste d’envies est vide',
    ),
    emptyText: inSix(
      'Mit dem Herz an jedem Artikel merken Sie sich, was Ihnen gefällt.',
      'Use the heart on any item to save what you like.',
      'Srdíčkem u každého výrobku si uložíte, co se vám líbí.',
      'Serduszko przy artykule pozwala zapisać to, co się Państwu podoba.',
      'Met het hartje bij elk artikel bewaar je wat je mooi vindt.',
      'D’un clic sur le cœur d’un article, vous enregistrez ce qui vous plaît.',
    ),
    emptyLabel: inSix(
      'Weiter einkaufen',
      'Continue shopping',
      'Pokračovat v nákupu',
      'Kontynuuj zakupy',
      'Verder winkelen',
      'Continuer vos achats',
    ),
    emptyLink: `node_${shop}-home`,
    emptyBlocks: [suggestions(shop)],
  });

const SORT = 980;

/** A shop's wishlist, the page before its node; the heart in the header links to it. */
export const wishlistPage = (shop: ProjectId): SeedEntry[] => [
  entry(page, `${shop}-page-wishlist`, {
    title: `${shop.toUpperCase()} ${NAME.de}`,
    main: [block(shop)],
  }),
  entry(node, `${shop}-node-wishlist`, {
    nodeId: `${shop}-wishlist`,
    nodeType: 'service',
    project: shop,
    name: NAME,
    path: { de: '/wishlist' },
    parent: `${shop}-node-home`,
    page: `${shop}-page-wishlist`,
    sort: SORT,
    showInCategories: false,
  }),
];
