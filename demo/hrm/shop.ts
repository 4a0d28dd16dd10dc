import { bannerTeaser } from '@/cms-schema/content-types/banner-teaser';
import { node } from '@/cms-schema/content-types/node';
import { textElement } from '@/cms-schema/content-types/parts';
import { project } from '@/cms-schema/content-types/project';
import { footerFields } from '@/demo/footer';
import { GERMAN_DELIVERY } from '@/demo/free-delivery';
import type { Instants } from '@/demo/instants';
import { nothingFoundTarget } from '@/demo/nothing-found';
import { STORE_HOURS, weekdays } from '@/demo/opening-hours';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { shippingInfo } from '@/demo/shipping-info';
import { serviceNodes } from '@/demo/service/service-pages';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

const HOURS = weekdays(STORE_HOURS);

export const hrmNodes: SeedEntry[] = [
  entry(node, 'hrm-node-home', {
    nodeId: 'hrm-home',
    project: 'hrm',
    name: { de: 'Start', en: 'Home', cs: 'Úvod', pl: 'Start', nl: 'Home', fr: 'Accueil' },
    path: { de: '/' },
    page: 'hrm-page-home',
    sort: 0,
    showInCategories: false,
    seoTitle: {
      de: 'Haus am Rindermarkt – Herrenmode auf vier Stockwerken',
      en: 'Haus am Rindermarkt – Four floors of menswear',
      cs: 'Haus am Rindermarkt – pánská móda na čtyřech patrech',
      pl: 'Haus am Rindermarkt – moda męska na czterech piętrach',
      nl: 'Haus am Rindermarkt – vier verdiepingen herenmode',
      fr: 'Haus am Rindermarkt – la mode homme sur quatre étages',
    },
    seoDescription: inSix(
      'Anzüge, Mäntel, Hemden und Strick vom Haus am Rindermarkt. Reservieren und im Haus anprobieren.',
      'Suits, coats, shirts and knitwear from the house on the square. Reserve and try on in store.',
      'Obleky, kabáty, košile a svetry z domu na Rindermarktu. Rezervujte si je a vyzkoušejte u nás.',
      'Garnitury, płaszcze, koszule i dzianiny z domu przy Rindermarkt. Rezerwacja i przymiarka na miejscu.',
      'Pakken, jassen, overhemden en breigoed van het huis aan de Rindermarkt. Reserveer en pas in de winkel.',
      'Costumes, manteaux, chemises et maille de la maison du Rindermarkt. Réservez, essayez sur place.',
    ),
  }),
  entry(node, 'hrm-node-masskonfektion', {
    nodeId: 'hrm-masskonfektion',
    nodeType: 'service',
    project: 'hrm',
    name: {
      de: 'Maßkonfektion',
      en: 'Made to measure',
      cs: 'Na míru',
      pl: 'Na miarę',
      nl: 'Maatkleding',
      fr: 'Demi-mesure',
    },
    path: {
      de: '/masskonfektion',
      en: '/made-to-measure',
      cs: '/na-miru',
      pl: '/na-miare',
      nl: '/maatkleding',
      fr: '/demi-mesure',
    },
    parent: 'hrm-node-home',
    page: 'hrm-page-masskonfektion',
    sort: 10,
    MobileAppStyle: 'service=Plain',
    showInMobileNavigation: true,
    mobileNavigationIndex: 910,
  }),
  entry(node, 'hrm-node-das-haus', {
    nodeId: 'hrm-das-haus',
    project: 'hrm',
    name: {
      de: 'Das Haus',
      en: 'The house',
      cs: 'Náš dům',
      pl: 'Nasz dom',
      nl: 'Het huis',
      fr: 'La maison',
    },
    path: {
      de: '/das-haus',
      en: '/the-house',
      cs: '/nas-dum',
      pl: '/nasz-dom',
      nl: '/het-huis',
      fr: '/la-maison',
    },
    parent: 'hrm-node-home',
    page: 'hrm-page-das-haus',
    sort: 20,
    MobileAppStyle: 'service=Plain',
    showInMobileNavigation: true,
    mobileNavigationIndex: 920,
  }),
];

/** A countdown in Germany and Austria; Switzerland has no banner. */
function announcement({ inDays }: Instants): SeedEntry {
  return entry(bannerTeaser, 'hrm-announcement', {
    teaserName: 'HRM Schneidertage',
    active: true,
    textElements: [
      part(textElement, {
        text: {
          de: 'Schneidertage: Maß nehmen ohne Termin',
          en: 'Tailoring days: be measured without an appointment',
          cs: 'Dny krejčích: míry bez objednání',
          pl: 'Dni krawieckie: zdejmujemy miarę bez umawiania',
          nl: 'Kleermakersdagen: maat nemen zonder afspraak',
          fr: 'Journées tailleur : prise de mesures sans rendez-vous',
        },
      }),
    ],
    tone: 'inverted',
    showCountdown: true,
    showButton: true,
    buttonLabel: {
      de: 'So geht es vor sich',
      en: 'How it works',
      cs: 'Jak to probíhá',
      pl: 'Jak to działa',
      nl: 'Zo werkt het',
      fr: 'Comment ça se passe',
    },
    buttonLink: 'node_hrm-masskonfektion',
    countries: 'DE;AT;CZ;PL;NL;FR',
    startDateTime: inDays(-2),
    endDateTime: inDays(5),
  });
}

export function hrmProject(instants: Instants): SeedEntry {
  return entry(project, 'hrm-project', {
    projectId: 'hrm',
    name: 'Haus am Rindermarkt',
    claim: {
      de: 'Herrenmode auf vier Stockwerken',
      en: 'Four floors of menswear',
      cs: 'Pánská móda na čtyřech patrech',
      pl: 'Moda męska na czterech piętrach',
      nl: 'Vier verdiepingen herenmode',
      fr: 'La mode homme sur quatre étages',
    },
    homeLink: 'node_hrm-home',
    zeroResultPage: nothingFoundTarget('hrm'),
    payPalExpressCountries: 'DE;AT;CH',
    amazonPayCountries: 'DE;AT',
    header: [announcement(instants)],
    footerText: {
      de: `Anprobe, Änderung und Abholung am Rindermarkt, ${HOURS.de}.`,
      en: `Fitting, alteration and collection at Rindermarkt, ${HOURS.en}.`,
      cs: `Zkouška, úprava a vyzvednutí na Rindermarktu, ${HOURS.cs}.`,
      pl: `Przymiarka, przeróbki i odbiór przy Rindermarkt, ${HOURS.pl}.`,
      nl: `Passen, vermaken en afhalen aan de Rindermarkt, ${HOURS.nl}.`,
      fr: `Essayage, retouche et retrait au Rindermarkt, ${HOURS.fr}.`,
    },
    footerNodes: [...serviceNodes('hrm'), 'hrm-node-masskonfektion', 'hrm-node-das-haus'],
    ...footerFields('hrm'),
    ...shippingInfo(
      GERMAN_DELIVERY,
      paragraphInSix(
        'Dreißig Tage lang, kostenlos, im Haus oder mit der Post.',
        'For thirty days, free of charge, in store or by post.',
        'Do třiceti dnů, zdarma, u nás v obchodě nebo poštou.',
        'Przez trzydzieści dni, bezpłatnie, w naszym salonie lub pocztą.',
        'Dertig dagen lang, gratis, in de winkel of per post.',
        'Pendant trente jours, gratuitement, en magasin ou par la poste.',
      ),
    ),
  });
}
