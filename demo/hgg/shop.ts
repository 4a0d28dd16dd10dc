import { bannerTeaser } from '@/cms-schema/content-types/banner-teaser';
import { node } from '@/cms-schema/content-types/node';
import { textElement } from '@/cms-schema/content-types/parts';
import { project } from '@/cms-schema/content-types/project';
import { footerFields } from '@/demo/footer';
import { GERMAN_DELIVERY } from '@/demo/free-delivery';
import type { Instants } from '@/demo/instants';
import { nothingFoundTarget } from '@/demo/nothing-found';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { shippingInfo } from '@/demo/shipping-info';
import { serviceNodes } from '@/demo/service/service-pages';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

/** Pages come before the nodes that link to them. */
export const hggNodes: SeedEntry[] = [
  entry(node, 'hgg-node-home', {
    nodeId: 'hgg-home',
    project: 'hgg',
    name: { de: 'Start', en: 'Home', cs: 'Úvod', pl: 'Start', nl: 'Home', fr: 'Accueil' },
    path: { de: '/' },
    page: 'hgg-page-home',
    sort: 0,
    showInCategories: false,
    seoTitle: {
      de: 'Hagge Große Größen – Herrenmode von 3XL bis 8XL',
      en: 'Hagge Große Größen – Menswear from 3XL to 8XL',
      cs: 'Hagge Große Größen – pánská móda od 3XL do 8XL',
      pl: 'Hagge Große Größen – moda męska od 3XL do 8XL',
      nl: 'Hagge Große Größen – herenmode van 3XL tot 8XL',
      fr: 'Hagge Große Größen – mode homme du 3XL au 8XL',
    },
    seoDescription: inSix(
      'Mäntel, Hemden und Strick für große Männer: 3XL bis 8XL, auch in Überlänge. Rücksendung kostenlos.',
      'Coats, shirts and knitwear for big and tall men, 3XL to 8XL. Returns are free of charge.',
      'Kabáty, košile a svetry pro velké muže: 3XL až 8XL, i v prodloužené délce. Vrácení zdarma.',
      'Płaszcze, koszule i dzianiny dla dużych mężczyzn: od 3XL do 8XL, także w wersji wydłużonej. Bezpłatny zwrot.',
      'Jassen, overhemden en breigoed voor grote mannen: 3XL tot en met 8XL, ook in extra lengte. Gratis retourneren.',
      'Manteaux, chemises et maille pour les grands gabarits, du 3XL au 8XL, aussi en version longue. Retour gratuit.',
    ),
  }),
  entry(node, 'hgg-node-groessenberatung', {
    nodeId: 'hgg-groessenberatung',
    nodeType: 'service',
    project: 'hgg',
    name: {
      de: 'Größenberatung',
      en: 'Size guide',
      cs: 'Velikosti',
      pl: 'Rozmiary',
      nl: 'Maatadvies',
      fr: 'Guide des tailles',
    },
    path: {
      de: '/groessenberatung',
      en: '/size-guide',
      cs: '/velikosti',
      pl: '/rozmiary',
      nl: '/maatadvies',
      fr: '/guide-des-tailles',
    },
    parent: 'hgg-node-home',
    page: 'hgg-page-groessenberatung',
    sort: 10,
    MobileAppStyle: 'service=Plain',
    showInMobileNavigation: true,
    mobileNavigationIndex: 910,
  }),
  entry(node, 'hgg-node-lange-hemden', {
    nodeId: 'hgg-lange-hemden',
    project: 'hgg',
    name: {
      de: 'Lange Hemden',
      en: 'Long shirts',
      cs: 'Dlouhé košile',
      pl: 'Długie koszule',
      nl: 'Lange overhemden',
      fr: 'Chemises longues',
    },
    path: {
      de: '/lange-hemden',
      en: '/long-shirts',
      cs: '/dlouhe-kosile',
      pl: '/dlugie-koszule',
      nl: '/lange-overhemden',
      fr: '/chemises-longues',
    },
    parent: 'hgg-node-home',
    page: 'hgg-page-lange-hemden',
    sort: 20,
    MobileAppStyle: 'service=Plain',
    showInMobileNavigation: true,
    mobileNavigationIndex: 920,
  }),
  entry(node, 'hgg-node-lieferung-schweiz', {
    nodeId: 'hgg-lieferung-schweiz',
    nodeType: 'service',
    project: 'hgg',
    name: inSix(
      'Lieferung in die Schweiz',
      'Delivery to Switzerland',
      'Doručení do Švýcarska',
      'Dostawa do Szwajcarii',
      'Bezorging in Zwitserland',
      'Livraison en Suisse',
    ),
    path: inSix(
      '/lieferung-schweiz',
      '/delivery-switzerland',
      '/doruceni-svycarsko',
      '/dostawa-szwajcaria',
      '/bezorging-zwitserland',
      '/livraison-suisse',
    ),
    parent: 'hgg-node-home',
    page: 'hgg-page-lieferung-schweiz',
    sort: 30,
    MobileAppStyle: 'service=Plain',
    countries: 'CH;LI',
  }),
];

