import { contactPage, serviceBox, serviceHotline } from '@/cms-schema/content-types/contact-page';
import { accordionItem } from '@/cms-schema/content-types/parts';
import { storeMap } from '@/cms-schema/content-types/store-map';
import { voucherBracketBox } from '@/cms-schema/content-types/voucher-bracket-box';
import { zeroResult } from '@/cms-schema/content-types/zero-result';
import { deliveryDays } from '@/demo/free-delivery';
import { openingHours, STORE_HOURS, TELEPHONE_HOURS } from '@/demo/opening-hours';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { writeToUs } from '@/demo/service/contact';
import type { DemoShop } from '@/demo/demo-shops';
import { projects } from '@/lib/shop/project/projects';
import { inSix, paragraphInSix } from './in-six';
import { SERVICE_PAGE, showcaseTitle } from './places';

/** The countries among some, separated by semicolons, to which a shop delivers. */
const servedOf = (project: DemoShop, countries: string): string =>
  countries
    .split(';')
    .filter((country) => projects[project].deliveryCountries.includes(country))
    .join(';');

/** @param countries separated by semicolons, all with the same delivery time */
function delivery(project: DemoShop, countries: string) {
  const days = deliveryDays(countries.slice(0, 2));
  return part(serviceBox, {
    icon: 'delivery',
    countries,
    headline: inSix('Lieferung', 'Delivery', 'Doručení', 'Dostawa', 'Bezorging', 'Livraison'),
    text: inSix(
      `In ${days} Werktagen bei Ihnen.`,
      `With you in ${days} working days.`,
      `U vás za ${days} pracovních dnů.`,
      `U Państwa w ${days} dni roboczych.`,
      `Binnen ${days} werkdagen bij je.`,
      `Chez vous en ${days} jours ouvrés.`,
    ),
    linkLabel: inSix(
      'Zur Lieferung',
      'About delivery',
      'O doručení',
      'O dostawie',
      'Over bezorging',
      'Tout savoir',
    ),
    link: `node_${project}-lieferung`,
  });
}

const contact = (project: DemoShop) =>
  entry(contactPage, `${project}-showcase-contact`, {
    headline: inSix(
      'So erreichen Sie uns',
      'How to reach us',
      'Jak nás zastihnete',
      'Jak się z nami skontaktować',
      'Zo bereik je ons',
      'Comment nous joindre',
    ),
    form: [writeToUs(`${project}-showcase-message`)],
    serviceBoxes: [
      ...['DE', 'AT', 'CH', 'PL;CZ;NL;FR']
        .map((countries) => servedOf(project, countries))
        .filter(Boolean)
        .map((countries) => delivery(project, countries)),
      part(serviceBox, {
        icon: 'measure',
        headline: inSix(
          'Größenberatung',
          'Size advice',
          'Poradenství s velikostí',
          'Dobór rozmiaru',
          'Maatadvies',
          'Conseil taille',
        ),
        linkLabel: inSix(
          'Zur Beratung',
          'Get advice',
          'K poradenství',
          'Przejdź do doradztwa',
          'Naar het advies',
          'Être conseillé',
        ),
        link: SERVICE_PAGE[project],
      }),
    ],
    hotlines: [
      part(serviceHotline, {
        title: inSix(
          'Bestellen und fragen',
          'Orders and questions',
          'Objednávky a dotazy',
          'Zamówienia i pytania',
          'Bestellen en vragen',
          'Commandes et questions',
        ),
        headlineIcon: 'advice',
        phoneNumber: {
          de: '+49 89 99998 120',
          cs: '+420 800 999 980',
          pl: '+48 800 999 980',
        },
        serviceTimes: openingHours(TELEPHONE_HOURS),
      }),
    ],
    questionsHeadline: inSix(
      'Umtausch und Rückgabe',
      'Exchanges and returns',
      'Výměna a vrácení',
      'Wymiana i zwroty',
      'Ruilen en retourneren',
      'Échanges et retours',
    ),
    questions: [
      part(accordionItem, {
        headline: inSix(
          'Kann ich im Haus umtauschen?',
          'Can I exchange in the store?',
          'Mohu zboží vyměnit v obchodě?',
          'Czy mogę wymienić towar w salonie?',
          'Kan ik in de winkel ruilen?',
          'Puis-je échanger en magasin ?',
        ),
        text: paragraphInSix(
          'Ja, dreißig Tage lang und ohne Etikett.',
          'Yes, for thirty days, and you need no label.',
          'Ano, do třiceti dnů a bez štítku.',
          'Tak, przez trzydzieści dni i bez etykiety.',
          'Ja, dertig dagen lang en zonder etiket.',
          'Oui, pendant trente jours et sans étiquette.',
        ),
      }),
    ],
  });

const voucher = (project: DemoShop) =>
  entry(voucherBracketBox, `${project}-showcase-bracket`, {
    headline: inSix(
      'Ihr Vorteil mit Karte',
      'Your reward with the card',
      'Vaše výhoda s kartou',
      'Państwa rabat z kartą',
      'Je voordeel met kaart',
      'Votre avantage carte',
    ),
    text: inSix(
      '{percent} auf Ihren nächsten Einkauf.',
      '{percent} off your next purchase.',
      '{percent} na příští nákup.',
      '{percent} na następne zakupy.',
      '{percent} op je volgende aankoop.',
      '{percent} sur votre prochain achat.',
    ),
  });

const nothingFound = (project: DemoShop) =>
  entry(zeroResult, `${project}-showcase-nothing`, {
    title: showcaseTitle(project, 'Nichts gefunden'),
    suggestions: inSix(
      ['Hemd', 'Mantel', 'Strick'],
      ['shirt', 'coat', 'knitwear'],
      ['košile', 'kabát', 'svetr'],
      ['koszula', 'płaszcz', 'sweter'],
      ['overhemd', 'jas', 'trui'],
      ['chemise', 'manteau', 'pull'],
    ),
  });

const map = (project: DemoShop) =>
  entry(storeMap, `${project}-showcase-map`, {
    name: 'Haus am Markt',
    address: 'Am Markt 1\n80331 München',
    openingHours: openingHours(STORE_HOURS),
    lat: 48.1374,
    lng: 11.5755,
  });

/** Service channels, and content for certain visitors or after a search. */
export const showcaseHelp = (project: DemoShop): SeedEntry[] => [
  contact(project),
  map(project),
  voucher(project),
  nothingFound(project),
];
