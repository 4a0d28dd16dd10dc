import type { BlockProps, Link } from '@/lib/cms/content/block';

type Props = BlockProps<'homeTeaser'>;

const page = (href: string): Link => ({ href, opens: 'page' });

const minimal: Props = {
  id: 'home-teaser-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Mäntel',
    image: {
      url: '//images.ctfassets.net/space/asset/token/kleiderstange.jpg',
      width: 1778,
      height: 1000,
      contentType: 'image/jpeg',
      alt: 'Mäntel an einer Kleiderstange',
    },
    imageFocus: null,
    contentAlt: null,
    imageLink: null,
    itemNumber: null,
    refinementFilters: null,
    videoSource: null,
    textBoxes: [],
    linkTexts: null,
    buttons: [],
    teaserHeight: 'medium',
    teaserWidth: 'content',
    textPosition: 'start',
    isPromotionTracked: false,
    preloadImage: false,
  },
};

const texts: Props['fields']['textBoxes'] = [
  { id: 'kicker', text: 'Größen 3XL bis 8XL', look: 'kicker' },
  { id: 'headline', text: 'Mäntel, die sich schließen lassen', look: 'headline' },
  { id: 'body', text: 'Auch in Überlänge ab 1,90 m.', look: 'body' },
];

export const homeTeaserFixtures = {
  default: {
    ...minimal,
    id: 'home-teaser',
    fields: {
      ...minimal.fields,
      textBoxes: texts,
      buttons: [
        { id: 'find', label: 'Größe finden', link: page('/de-de/groesse'), look: 'primary' },
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'home-teaser-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      contentAlt: 'Sechs Mäntel in Blau und Grau',
      imageLink: page('/de-de/maentel'),
      itemNumber: '12345678',
      refinementFilters: { brand: ['Aldgate'] },
      textBoxes: [
        ...texts,
        { id: 'second', text: 'Zweite Überschrift', look: 'headline' },
        { id: 'more', text: 'Doppelt gewebte Wolle.', look: 'body' },
        { id: 'last', text: 'Bis 8XL.', look: 'body' },
      ],
      linkTexts: ['Wolle', 'Kaschmir', 'Trench', 'Daunen'],
      buttons: [
        { id: 'all', label: 'Alle Mäntel', link: page('/de-de/maentel'), look: 'primary' },
        {
          id: 'call',
          label: 'Anrufen',
          link: { href: 'tel:+49891234', opens: 'phone' },
          look: 'secondary',
        },
        {
          id: 'care',
          label: 'Pflege',
          link: { href: 'https://example.com/pflege', opens: 'external' },
          look: 'quiet',
        },
      ],
      teaserHeight: 'tall',
      teaserWidth: 'full',
      textPosition: 'end',
      isPromotionTracked: true,
      preloadImage: true,
    },
  },
  longWords: {
    ...minimal,
    id: 'home-teaser-long',
    fields: {
      ...minimal.fields,
      teaserWidth: 'half',
      textBoxes: [
        { id: 'headline', text: 'Nejneobhospodařovávatelnějšími'.repeat(6), look: 'headline' },
        { id: 'body', text: 'w'.repeat(200), look: 'body' },
      ],
      linkTexts: ['w'.repeat(256)],
      buttons: [{ id: 'b', label: 'w'.repeat(60), link: page('/de-de'), look: 'primary' }],
    },
  },
} satisfies Record<string, Props>;