/** A banner with a countdown, and one that its editor has disabled. */
function announcements({ inDays }: Instants): SeedEntry[] {
  return [
    entry(bannerTeaser, 'hgg-announcement', {
      teaserName: 'HGG Maßwochen',
      active: true,
      textElements: [
        part(textElement, {
          text: {
            de: 'Maßwochen: Wir kürzen Ihre Hose kostenlos',
            en: 'Alteration weeks: we hem your trousers free of charge',
            cs: 'Týdny úprav: kalhoty vám zkrátíme zdarma',
            pl: 'Tygodnie przeróbek: skrócimy spodnie bezpłatnie',
            nl: 'Maatweken: wij maken je broek gratis korter',
            fr: 'Semaines retouches : votre ourlet est offert',
          },
        }),
      ],
      tone: 'accent',
      showCountdown: true,
      showButton: true,
      buttonLabel: {
        de: 'Größe finden',
        en: 'Find your size',
        cs: 'Najít velikost',
        pl: 'Dobór rozmiaru',
        nl: 'Vind je maat',
        fr: 'Trouver votre taille',
      },
      buttonLink: 'node_hgg-groessenberatung',
      startDateTime: inDays(-1),
      endDateTime: inDays(14),
    }),
    entry(bannerTeaser, 'hgg-announcement-off', {
      teaserName: 'HGG Inventur (ausgeschaltet)',
      active: false,
      textElements: [
        part(textElement, {
          text: inSix(
            'Am Samstag schließen wir um 14 Uhr',
            'On Saturday we close at 2 pm',
            'V sobotu zavíráme ve 14 hodin',
            'W sobotę zamykamy o godzinie 14',
            'Zaterdag sluiten we om 14 uur',
            'Samedi, nous fermons à 14 heures',
          ),
        }),
      ],
      showButton: true,
      buttonLabel: inSix('Kontakt', 'Contact', 'Kontakt', 'Kontakt', 'Contact', 'Contact'),
      buttonLink: 'node_hgg-kontakt',
    }),
  ];
}

export function hggProject(instants: Instants): SeedEntry {
  return entry(project, 'hgg-project', {
    projectId: 'hgg',
    name: 'Hagge Große Größen',
    claim: {
      de: 'Herrenmode von 3XL bis 8XL',
      en: 'Menswear from 3XL to 8XL',
      cs: 'Pánská móda od 3XL do 8XL',
      pl: 'Moda męska od 3XL do 8XL',
      nl: 'Herenmode van 3XL tot 8XL',
      fr: 'La mode homme du 3XL au 8XL',
    },
    homeLink: 'node_hgg-home',
    // Vouchers are only for sale where their node is shown.
    filterProductBlacklists: [
      { productType: 'geschenkkarte', countryList: 'AT;CH;DE', isWhitelist: true },
    ],
    zeroResultPage: nothingFoundTarget('hgg'),
    amazonPayCountries: 'DE;AT;FR;NL;GB;US',
    header: announcements(instants),
    footerText: {
      de: 'Hagge Große Größen kleidet große Männer ein, im Stammhaus und im Netz.',
      en: 'Hagge Große Größen dresses big and tall men, in the shop and online.',
      cs: 'Hagge Große Größen obléká velké muže, v obchodě i na internetu.',
      pl: 'Hagge Große Größen ubiera dużych mężczyzn, w sklepie i w internecie.',
      nl: 'Hagge Große Größen kleedt grote mannen, in de winkel en online.',
      fr: 'Hagge Große Größen habille les grands gabarits, en boutique et en ligne.',
    },
    footerNodes: [...serviceNodes('hgg'), 'hgg-node-lange-hemden', 'hgg-node-lieferung-schweiz'],
    ...footerFields('hgg'),
    ...shippingInfo(
      GERMAN_DELIVERY,
      paragraphInSix(
        'Dreißig Tage lang, kostenlos mit dem Etikett von der Seite Ihrer Bestellung.',
        'For thirty days, free of charge with the label from the page of your order.',
        'Do třiceti dnů, zdarma se štítkem ze stránky vaší objednávky.',
        'Przez trzydzieści dni, bezpłatnie z etykietą ze strony zamówienia.',
        'Dertig dagen lang, gratis met het label van de pagina van je bestelling.',
        'Pendant trente jours, gratuit avec l’étiquette de la page de votre commande.',
      ),
    ),
  });
}
