import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const COLOURS = ['Schwarz', 'Blau', 'Grün', 'Grau', 'Braun', 'Weiß', 'Rot', 'Beige'];
const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL', '7XL'];
const TEXT =
  'Ein Stück aus festem Stoff, das nach vielen Wäschen noch so sitzt wie am ersten Tag. Nähte doppelt, Knöpfe aus Steinnuss.';

/** An hour ago. */
const COUNTED = new Date(Date.now() - 3_600_000).toISOString();

/** Five sizes a colour, as most articles have. */
const SIZES_PER_COLOUR = 5;

function article(at: number, skus: number, cents: number) {
  const size = (colour: number, place: number) => ({
    sku: `B${at}-${colour}-${place}`,
    size: SIZES[place % SIZES.length],
    prices: {
      EUR: { price: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` },
    },
    stock: (at + place) % 40,
    stockAt: COUNTED,
  });
  const colours = Array.from({ length: Math.ceil(skus / SIZES_PER_COLOUR) }, (_, colour) => ({
    name: {
      de: `${COLOURS[colour % COLOURS.length]} ${Math.floor(colour / COLOURS.length) || ''}`.trim(),
    },
    pictures: [
      `https://cdn.example/${at}/${colour}-1.jpg`,
      `https://cdn.example/${at}/${colour}-2.jpg`,
    ],
    sizes: Array.from(
      { length: Math.min(SIZES_PER_COLOUR, skus - colour * SIZES_PER_COLOUR) },
      (__, place) => size(colour, place),
    ),
  }));
  return {
    article: `B-${at}`,
    shop: 'hgg',
    title: { de: `Hemd Modell ${at}` },
    description: { de: TEXT },
    brand: `Marke ${at % 120}`,
    category: { titles: { de: ['Bekleidung', `Gruppe ${at % 30}`] } },
    vat: 'standard',
    fibres: { cotton: 97, elastane: 3 },
    care: [],
    manufacturer: {
      name: 'Nordhaus GmbH',
      address: 'Musterstraße 12, 20095 Hamburg',
      country: 'DE',
      email: 'sicherheit@nordhaus.example',
    },
    colours,
  };
}

/**
 * Writes a catalogue as JSON Lines.
 * @param every writes only one article of so many
 */
export async function writeCatalogue(
  file: string,
  {
    articles,
    skus,
    cents = 8_995,
    every = 1,
  }: { articles: number; skus: number; cents?: number; every?: number },
): Promise<void> {
  const out = createWriteStream(file);
  for (let at = 0; at < articles; at += every)
    if (!out.write(`${JSON.stringify(article(at, skus, cents))}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'close');
}
