import type { Document } from '@contentful/rich-text-types';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { TELEPHONE } from '@/demo/footer';
import { entry, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import { writeToUs } from '@/demo/service/contact';
import { demoSettings } from '@/demo/demo-settings';
import { addressedTo } from '@/lib/shop/address/seller';
import { inSix } from '@/demo/showcase/in-six';
import { accessibilityStatement } from './accessibility';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { legalNode } from './legal-node';
import { LEGAL_PAGES, type LegalKey } from './legal-page-names';
import type { Company, LegalWords } from './legal-words';
import { nl } from './nl';
import { pl } from './pl';
import type { DemoShop } from '@/demo/demo-shops';

/** The seller for all three shops, as in invoices and emails. */
const companyOf = (shop: DemoShop): Company => ({
  name: demoSettings[shop].seller.name,
  address: addressedTo(demoSettings[shop].seller, 'de').slice(1, -1).join(', '),
  telephone: TELEPHONE[shop],
  mail: `service@${shop}.example.com`,
  withdrawal: `node_${shop}-widerruf`,
});

const textOf =
  (name: keyof LegalWords) =>
  (shop: DemoShop): InLanguages<Document> => {
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

interface LegalText {
  body: (shop: DemoShop) => InLanguages<Document>;
  more?: (shop: DemoShop) => SeedEntry[];
}

const TEXTS: Readonly<Record<LegalKey, LegalText>> = {
  impressum: { body: textOf('imprint') },
  datenschutz: { body: textOf('privacy') },
  agb: { body: textOf('terms') },
  widerruf: { body: textOf('withdrawal') },
  barrierefreiheit: {
    body: () => accessibilityStatement,
    more: (shop) => [writeToUs(`${shop}-barrierefreiheit-form`)],
  },
};

/** Imprint, privacy, terms, withdrawal and accessibility of a shop, each page before its node. */
export function legalPages(shop: DemoShop): SeedEntry[] {
  return LEGAL_PAGES.flatMap(({ key, name, path }, place) => [
    entry(page, `${shop}-page-${key}`, {
      title: `${shop.toUpperCase()} ${name.de}`,
      main: [
        entry(textBox, `${shop}-${key}-text`, {
          title: `${shop.toUpperCase()} ${name.de}: Text`,
          headline: name,
          body: TEXTS[key].body(shop),
        }),
        ...(TEXTS[key].more?.(shop) ?? []),
      ],
    }),
    legalNode(shop, { key, name, path }, place),
  ]);
}
