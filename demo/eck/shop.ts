import { freeDeliveryParagraph } from '@/demo/free-delivery';
import { bannerTeaser } from '@/cms-schema/content-types/banner-teaser';
import { node } from '@/cms-schema/content-types/node';
import { textElement } from '@/cms-schema/content-types/parts';
import { project } from '@/cms-schema/content-types/project';
import { footerFields } from '@/demo/footer';
import type { Instants } from '@/demo/instants';
import { nothingFoundTarget } from '@/demo/nothing-found';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { shippingInfo } from '@/demo/shipping-info';
import { serviceNodes } from '@/demo/service/service-pages';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

export const eckNodes: SeedEntry[] = [
  entry(node, 'eck-node-home', {
    nodeId: 'eck-home',
    project: 'eck',
    name: { de: 'Start', en: 'Home', cs: 'Úvod', pl: 'Start', nl: 'Home', fr: 'Accueil' },
    path: { de: '/' },
    page: 'eck-page-home',
    sort: 0,
    showInCategories: false,
    seoTitle: {
      de: 'Eck – Mäntel, Kaschmir, Anzüge',
      en: 'Eck – Coats, cashmere, suits',
      cs: 'Eck – kabáty, kašmír, obleky',
      pl: 'Eck – płaszcze, kaszmir, garnitury',
      nl: 'Eck – jassen, kasjmier, pakken',
      fr: 'Eck – manteaux, cachemire, costumes',
    },
    seoDescription: inSix(
      'Wenige Stücke, von Hand gemacht. Anprobe in München und Wien.',
      'Few pieces, made by hand. Fittings in Munich and Vienna.',
      'Málo kusů, ručně šitých. Zkoušky v Mnichově a ve Vídni.',
      'Niewiele rzeczy, szytych ręcznie. Przymiarki w Monachium i Wiedniu.',
      'Weinig stukken, met de hand gemaakt. Passen in München en Wenen.',
      'Peu de pièces, faites à la main. Essayages à Munich et à Vienne.',
    ),
  }),
  entry(node, 'eck-node-werkstatt', {
    nodeId: 'eck-werkstatt',
    project: 'eck',
    name: {
      de: 'Werkstatt',
      en: 'Workshop',
      cs: 'Dílna',
      pl: 'Pracownia',
      nl: 'Atelier',
      fr: 'Atelier',
    },
    path: {
      de: '/werkstatt',
      en: '/workshop',
      cs: '/dilna',
      pl: '/pracownia',
      nl: '/atelier',
      fr: '/atelier',
    },
    parent: 'eck-node-home',
    page: 'eck-page-werkstatt',
    sort: 10,
    MobileAppStyle: 'service=Plain',
    showInMobileNavigation: true,
    mobileNavigationIndex: 910,
  }),
  entry(node, 'eck-node-kaschmir', {
    nodeId: 'eck-kaschmir',
    nodeType: 'service',
    project: 'eck',
    name: {
      de: 'Kaschmir',
      en: 'Cashmere',
      cs: 'Kašmír',
      pl: 'Kaszmir',
      nl: 'Kasjmier',
      fr: 'Cachemire',
    },
    path: {
      de: '/kaschmir',
      en: '/cashmere',
      cs: '/kasmir',
      pl: '/kaszmir',
      nl: '/kasjmier',
      fr: '/cachemire',
    },
    parent: 'eck-node-home',
    page: 'eck-page-kaschmir',
    sort: 20,
    MobileAppStyle: 'service=Plain',
    showInMobileNavigation: true,
    mobileNavigationIndex: 920,
  }),
];

function announcement({ inDays }: Instants): SeedEntry {
  return entry(bannerTeaser, 'eck-announcement', {
    teaserName: 'ECK Vikunja',
    active: true,
    textElements: [
      part(textElement, {
        text: {
          de: 'Zwölf Schals aus Vikunja',
          en: 'Twelve vicuña scarves',
          cs: 'Dvanáct šál z vikuně',
          pl: 'Dwanaście szali z wikunii',
          nl: 'Twaalf sjaals van vicuña',
          fr: 'Douze écharpes en vigogne',
        },
      }),
    ],
    tone: 'soft',
    showCountdown: false,
    showButton: true,
    buttonLabel: inSix('Ansehen', 'View', 'Prohlédnout', 'Zobacz', 'Bekijk', 'Voir'),
    buttonLink: 'node_eck-kaschmir',
    startDateTime: inDays(-3),
    endDateTime: inDays(4),
  });
}

export function eckProject(instants: Instants): SeedEntry {
  return entry(project, 'eck-project', {
    projectId: 'eck',
    name: 'Eck',
    claim: {
      de: 'Wenige Stücke',
      en: 'Few pieces',
      cs: 'Málo kusů',
      pl: 'Niewiele rzeczy',
      nl: 'Weinig stuks',
      fr: 'Peu de pièces',
    },
    homeLink: 'node_eck-home',
    zeroResultPage: nothingFoundTarget('eck'),
    amazonPayCountries: 'DE',
    header: [announcement(instants)],
    footerText: {
      de: 'Gemacht in München. Repariert auch.',
      en: 'Made in Munich. Repaired there, too.',
      cs: 'Vyrobeno v Mnichově. Tam i opravováno.',
      pl: 'Uszyte w Monachium. Tam też naprawiane.',
      nl: 'Gemaakt in München. Daar ook hersteld.',
      fr: 'Fait à Munich. Réparé aussi.',
    },
    footerNodes: [...serviceNodes('eck'), 'eck-node-werkstatt', 'eck-node-kaschmir'],
    ...footerFields('eck'),
    ...shippingInfo(
      freeDeliveryParagraph(
        'In Deutschland in {days} Werktagen, im Karton, mit Unterschrift.',
        'In Germany within {days} working days, in a box, on signature.',
        'V Německu za {days} pracovní dny, v krabici, proti podpisu.',
        'W Niemczech w ciągu {days} dni roboczych, w pudełku, za podpisem.',
        'In Duitsland binnen {days} werkdagen, in een doos, tegen handtekening.',
        'En Allemagne en {days} jours ouvrés, en boîte, contre signature.',
      ),
      paragraphInSix(
        'Dreißig Tage lang. Wir lassen abholen.',
        'For thirty days. We have it collected.',
        'Do třiceti dnů. Vyzvednutí zajistíme.',
        'Przez trzydzieści dni. Zorganizujemy odbiór.',
        'Dertig dagen lang. Wij laten het ophalen.',
        'Pendant trente jours. Nous faisons enlever le colis.',
      ),
    ),
  });
}
