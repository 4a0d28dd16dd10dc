export const pictureEn = {
  title: 'Pictures',
  filter: 'Show',
  all: 'All pictures',
  none: 'No such picture.',
  pages: 'Pages of the list',
  uses: 'Uses',
  unknownSize: 'not looked at yet',
  faults: {
    unused: 'Used nowhere',
    undescribed: 'Without a description',
    small: 'Too small: blurred on large screens',
    heavy: 'Large file: slow to process',
    duplicate: 'The same file as another picture',
  },
  sameAs: 'The same file',
  replace: 'Replace the file',
  replaceHelp:
    'Descriptions and uses stay. Visitors see the new file when you publish the picture, on every page that shows it.',
  replacing: 'Replacing …',
  crops: 'How it is cropped',
  otherDescription: 'Another description in this place',
};

export type PictureMessages = typeof pictureEn;

export const pictureDe: PictureMessages = {
  title: 'Bilder',
  filter: 'Anzeigen',
  all: 'Alle Bilder',
  none: 'Kein solches Bild.',
  pages: 'Seiten der Liste',
  uses: 'Verwendungen',
  unknownSize: 'noch nicht eingelesen',
  faults: {
    unused: 'Nirgends verwendet',
    undescribed: 'Ohne Beschreibung',
    small: 'Zu klein: unscharf auf großen Bildschirmen',
    heavy: 'Große Datei: langsam zu verarbeiten',
    duplicate: 'Dieselbe Datei wie ein anderes Bild',
  },
  sameAs: 'Dieselbe Datei',
  replace: 'Datei ersetzen',
  replaceHelp:
    'Beschreibungen und Verwendungen bleiben. Besucher sehen die neue Datei, sobald Sie das Bild veröffentlichen, auf jeder Seite, die es zeigt.',
  replacing: 'Wird ersetzt …',
  crops: 'So wird es beschnitten',
  otherDescription: 'Andere Beschreibung an dieser Stelle',
};

export const focusEn = {
  noPicture: 'Choose a picture first.',
  across: 'From left to right',
  down: 'From top to bottom',
  reset: 'As the block decides',
  screens: { wide: 'Computers', medium: 'Tablets', narrow: 'Phones' },
  whole: 'whole',
  own: 'own focal point',
  sameAsWide: 'As on computers',
};

export const focusDe: typeof focusEn = {
  noPicture: 'Zuerst ein Bild wählen.',
  across: 'Von links nach rechts',
  down: 'Von oben nach unten',
  reset: 'Wie der Baustein es bestimmt',
  screens: { wide: 'Computer', medium: 'Tablets', narrow: 'Telefone' },
  whole: 'ganz',
  own: 'eigener Fokuspunkt',
  sameAsWide: 'Wie auf Computern',
};
