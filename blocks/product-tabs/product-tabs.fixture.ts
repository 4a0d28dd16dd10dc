import type { LoadedTabs } from '@/lib/cms/content/loaded-tabs';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'productTabs'>;

const text = (value: string): LoadedTabs['shipping']['accordions'][number]['text'] => ({
  // Values of the vendor's enumerations, which a fixture need not load.
  nodeType: 'document' as never,
  data: {},
  content: [
    {
      nodeType: 'paragraph' as never,
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
  ],
});

const shipping: LoadedTabs['shipping'] = {
  headline: 'Versand und Rückgabe',
  accordions: [
    { id: 'delivery', headline: 'Lieferung', text: text('Zwei bis vier Werktage.') },
    { id: 'returns', headline: 'Rückgabe', text: text('Innerhalb von 30 Tagen, kostenlos.') },
  ],
};

const plain: LoadedTabs = {
  number: '20310000',
  itemnum: '20310000-312',
  texts: ['Ein Hemd für warme Tage.', 'Comfort Fit: bequem geschnitten.'],
  material: '100 % Leinen',
  gpsr: {
    manufacturer: 'Harbour Lane GmbH',
    address: 'Musterweg 4, 20095 Hamburg',
    email: 'produktsicherheit@harbour-lane.example',
  },
  ratings: null,
  colours: [
    {
      itemnum: '20310000-312',
      texts: ['Farbe: Himmelblau'],
      care: [
        { code: 'wash40mild', label: 'Pflegeleicht 40 °C' },
        { code: 'noTumble', label: 'Nicht in den Trockner' },
      ],
    },
    {
      itemnum: '20310000-100',
      texts: ['Farbe: Weiß'],
      care: [{ code: 'wash60', label: 'Normalwaschgang 60 °C' }],
    },
  ],
  shipping,
};

const ratings: NonNullable<LoadedTabs['ratings']> = {
  average: 4.38,
  count: 37,
  reviews: [
    {
      rating: 5,
      name: 'A. B.',
      date: '14.11.2026',
      size: '3XL',
      text: 'Sitzt gut, bügelt sich leicht.',
    },
    { rating: 3, name: 'C. D.', date: '02.11.2026', size: null, text: null },
  ],
  fit: { small: 12, fits: 71, large: 17 },
  recommendedFit: 'fits',
};

const minimal: Props = {
  id: 'product-tabs-minimal',
  until: null,
  isFirst: false,
  loaded: {
    ...plain,
    texts: ['Ein Hemd für warme Tage.'],
    material: '',
    gpsr: null,
    colours: [{ itemnum: '20310000-312', texts: [], care: [] }],
    shipping: { headline: null, accordions: [] },
  },
  fields: { title: 'Artikel: Texte', items: [] },
};

export const productTabsFixtures = {
  default: { ...minimal, id: 'product-tabs', loaded: plain },
  minimal,
  maximal: { ...minimal, id: 'product-tabs-maximal', loaded: { ...plain, ratings } },
  longWords: {
    ...minimal,
    id: 'product-tabs-long',
    loaded: { ...plain, texts: [longWord(300)], material: longWord(120) },
  },
  unavailable: { ...minimal, id: 'product-tabs-unavailable', loaded: null },
} satisfies Record<string, Props>;
