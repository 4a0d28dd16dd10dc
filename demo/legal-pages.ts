import type { Document } from '@contentful/rich-text-types';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { imprintText, privacyText } from './legal-texts';
import { heading, linkTo, paragraph, richText } from './rich-text';
import { entry, type InLanguages, type SeedEntry } from './seed-entry';
import { writeToUs } from './service/contact';
import { inSix } from './showcase/in-six';

export type Shop = 'hgg' | 'hrm' | 'eck';

interface LegalPage {
  /** Last part of the node's and the page's id. */
  key: string;
  name: InLanguages<string>;
  path: InLanguages<string>;
  body: (shop: Shop, company: string) => InLanguages<Document>;
  /** Blocks below the text. */
  more?: (shop: Shop) => SeedEntry[];
}

type Phrase = readonly [sentence: string, label: string];

/** A sentence in six languages, each followed by the same link in its own words. */
function withLink(
  target: string,
  ...texts: readonly [Phrase, Phrase, Phrase, Phrase, Phrase, Phrase]
) {
  const documents = texts.map(([sentence, label]) =>
    richText(paragraph(`${sentence} `, linkTo(target, label), '.')),
  );
  // One document for each of the six texts.
  return inSix(...(documents as Parameters<typeof inSix<Document>>));
}

const imprint: LegalPage = {
  key: 'impressum',
  name: inSix('Impressum', 'Imprint', 'Tiráž', 'Nota prawna', 'Colofon', 'Mentions légales'),
  path: inSix('/impressum', '/imprint', '/tiraz', '/nota-prawna', '/colofon', '/mentions-legales'),
  body: (shop, company) => imprintText(company, shop),
};

const privacy: LegalPage = {
  key: 'datenschutz',
  name: inSix(
    'Datenschutz',
    'Privacy',
    'Ochrana osobních údajů',
    'Ochrona danych',
    'Privacy',
    'Protection des données',
  ),
  path: inSix(
    '/datenschutz',
    '/privacy',
    '/ochrana-udaju',
    '/ochrona-danych',
    '/privacy',
    '/protection-des-donnees',
  ),
  body: privacyText,
};

const terms: LegalPage = {
  key: 'agb',
  name: inSix(
    'AGB',
    'Terms',
    'Obchodní podmínky',
    'Regulamin',
    'Voorwaarden',
    'Conditions de vente',
  ),
  path: inSix(
    '/agb',
    '/terms',
    '/obchodni-podminky',
    '/regulamin',
    '/voorwaarden',
    '/conditions-de-vente',
  ),
  body: () =>
    withLink(
      'node_shipping_modal',
      ['Es gilt deutsches Recht. Wie wir liefern und zurücknehmen:', 'Versand und Rückgabe'],
      ['German law applies. How we deliver and take back:', 'delivery and returns'],
      ['Platí německé právo. Jak doručujeme a přijímáme zpět:', 'doručení a vrácení'],
      ['Obowiązuje prawo niemieckie. Jak dostarczamy i przyjmujemy zwroty:', 'dostawa i zwroty'],
      ['Duits recht is van toepassing. Hoe wij bezorgen en terugnemen:', 'bezorging en retour'],
      ['Le droit allemand s’applique. Livraison et reprise :', 'livraison et retour'],
    ),
};

/** What was checked, what is known to be missing, and whom to tell, in each language. */
const statement = (
  [state, checked]: readonly [string, string],
  [limits, known]: readonly [string, string],
  [report, words]: readonly [string, string],
) => richText(state, checked, heading(limits), known, heading(report), words);

