/** Faults of feeds, each in one item of so many. */
const FAULTS = {
  'colour missing': 29,
  'doubled id': 31,
  'size as a date': 37,
  'price without currency': 41,
  'price of zero': 43,
  'wrong GTIN': 47,
  'sale price above the price': 53,
  'title missing': 59,
} as const;

export type FeedFault = keyof typeof FAULTS;

interface ForeignFeed {
  xml: string;
  items: number;
  /** Planted faults; each of them has to reject its item, and nothing else may be rejected. */
  planted: Record<FeedFault, number>;
}

const COLOURS = ['Schwarz', 'Blau', 'Grün/Weiß', 'Off-White', 'Bordeaux'];
const SIZES = ['S', 'M', 'L', 'XL', '1/2', '46 1/2', 'W34/L32', 'one size'];
const KINDS = ['Hemd', 'Hose', 'Strickjacke', 'Gürtel', 'Sakko'];
const AVAILABILITY = ['in_stock', 'in stock', 'out_of_stock', 'out of stock', 'preorder'];

const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
};

/** EAN-13 with its check digit. */
function gtinOf(number: number): string {
  const digits = `400${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** Prices as exports of shop systems write them. */
const priceOf = (cents: number, at: number) => {
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  return pick(
    [
      `${whole}.${rest} EUR`,
      `${whole},${rest} EUR`,
      `EUR ${whole}.${rest}`,
      `1.${whole + 100},${rest} EUR`,
    ],
    at,
  );
};

/** The fault of an item. A later variant without a title has that of its article's first one. */
function faultOf(at: number, variants: number): FeedFault | undefined {
  if (at === 0) return undefined;
  if (at % variants === 0 && (at / variants) % FAULTS['title missing'] === 0)
    return 'title missing';
  const names = Object.keys(FAULTS) as FeedFault[]; // those of the table
  return names.find((fault) => fault !== 'title missing' && at % FAULTS[fault] === 0);
}

/** The last item before this one that is imported. */
const validBefore = (at: number, variants: number): number =>
  faultOf(at - 1, variants) ? validBefore(at - 1, variants) : at - 1;

function itemOf(at: number, variants: number): string {
  const article = Math.floor(at / variants);
  const variant = at % variants;
  const fault = faultOf(at, variants);
  const colour = pick(COLOURS, Math.floor(variant / 4) + article);
  const size = pick(SIZES, (variant % 4) + (article % 5));
  const title = `${pick(KINDS, article)} Modell ${article} - ${colour} - ${size}`;
  const isSale = article % 3 === 0;
  const fields: Record<string, string | null> = {
    id: `NH-${fault === 'doubled id' ? validBefore(at, variants) : at}`,
    item_group_id: `NH-G${article}`,
    title: fault === 'title missing' ? null : title,
    description: `<![CDATA[<p>Modell <b>${article}</b> aus Baumwolle &amp; Leinen.</p><ul><li>${colour}</li></ul><script>alert(1)</script>]]>`,
    brand: 'Nordhaus',
    product_type: `Bekleidung &gt; ${pick(KINDS, article)}`,
    google_product_category: '1604',
    color: fault === 'colour missing' ? null : colour,
    size: fault === 'size as a date' ? '01. Feb' : size,
    size_system: 'EU',
    age_group: 'adult',
    gender: 'male',
    condition: 'new',
    price:
      fault === 'price without currency'
        ? '89,95'
        : fault === 'price of zero'
          ? '0,00 EUR'
          : priceOf(8_995 + article, article),
    sale_price:
      fault === 'sale price above the price'
        ? '9999.00 EUR'
        : isSale && !fault
          ? priceOf(4_995, 0)
          : null,
    availability: pick(AVAILABILITY, at),
    gtin: fault === 'wrong GTIN' ? `${gtinOf(at).slice(0, -1)}X` : gtinOf(at),
    link: `https://www.nordhaus.example/p/${article}?v=${variant}&amp;utm_source=google`,
    image_link: `https://bilder.nordhaus.example/${article}-${Math.floor(variant / 4)}.jpg`,
    custom_label_0: 'Herbst',
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [`      <g:${name}>${value}</g:${name}>`],
  );
  return ['    <item>', ...lines, '    </item>'].join('\n');
}

/**
 * A feed as another retailer's system exports it, by Google's product data specification, with the
 * faults that such feeds have.
 */
export function foreignFeed(items: number, variants = 8): ForeignFeed {
  const counts: Record<string, number> = Object.fromEntries(
    Object.keys(FAULTS).map((fault) => [fault, 0]),
  );
  const written = Array.from({ length: items }, (_, at) => {
    const fault = faultOf(at, variants);
    if (fault) counts[fault] = (counts[fault] ?? 0) + 1;
    return itemOf(at, variants);
  });
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">\n  <channel>\n    <title>Nordhaus</title>`;
  const xml = `${head}\n${written.join('\n')}\n  </channel>\n</rss>\n`;
  // Has the keys of the table.
  return { xml, items, planted: counts as ForeignFeed['planted'] };
}
