import { newsletterConfirmation } from '@/cms-schema/content-types/newsletter-confirmation';
import { newsletterPage } from '@/cms-schema/content-types/newsletter-page';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { DemoShop } from '@/demo/demo-shops';
import { linkTo, paragraph, richText } from './rich-text';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const NAME = inSix(
  'Newsletter',
  'Newsletter',
  'Newsletter',
  'Newsletter',
  'Nieuwsbrief',
  'Newsletter',
);

const WEEKLY = inSix(
  'Neue Stücke und Termine im Haus, höchstens einmal in der Woche.',
  'New arrivals and events in store, once a week at most.',
  'Novinky a akce v našem obchodě, nejvýše jednou týdně.',
  'Nowości i wydarzenia w naszym salonie, najwyżej raz w tygodniu.',
  'Nieuwe stukken en evenementen in de winkel, hoogstens één keer per week.',
  'Nouveautés et rendez-vous en boutique, une fois par semaine au plus.',
);

const FOUR_A_YEAR = inSix(
  'Vier Briefe im Jahr, zu jeder Jahreszeit einer.',
  'Four letters a year, one for each season.',
  'Čtyři dopisy ročně, ke každému ročnímu období jeden.',
  'Cztery listy w roku, po jednym na każdą porę roku.',
  'Vier brieven per jaar, voor elk seizoen één.',
  'Quatre lettres par an, une par saison.',
);

const privacyLine = (shop: DemoShop, sentence: string, label: string) =>
  richText(paragraph(`${sentence} `, linkTo(`node_${shop}-datenschutz_modal`, label), '.'));

const form = (shop: DemoShop) =>
  entry(newsletterPage, `${shop}-newsletter-form`, {
    headline: NAME,
    text: shop === 'eck' ? FOUR_A_YEAR : WEEKLY,
  });

const note = (shop: DemoShop) =>
  entry(textBox, `${shop}-newsletter-text`, {
    title: `${shop.toUpperCase()} Newsletter: Datenschutz`,
    alignment: 'centre',
    body: inSix(
      privacyLine(
        shop,
        'Sie können den Newsletter jederzeit abbestellen. Wie wir Ihre Daten schützen:',
        'Datenschutz',
      ),
      privacyLine(shop, 'You can unsubscribe at any time. How we protect your details:', 'privacy'),
      privacyLine(
        shop,
        'Odběr můžete kdykoli zrušit. Jak chráníme vaše údaje:',
        'ochrana osobních údajů',
      ),
      privacyLine(
        shop,
        'Zrezygnować można w każdej chwili. Jak chronimy Państwa dane:',
        'ochrona danych',
      ),
      privacyLine(shop, 'Je kunt je altijd afmelden. Hoe we je gegevens beschermen:', 'privacy'),
      privacyLine(
        shop,
        'Vous pouvez vous désinscrire à tout moment. Comment nous protégeons vos données :',
        'protection des données',
      ),
    ),
  });

const confirmation = (shop: DemoShop) =>
  entry(newsletterConfirmation, `${shop}-newsletter-confirmed`, {
    headline: inSix(
      'Ihre Anmeldung ist bestätigt',
      'Your subscription is confirmed',
      'Váš odběr je potvrzen',
      'Subskrypcja została potwierdzona',
      'Je aanmelding is bevestigd',
      'Votre inscription est confirmée',
    ),
    text: inSix(
      'Unseren nächsten Newsletter bekommen auch Sie.',
      'You will receive our next newsletter.',
      'Příští newsletter pošleme i vám.',
      'Następny newsletter trafi także do Państwa.',
      'Onze volgende nieuwsbrief krijg jij ook.',
      'Vous recevrez notre prochaine newsletter.',
    ),
    errorText: inSix(
      'Der Link ist nicht mehr gültig. Bitte melden Sie sich noch einmal an.',
      'The link is no longer valid. Please subscribe once more.',
      'Odkaz už neplatí. Přihlaste se prosím k odběru znovu.',
      'Link stracił ważność. Prosimy zapisać się ponownie.',
      'De link is niet meer geldig. Meld je opnieuw aan.',
      'Le lien n’est plus valable. Veuillez vous inscrire à nouveau.',
    ),
  });

/** Target pages of a shop's newsletter forms and confirmation email; each page before its node. */
export function newsletterPages(shop: DemoShop): SeedEntry[] {
  const service = {
    nodeType: 'service',
    project: shop,
    parent: `${shop}-node-home`,
    showInCategories: false,
  } as const;
  return [
    entry(page, `${shop}-page-newsletter`, {
      title: `${shop.toUpperCase()} Newsletter`,
      main: [form(shop), note(shop)],
    }),
    entry(node, `${shop}-node-newsletter`, {
      ...service,
      nodeId: `${shop}-newsletter`,
      name: NAME,
      path: inSix(
        '/newsletter',
        '/newsletter',
        '/newsletter',
        '/newsletter',
        '/nieuwsbrief',
        '/newsletter',
      ),
      page: `${shop}-page-newsletter`,
      sort: 903,
    }),
    entry(page, `${shop}-page-newsletter-confirmed`, {
      title: `${shop.toUpperCase()} Newsletter: bestätigt`,
      main: [confirmation(shop)],
    }),
    entry(node, `${shop}-node-newsletter-confirmed`, {
      ...service,
      nodeId: `${shop}-newsletter-bestaetigt`,
      hideFromSearchEngines: true,
      name: inSix(
        'Newsletter bestätigt',
        'Newsletter confirmed',
        'Newsletter potvrzen',
        'Newsletter potwierdzony',
        'Nieuwsbrief bevestigd',
        'Newsletter confirmée',
      ),
      path: inSix(
        '/newsletter-bestaetigt',
        '/newsletter-confirmed',
        '/newsletter-potvrzen',
        '/newsletter-potwierdzony',
        '/nieuwsbrief-bevestigd',
        '/newsletter-confirmee',
      ),
      page: `${shop}-page-newsletter-confirmed`,
      sort: 904,
    }),
  ];
}
