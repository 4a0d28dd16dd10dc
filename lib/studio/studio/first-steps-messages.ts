import type { FirstStepName } from './first-steps';

interface FirstStepsMessages {
  lead: string;
  ready: string;
  done: string;
  open: string;
  settings: string;
  entries: string;
  steps: Record<FirstStepName, { name: string; how: string }>;
}

export const firstStepsEn: FirstStepsMessages = {
  lead: 'What a shop needs before it may sell.',
  ready: 'Nothing is missing.',
  done: 'done',
  open: 'missing',
  settings: 'Empty in the settings:',
  entries: 'Texts that are still missing:',
  steps: {
    seller: {
      name: 'Seller',
      how: 'Who sells, with bank account and sender of emails: the file of settings of the shop (docs/shop-settings.md).',
    },
    shipping: { name: 'Shipping', how: 'Prices and days by country, in the same file.' },
    payment: { name: 'Payment', how: 'Methods by country, in the same file.' },
    legal: {
      name: 'Legal texts',
      how: 'Imprint, privacy, terms, withdrawal and accessibility, in the languages that you sell in.',
    },
    guarantee: {
      name: 'Notice on the legal guarantee',
      how: 'Its official graphic in each language: the file into public/legal, its path and text into guaranteeNotice in the same file (docs/law.md). Until then articles and the review of an order show no notice, which the law wants in the Union since 27 September 2026.',
    },
    import: {
      name: 'First import',
      how: 'npm run catalogue -- import <file> (docs/catalogue-import.md).',
    },
    page: { name: 'First page', how: 'Replace the text of the home page.' },
  },
};

export const firstStepsDe: FirstStepsMessages = {
  lead: 'Was ein Shop braucht, bevor er verkaufen darf.',
  ready: 'Es fehlt nichts.',
  done: 'erledigt',
  open: 'fehlt',
  settings: 'Leer in den Einstellungen:',
  entries: 'Texte, die noch fehlen:',
  steps: {
    seller: {
      name: 'Verkäufer',
      how: 'Wer verkauft, mit Bankverbindung und Absender der E-Mails: die Einstellungsdatei des Shops (docs/shop-settings.md).',
    },
    shipping: { name: 'Versand', how: 'Preise und Tage je Land, in derselben Datei.' },
    payment: { name: 'Zahlung', how: 'Zahlungsarten je Land, in derselben Datei.' },
    legal: {
      name: 'Rechtstexte',
      how: 'Impressum, Datenschutz, AGB, Widerruf und Barrierefreiheit, in den Sprachen, in denen Sie verkaufen.',
    },
    guarantee: {
      name: 'Hinweis auf das Gewährleistungsrecht',
      how: 'Die amtliche Grafik jeder Sprache: die Datei nach public/legal, Pfad und Text in guaranteeNotice in derselben Datei (docs/law.md). Bis dahin zeigen Artikel und Prüfung der Bestellung keinen Hinweis; Pflicht ist er in der Union seit dem 27. September 2026.',
    },
    import: {
      name: 'Erster Import',
      how: 'npm run catalogue -- import <Datei> (docs/catalogue-import.md).',
    },
    page: { name: 'Erste Seite', how: 'Den Text der Startseite ersetzen.' },
  },
};
