export const translationEn = {
  title: 'Translations',
  language: 'Translate to',
  onlyMissing: 'Only where a translation is missing',
  entries: 'entries',
  missing: 'texts are missing',
  source: 'German',
  none: 'Everything is translated.',
  begin: 'Begin with the German text',
  save: 'Save as drafts',
  file: 'For a translation tool',
  fileHelp:
    'XLIFF 2, which translation tools read and write. Nothing is public before you publish it.',
  download: 'Download all texts',
  downloadMissing: 'Download entries with missing texts',
  upload: 'Upload a translated file',
  result: {
    saved: 'entries saved as drafts',
    unchanged: 'texts unchanged',
    rejected: 'texts not stored',
  },
  reasons: {
    'no such text': 'There is no such text any more',
    'source has changed': 'The German text has changed since',
    'not whole': 'Not every paragraph is translated',
    'too long': 'Too long for this field',
    'changed meanwhile': 'Somebody has changed the entry meanwhile',
    'not valid': 'The content service does not accept it',
  },
  pages: 'Pages of the list',
};

export type TranslationMessages = typeof translationEn;

export const translationDe: TranslationMessages = {
  title: 'Übersetzungen',
  language: 'Übersetzen in',
  onlyMissing: 'Nur wo eine Übersetzung fehlt',
  entries: 'Einträge',
  missing: 'Texte fehlen',
  source: 'Deutsch',
  none: 'Alles ist übersetzt.',
  begin: 'Mit dem deutschen Text beginnen',
  save: 'Als Entwürfe speichern',
  file: 'Für ein Übersetzungsprogramm',
  fileHelp:
    'XLIFF 2, das Übersetzungsprogramme lesen und schreiben. Nichts ist öffentlich, bevor Sie es veröffentlichen.',
  download: 'Alle Texte herunterladen',
  downloadMissing: 'Einträge mit fehlenden Texten herunterladen',
  upload: 'Übersetzte Datei hochladen',
  result: {
    saved: 'Einträge als Entwürfe gespeichert',
    unchanged: 'Texte unverändert',
    rejected: 'Texte nicht übernommen',
  },
  reasons: {
    'no such text': 'Diesen Text gibt es nicht mehr',
    'source has changed': 'Der deutsche Text hat sich seither geändert',
    'not whole': 'Nicht jeder Absatz ist übersetzt',
    'too long': 'Zu lang für dieses Feld',
    'changed meanwhile': 'Jemand hat den Eintrag inzwischen geändert',
    'not valid': 'Die Redaktion nimmt ihn nicht an',
  },
  pages: 'Seiten der Liste',
};
