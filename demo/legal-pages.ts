import type { Document } from '@contentful/rich-text-types';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { linkTo, paragraph, richText } from './rich-text';
import { entry, type InLanguages, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

export type Shop = 'hgg' | 'hrm' | 'eck';

interface LegalPage {
  /** Last part of the node's and the page's id. */
  key: string;
  name: InLanguages<string>;
  path: InLanguages<string>;
  body: (shop: Shop, company: string) => InLanguages<Document>;
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
  body: (_, company) =>
    inSix(
      richText(
        `${company}, Rindermarkt 12, 80331 München.`,
        'Ein Haus zum Vorführen: Es verkauft nichts.',
      ),
      richText(
        `${company}, Rindermarkt 12, 80331 Munich.`,
        'A house for demonstration: it sells nothing.',
      ),
      richText(`${company}, Rindermarkt 12, 80331 Mnichov.`, 'Ukázkový obchod: nic neprodává.'),
      richText(
        `${company}, Rindermarkt 12, 80331 Monachium.`,
        'Sklep pokazowy: niczego nie sprzedaje.',
      ),
      richText(
        `${company}, Rindermarkt 12, 80331 München.`,
        'Een winkel om te tonen: hij verkoopt niets.',
      ),
      richText(
        `${company}, Rindermarkt 12, 80331 Munich.`,
        'Une maison de démonstration : elle ne vend rien.',
      ),
    ),
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
  body: () =>
    inSix(
      richText(
        'Wir speichern, was eine Bestellung braucht, und nicht länger, als das Gesetz verlangt.',
      ),
      richText('We keep what an order needs, and no longer than the law asks.'),
      richText('Ukládáme to, co je třeba k objednávce, a ne déle, než vyžaduje zákon.'),
      richText('Przechowujemy to, czego wymaga zamówienie, i nie dłużej, niż nakazuje prawo.'),
      richText('Wij bewaren wat een bestelling nodig heeft, en niet langer dan de wet vraagt.'),
      richText(
        'Nous conservons ce qu’exige une commande, et pas plus longtemps que la loi ne le demande.',
      ),
    ),
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

const PAGES = [imprint, privacy, terms];

/** Imprint, privacy and terms of a shop, each page before its node. */
export function legalPages(shop: Shop, company: string): SeedEntry[] {
  return PAGES.flatMap(({ key, name, path, body }, place) => [
    entry(page, `${shop}-page-${key}`, {
      title: `${shop.toUpperCase()} ${name.de}`,
      main: [
        entry(textBox, `${shop}-${key}-text`, {
          title: `${shop.toUpperCase()} ${name.de}: Text`,
          headline: name,
          body: body(shop, company),
        }),
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
