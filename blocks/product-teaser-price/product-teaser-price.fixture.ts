import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'productTeaserPrice'>;
type Value = Props['fields']['prices'][number]['values'][number];

const value = (id: string, amount: string, own: Partial<Value> = {}): Value => ({
  id,
  value: amount,
  isPercentage: false,
  hasMultipleValues: false,
  ...own,
});

const minimal: Props = {
  id: 'product-teaser-price-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Mantel',
    image: {
      url: '//images.ctfassets.net/space/asset/token/mantel.jpg',
      width: 1200,
      height: 1600,
      contentType: 'image/jpeg',
      alt: 'Ein Mantel im Fensterlicht',
    },
    articleNumber: null,
    articleRatio: '3:4',
    alt: null,
    labelTexts: [],
    prices: [{ id: 'eur', sourceValue: '499,95', values: [] }],
    reference: null,
    link: null,
    linkLabel: null,
    itemNumberLink: null,
    tone: 'plain',
    size: 'medium',
    position: 'end',
  },
};

export const productTeaserPriceFixtures = {
  default: {
    ...minimal,
    id: 'product-teaser-price',
    fields: {
      ...minimal.fields,
      labelTexts: [
        { id: 'kicker', text: 'Aus der Werkstatt', look: 'kicker' },
        { id: 'headline', text: 'Mantel aus Doppelgewebe', look: 'headline' },
      ],
      prices: [{ id: 'eur', sourceValue: '499,95', values: [value('now', '399,95')] }],
      reference: 'Niedrigster Preis der letzten 30 Tage',
      link: { href: '/de-de/maentel', opens: 'page' },
      linkLabel: 'Zum Mantel',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'product-teaser-price-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      alt: 'Der Mantel, offen, mit hellem Futter',
      labelTexts: [
        { id: 'kicker', text: 'Nur bis Sonntag', look: 'kicker' },
        { id: 'headline', text: 'Mäntel und Jacken', look: 'headline' },
        { id: 'body', text: 'Auch in Überlänge ab 1,90 m.', look: 'body' },
        { id: 'more', text: 'Solange der Vorrat reicht.', look: 'body' },
      ],
      prices: [
        {
          id: 'eur',
          sourceValue: '1299',
          values: [
            value('now', '899,5', { hasMultipleValues: true }),
            value('off', '30', { isPercentage: true, hasMultipleValues: true }),
          ],
        },
        { id: 'second', sourceValue: '77', values: [] },
      ],
      reference: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung',
      link: { href: '/de-de/maentel', opens: 'page' },
      linkLabel: 'Alle Mäntel und Jacken',
      itemNumberLink: '12345678',
      tone: 'inverted',
      size: 'large',
      position: 'start',
    },
  },
  article: {
    ...minimal,
    id: 'product-teaser-price-article',
    fields: {
      ...minimal.fields,
      image: null,
      articleNumber: '20310000',
      labelTexts: [
        { id: 'kicker', text: 'Neu im Regal', look: 'kicker' },
        { id: 'headline', text: 'Hemd aus Popeline', look: 'headline' },
      ],
      link: { href: '/de-de/hemden', opens: 'page' },
      linkLabel: 'Zum Hemd',
    },
  },
  longWords: {
    ...minimal,
    id: 'product-teaser-price-long',
    fields: {
      ...minimal.fields,
      labelTexts: [
        { id: 'headline', text: 'Nejneobhospodařovávatelnějšími'.repeat(6), look: 'headline' },
        { id: 'body', text: 'w'.repeat(200), look: 'body' },
      ],
      prices: [{ id: 'eur', sourceValue: '999999,99', values: [value('now', '999999,98')] }],
      reference: 'w'.repeat(160),
      link: { href: '/de-de', opens: 'page' },
      linkLabel: 'w'.repeat(60),
      size: 'small',
      tone: 'soft',
    },
  },
} satisfies Record<string, Props>;
