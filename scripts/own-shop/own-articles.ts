/** A word of the list in the languages that the merchant sells in. */
interface Words {
  de: string;
  en: string;
  it: string;
}

interface Kind {
  name: Words;
  category: Words;
  fibres: string;
  sizes: readonly string[];
  cents: number;
}

const ACCESSORIES: Words = { de: 'Accessoires', en: 'Accessories', it: 'Accessori' };

const KINDS: readonly Kind[] = [
  {
    name: { de: 'Filzhut', en: 'felt hat', it: 'cappello di feltro' },
    category: { de: 'Hüte', en: 'Hats', it: 'Cappelli' },
    fibres: 'wool:100',
    sizes: ['55', '57', '59'],
    cents: 11_900,
  },
  {
    name: { de: 'Schal', en: 'scarf', it: 'sciarpa' },
    category: { de: 'Schals', en: 'Scarves', it: 'Sciarpe' },
    fibres: 'cashmere:70 silk:30',
    sizes: ['one size'],
    cents: 8_900,
  },
  {
    name: { de: 'Strickhandschuhe', en: 'knitted gloves', it: 'guanti a maglia' },
    category: { de: 'Handschuhe', en: 'Gloves', it: 'Guanti' },
    fibres: 'wool:80 polyamide:20',
    sizes: ['S', 'M', 'L'],
    cents: 4_950,
  },
  {
    name: { de: 'Socken', en: 'socks', it: 'calzini' },
    category: { de: 'Socken', en: 'Socks', it: 'Calzini' },
    fibres: 'cotton:75 polyamide:23 elastane:2',
    sizes: ['39-42', '43-46'],
    cents: 1_495,
  },
  {
    name: { de: 'Halstuch', en: 'neckerchief', it: 'foulard' },
    category: { de: 'Tücher', en: 'Neckerchiefs', it: 'Foulard' },
    fibres: 'silk:100',
    sizes: ['one size'],
    cents: 6_900,
  },
];

const COLOURS: readonly (readonly [filter: string, names: Words])[] = [
  ['blue', { de: 'Nachtblau', en: 'Midnight blue', it: 'Blu notte' }],
  ['grey', { de: 'Schiefer', en: 'Slate', it: 'Ardesia' }],
  ['green', { de: 'Moos', en: 'Moss', it: 'Muschio' }],
  ['brown', { de: 'Kastanie', en: 'Chestnut', it: 'Castagna' }],
];

const COLUMNS = [
  'article',
  ...['title', 'description', 'category', 'colour'].flatMap((name) =>
    ['de', 'en', 'it'].map((language) => `${name}_${language}`),
  ),
  'brand',
  'vat',
  'fibres',
  'filter_colour',
  'pictures',
  'sku',
  'size',
  'price_eur',
  'stock',
  ...['name', 'address', 'country', 'email'].map((part) => `manufacturer_${part}`),
];

const MANUFACTURER = {
  manufacturer_name: 'Lana & Feltro S.r.l.',
  manufacturer_address: 'Via Esempio 7, 13900 Biella, Italia',
  manufacturer_country: 'IT',
  manufacturer_email: 'sicurezza@lanafeltro.example',
};

const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
};

const inEach = (name: string, words: Words): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).map(([language, text]) => [`${name}_${language}`, text]),
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const each = (make: (language: keyof Words) => string): Words => ({
  de: make('de'),
  en: make('en'),
  it: make('it'),
});

/** Cells of all SKUs of an article. */
function rowsOf(at: number, pictures: string): Record<string, string>[] {
  const kind = pick(KINDS, at);
  const article = `LF-${String(at + 1).padStart(4, '0')}`;
  const colours = [pick(COLOURS, at), pick(COLOURS, at + 1 + (at % 2))];
  const shared = {
    article,
    ...inEach(
      'title',
      each((language) => `${capital(kind.name[language])} ${at + 1}`),
    ),
    ...inEach('description', {
      de: `${capital(kind.name.de)} aus einer Werkstatt in Biella.`,
      en: `${capital(kind.name.en)} from a workshop in Biella.`,
      it: `${capital(kind.name.it)} da un laboratorio di Biella.`,
    }),
    ...inEach(
      'category',
      each((language) => `${ACCESSORIES[language]} > ${kind.category[language]}`),
    ),
    ...MANUFACTURER,
    brand: 'Lana & Feltro',
    vat: 'standard',
    fibres: kind.fibres,
  };
  const cents = kind.cents + (at % 10) * 500;
  return colours.flatMap(([filter, names], colour) =>
    kind.sizes.map((size, place) => ({
      ...shared,
      ...inEach('colour', names),
      filter_colour: filter,
      pictures: `${pictures}/${at + 1}-${filter}-1.jpg ${pictures}/${at + 1}-${filter}-2.jpg`,
      sku: `${article}.${colour + 1}${place + 1}`,
      size,
      price_eur: (cents / 100).toFixed(2).replace('.', ','),
      stock: String(3 + (at % 7)),
    })),
  );
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * A list of accessories as a spreadsheet exports it: nothing of it is in the demo.
 * @param pictures address below which the pictures are
 */
export function ownArticles(count: number, pictures: string): string {
  const rows = Array.from({ length: count }, (_, at) => rowsOf(at, pictures)).flat();
  const lines = rows.map((row) => COLUMNS.map((name) => quoted(row[name] ?? '')).join(';'));
  return `\uFEFF${[COLUMNS.join(';'), ...lines].join('\r\n')}\r\n`;
}
