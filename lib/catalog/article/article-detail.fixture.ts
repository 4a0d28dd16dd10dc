import { GERMAN_DELIVERY } from '@/lib/shop/settings/shipping.fixture';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import { openingChoice } from './article-choice';
import type { ArticleDetail, DetailColour, DetailSize } from './article-detail';

export const detailSize = (sku: string, label: string, parts: Partial<DetailSize> = {}) => ({
  sku,
  label,
  sizeType: 'standard' as const,
  bodyType: 'normal' as const,
  price: 69_95,
  strikePrice: 89_95,
  most: 7,
  values: { eu: label },
  ...parts,
});

export const detailColour = (parts: Partial<DetailColour> = {}): DetailColour => ({
  itemnum: '20310000-312',
  color: 'Himmelblau',
  imageRatio: '3:4',
  imageAlt: 'Leinenhemd mit Kentkragen, Himmelblau',
  pictures: 4,
  video: null,
  hasTallSizes: false,
  sizes: [
    detailSize('20310000-312-3XL', '3XL'),
    detailSize('20310000-312-4XL', '4XL', { most: 0 }),
    detailSize('20310000-312-5XL', '5XL', { most: 20, price: 74_95 }),
  ],
  texts: ['Farbe: Himmelblau', 'Artikelnummer 20310000-312'],
  care: [
    { code: 'wash40mild', label: 'Pflegeleicht 40 °C' },
    { code: 'noTumble', label: 'Nicht in den Trockner' },
  ],
  ...parts,
});

export const whiteColour = detailColour({
  itemnum: '20310000-100',
  color: 'Weiß',
  imageAlt: 'Leinenhemd mit Kentkragen, Weiß',
  sizes: [
    detailSize('20310000-100-3XL', '3XL', { most: 3 }),
    detailSize('20310000-100-5XL', '5XL', { most: 0 }),
  ],
});

/** A shirt in two colours; `parts` overrides fields. */
export function detailOf(parts: Partial<ArticleDetail> = {}): ArticleDetail {
  const colours = parts.colours ?? ([detailColour(), whiteColour] as const);
  return {
    number: '20310000',
    slug: 'leinenhemd-mit-kentkragen',
    title: 'Leinenhemd mit Kentkragen',
    brand: 'Harbour Lane',
    brandSlug: 'harbour-lane',
    productType: 'product',
    categories: ['Bekleidung', 'Hemden'],
    price: { price: 69_95, strikePrice: 89_95, isFrom: true },
    texts: ['Ein Hemd für warme Tage.', 'Comfort Fit: bequem geschnitten.'],
    material: '100 % Leinen',
    gpsr: {
      manufacturer: 'Harbour Lane GmbH',
      address: 'Musterweg 4, 20095 Hamburg',
      email: 'produktsicherheit@harbour-lane.example',
    },
    parts: [],
    delivery: GERMAN_DELIVERY,
    ratings: null,
    similar: [],
    isTallOnly: false,
    choice: openingChoice(colours, NOTHING_REQUESTED),
    soldOut: null,
    ...parts,
    colours,
  };
}