const accessibility: LegalPage = {
  key: 'barrierefreiheit',
  name: inSix(
    'Barrierefreiheit',
    'Accessibility',
    'Přístupnost',
    'Dostępność',
    'Toegankelijkheid',
    'Accessibilité',
  ),
  path: inSix(
    '/barrierefreiheit',
    '/accessibility',
    '/pristupnost',
    '/dostepnosc',
    '/toegankelijkheid',
    '/accessibilite',
  ),
  body: () =>
    inSix(
      statement(
        [
          'Dieser Shop soll für alle benutzbar sein. Maßstab sind die WCAG 2.2, Stufe AA, und die EN 301 549.',
          'Wir prüfen ihn bei jeder Änderung mit einem Prüfprogramm und mit der Tastatur; eine Prüfung durch Dritte gab es noch nicht.',
        ],
        [
          'Was noch fehlt',
          'Inhalte anderer Anbieter, die Sie selbst laden, zum Beispiel Karten und Videos, prüfen wir nicht. Filme haben noch keine Bildbeschreibung zum Hören.',
        ],
        [
          'Eine Hürde melden',
          'Schreiben Sie uns mit dem Formular oder rufen Sie an. Wir antworten innerhalb von zwei Wochen. Hilft das nicht, wenden Sie sich an die Marktüberwachung der Länder für die Barrierefreiheit.',
        ],
      ),
      statement(
        [
          'This shop is meant to be usable by everyone. Our measure is WCAG 2.2, level AA, and EN 301 549.',
          'We check it with a program and by keyboard at every change; nobody else has audited it yet.',
        ],
        [
          'What is still missing',
          'We do not check content of others that you load yourself, such as maps and videos. Films have no audio description yet.',
        ],
        [
          'Tell us about a barrier',
          'Write to us with the form or call us. We answer within two weeks. If that does not help, turn to the market surveillance authority for accessibility.',
        ],
      ),
      statement(
        [
          'Tento obchod má být použitelný pro všechny. Měřítkem je WCAG 2.2, úroveň AA, a EN 301 549.',
          'Při každé změně jej kontrolujeme programem a klávesnicí; nezávislý audit zatím neproběhl.',
        ],
        [
          'Co ještě chybí',
          'Obsah jiných poskytovatelů, který si sami načtete, například mapy a videa, nekontrolujeme. Filmy zatím nemají zvukový popis.',
        ],
        [
          'Nahlásit překážku',
          'Napište nám formulářem nebo zavolejte. Odpovíme do dvou týdnů. Pokud to nepomůže, obraťte se na orgán dozoru nad přístupností.',
        ],
      ),
      statement(
        [
          'Ten sklep ma być dostępny dla wszystkich. Miarą są WCAG 2.2, poziom AA, oraz EN 301 549.',
          'Przy każdej zmianie sprawdzamy go programem i klawiaturą; niezależnego audytu jeszcze nie było.',
        ],
        [
          'Czego jeszcze brakuje',
          'Nie sprawdzamy treści innych dostawców, które wczytują Państwo sami, na przykład map i filmów. Filmy nie mają jeszcze audiodeskrypcji.',
        ],
        [
          'Zgłoszenie bariery',
          'Prosimy napisać przez formularz albo zadzwonić. Odpowiadamy w ciągu dwóch tygodni. Jeśli to nie pomoże, właściwy jest organ nadzoru nad dostępnością.',
        ],
      ),
      statement(
        [
          'Deze winkel moet voor iedereen bruikbaar zijn. Onze maatstaf is WCAG 2.2, niveau AA, en EN 301 549.',
          'Bij elke wijziging controleren we hem met een programma en met het toetsenbord; een audit door anderen was er nog niet.',
        ],
        [
          'Wat nog ontbreekt',
          'Inhoud van anderen die je zelf laadt, zoals kaarten en video’s, controleren we niet. Films hebben nog geen audiobeschrijving.',
        ],
        [
          'Een drempel melden',
          'Schrijf ons met het formulier of bel. We antwoorden binnen twee weken. Helpt dat niet, dan kun je naar de toezichthouder voor toegankelijkheid.',
        ],
      ),
      statement(
        [
          'Cette boutique doit être utilisable par tous. Nos références sont les WCAG 2.2, niveau AA, et la norme EN 301 549.',
          'Nous la contrôlons à chaque changement avec un programme et au clavier ; aucun audit externe n’a encore eu lieu.',
        ],
        [
          'Ce qui manque encore',
          'Nous ne contrôlons pas les contenus de tiers que vous chargez vous-même, cartes et vidéos par exemple. Les films n’ont pas encore d’audiodescription.',
        ],
        [
          'Signaler un obstacle',
          'Écrivez-nous avec le formulaire ou appelez-nous. Nous répondons sous deux semaines. Si cela ne suffit pas, adressez-vous à l’autorité de surveillance de l’accessibilité.',
        ],
      ),
    ),
  more: (shop) => [writeToUs(`${shop}-barrierefreiheit-form`)],
};

const PAGES: readonly LegalPage[] = [imprint, privacy, terms, accessibility];

/** Imprint, privacy, terms and accessibility of a shop, each page before its node. */
export function legalPages(shop: Shop, company: string): SeedEntry[] {
  return PAGES.flatMap(({ key, name, path, body, more }, place) => [
    entry(page, `${shop}-page-${key}`, {
      title: `${shop.toUpperCase()} ${name.de}`,
      main: [
        entry(textBox, `${shop}-${key}-text`, {
          title: `${shop.toUpperCase()} ${name.de}: Text`,
          headline: name,
          body: body(shop, company),
        }),
        ...(more?.(shop) ?? []),
      ],
    }),
    entry(node, `${shop}-node-${key}`, {
      nodeId: `${shop}-${key}`,
      nodeType: 'service',
      project: shop,
      name,
      path,
      parent: `${shop}-node-home`,
      page: `${shop}-page-${key}`,
      sort: 900 + place,
      showInCategories: false,
    }),
  ]);
}
