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
    import: {
      name: 'Erster Import',
      how: 'npm run catalogue -- import <Datei> (docs/catalogue-import.md).',
    },
    page: { name: 'Erste Seite', how: 'Den Text der Startseite ersetzen.' },
  },
};
