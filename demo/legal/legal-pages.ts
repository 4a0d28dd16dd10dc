import type { Document } from '@contentful/rich-text-types';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { TELEPHONE } from '@/demo/footer';
import { entry, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import { writeToUs } from '@/demo/service/contact';
import { demoSettings } from '@/demo/demo-settings';
import { addressedTo } from '@/lib/shop/settings/seller';
import { inSix } from '@/demo/showcase/in-six';
import { accessibilityStatement } from './accessibility';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { Company, LegalWords } from './legal-words';
import { nl } from './nl';
import { pl } from './pl';
import type { ProjectId } from '@/lib/shop/project/projects';

/** The seller for all three shops, as in invoices and emails. */
const companyOf = (shop: ProjectId): Company => ({
  name: demoSettings[shop].seller.name,
  address: addressedTo(demoSettings[shop].seller).slice(1, -1).join(', '),
  telephone: TELEPHONE[shop],
  mail: `service@${shop}.example.com`,
  withdrawal: `node_${shop}-widerruf`,
});

const textOf =
  (name: keyof LegalWords) =>
  (shop: ProjectId): InLanguages<Document> => {
    const inWordsOf = (words: LegalWords) => words[name](companyOf(shop));
    return inSix(
      inWordsOf(de),
      inWordsOf(en),
      inWordsOf(cs),
      inWordsOf(pl),
      inWordsOf(nl),
      inWordsOf(fr),
    );
  };

interface LegalPage {
  /** Last part of the ids of the node and the page. */
  key: string;
  name: InLanguages<string>;
  path: InLanguages<string>;
  body: (shop: ProjectId) => InLanguages<Document>;
  more?: (shop: ProjectId) => SeedEntry[];
}

const imprint: LegalPage = {
  key: 'impressum',
  name: inSix(
    'Impressum',
    'Imprint',
    'Údaje o provozovateli',
    'Nota prawna',
    'Colofon',
    'Mentions légales',
  ),
  path: inSix(
    '/impressum',
    '/imprint',
    '/udaje-o-provozovateli',
    '/nota-prawna',
    '/colofon',
    '/mentions-legales',
  ),
  body: textOf('imprint'),
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
  body: textOf('privacy'),
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
  body: textOf('terms'),
};

const withdrawal: LegalPage = {
  key: 'widerruf',
  name: inSix(
    'Widerruf',
    'Right of withdrawal',
    'Odstoupení od smlouvy',
    'Odstąpienie od umowy',
    'Herroepingsrecht',
    'Droit de rétractation',
  ),
  path: inSix(
    '/widerruf',
    '/right-of-withdrawal',
    '/odstoupeni-od-smlouvy',
    '/odstapienie-od-umowy',
    '/herroepingsrecht',
    '/droit-de-retractation',
  ),
  body: textOf('withdrawal'),
};

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
  body: () => accessibilityStatement,
  more: (shop) => [writeToUs(`${shop}-barrierefreiheit-form`)],
};

const PAGES: readonly LegalPage[] = [imprint, privacy, terms, withdrawal, accessibility];

/** Imprint, privacy, terms, withdrawal and accessibility of a shop, each page before its node. */
export function legalPages(shop: ProjectId): SeedEntry[] {
  return PAGES.flatMap(({ key, name, path, body, more }, place) => [
    entry(page, `${shop}-page-${key}`, {
      title: `${shop.toUpperCase()} ${name.de}`,
      main: [
        entry(textBox, `${shop}-${key}-text`, {
          title: `${shop.toUpperCase()} ${name.de}: Text`,
          headline: name,
          body: body(shop),
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
