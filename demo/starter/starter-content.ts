import { categoryHeader } from '@/cms-schema/content-types/category-header';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { productList } from '@/cms-schema/content-types/product-list';
import { project } from '@/cms-schema/content-types/project';
import { textBox } from '@/cms-schema/content-types/text-box';
import { accountPages } from '@/demo/account-pages';
import { articlePage } from '@/demo/article-page';
import brandNames from '@/demo/brands.json';
import { checkoutPages } from '@/demo/checkout-pages';
import { emailTemplates } from '@/demo/email-templates';
import { formPages } from '@/demo/form-pages';
import { legalNode } from '@/demo/legal/legal-node';
import { LEGAL_PAGES } from '@/demo/legal/legal-page-names';
import { nothingFound, nothingFoundTarget } from '@/demo/nothing-found';
import { richText } from '@/demo/rich-text';
import { searchPage } from '@/demo/search-page';
import { entry, inOrder, type SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import { wishlistPage } from '@/demo/wishlist-page';
import { PLACEHOLDER } from '@/lib/shop/project/placeholder';
import type { ProjectId } from '@/lib/shop/project/projects';

const HOME = inSix('Start', 'Home', 'Úvod', 'Start', 'Home', 'Accueil');
const ALL = inSix(
  'Alle Artikel',
  'All articles',
  'Všechno zboží',
  'Wszystkie artykuły',
  'Alle artikelen',
  'Tous les articles',
);
const ALL_PATH = inSix(
  '/alle-artikel',
  '/all-articles',
  '/vsechno-zbozi',
  '/wszystkie-artykuly',
  '/alle-artikelen',
  '/tous-les-articles',
);

const homePage = (shop: ProjectId, name: string): SeedEntry[] => [
  entry(page, `${shop}-page-home`, {
    title: `${name} Start`,
    main: [
      entry(textBox, `${shop}-home-welcome`, {
        title: `${name} Start: Text`,
        headline: { de: name },
        body: inSix(
          richText(`${PLACEHOLDER} Hier steht Ihre Startseite.`),
          richText(`${PLACEHOLDER} Your home page goes here.`),
          richText(`${PLACEHOLDER} Zde bude vaše úvodní stránka.`),
          richText(`${PLACEHOLDER} Tutaj będzie strona główna.`),
          richText(`${PLACEHOLDER} Hier komt je startpagina.`),
          richText(`${PLACEHOLDER} Votre page d’accueil sera ici.`),
        ),
      }),
      entry(productList, `${shop}-home-list`, { title: `${name} Start: Liste` }),
    ],
  }),
  entry(node, `${shop}-node-home`, {
    nodeId: `${shop}-home`,
    project: shop,
    name: HOME,
    path: { de: '/' },
    page: `${shop}-page-home`,
    sort: 0,
    showInCategories: false,
  }),
];

/** A list of everything, until the shop has categories. */
const allArticles = (shop: ProjectId, name: string): SeedEntry[] => [
  entry(page, `${shop}-page-alle-artikel`, {
    title: `${name} ${ALL.de}`,
    main: [
      entry(categoryHeader, `${shop}-page-alle-artikel-title`, { headline: ALL }),
      entry(productList, `${shop}-page-alle-artikel-list`, { title: `${name} ${ALL.de}: Liste` }),
    ],
  }),
  entry(node, `${shop}-node-alle-artikel`, {
    nodeId: `${shop}-alle-artikel`,
    nodeType: 'category',
    project: shop,
    name: ALL,
    path: ALL_PATH,
    parent: `${shop}-node-home`,
    page: `${shop}-page-alle-artikel`,
    sort: 100,
    showInNavigation: true,
    showInMobileNavigation: true,
    mobileNavigationIndex: 100,
  }),
];

/** Pages that the law requires, each with a text that says that it is missing. */
const legalPlaceholders = (shop: ProjectId, shopName: string): SeedEntry[] =>
  LEGAL_PAGES.flatMap(({ key, name, path }, place) => [
    entry(page, `${shop}-page-${key}`, {
      title: `${shopName} ${name.de}`,
      main: [
        entry(textBox, `${shop}-${key}-text`, {
          title: `${shopName} ${name.de}: Text`,
          headline: name,
          body: inSix(
            richText(
              `${PLACEHOLDER} Dieser Text fehlt noch. Bis er hier steht, darf nicht verkauft werden.`,
            ),
            richText(`${PLACEHOLDER} This text is still missing. Do not sell before it is here.`),
            richText(`${PLACEHOLDER} Tento text zatím chybí. Do té doby se nesmí prodávat.`),
            richText(
              `${PLACEHOLDER} Brakuje jeszcze tego tekstu. Do tego czasu nie wolno sprzedawać.`,
            ),
            richText(
              `${PLACEHOLDER} Deze tekst ontbreekt nog. Verkoop niets voordat hij er staat.`,
            ),
            richText(`${PLACEHOLDER} Ce texte manque encore. Ne vendez rien avant qu’il soit ici.`),
          ),
        }),
      ],
    }),
    legalNode(shop, { key, name, path }, place),
  ]);

const settings = (shop: ProjectId, name: string): SeedEntry =>
  entry(project, `${shop}-project`, {
    projectId: shop,
    name,
    claim: inSix(
      `Der Onlineshop von ${name}`,
      `The online shop of ${name}`,
      `Internetový obchod ${name}`,
      `Sklep internetowy ${name}`,
      `De webshop van ${name}`,
      `La boutique en ligne de ${name}`,
    ),
    homeLink: `node_${shop}-home`,
    zeroResultPage: nothingFoundTarget(shop),
    legalNodes: LEGAL_PAGES.map(({ key }) => `${shop}-node-${key}`),
  });

/** The least content with which one shop works: every page that the code links to, and no demo texts. */
const starterShop = (shop: ProjectId, name: string): SeedEntry[] => [
  ...homePage(shop, name),
  ...allArticles(shop, name),
  ...legalPlaceholders(shop, name),
  ...articlePage(shop),
  ...searchPage(shop),
  ...checkoutPages(shop),
  ...accountPages(shop),
  ...wishlistPage(shop),
  ...formPages(shop),
  ...nothingFound(shop),
  ...emailTemplates(shop, {}),
  settings(shop, name),
];

const names: Readonly<Record<string, string>> = brandNames;

/** What shops begin with; one that `new:brand` did not name is called by its key. */
export const starterContent = (shops: readonly ProjectId[]): SeedEntry[] =>
  inOrder(shops.flatMap((shop) => starterShop(shop, names[shop] ?? shop.toUpperCase())));
