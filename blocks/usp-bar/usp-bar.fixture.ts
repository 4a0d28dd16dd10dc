import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'uspBar'>;

const minimal: Props = {
  id: 'usp-bar-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Vorteile',
    items: [
      { id: 'delivery', icon: 'delivery', text: 'Versandkostenfrei', link: null },
      { id: 'returns', icon: 'returns', text: 'Rückgabe kostenlos', link: null },
      { id: 'store', icon: 'store', text: 'Abholung im Haus', link: null },
    ],
    tone: 'plain',
  },
};

export const uspBarFixtures = {
  default: {
    ...minimal,
    id: 'usp-bar',
    fields: {
      ...minimal.fields,
      tone: 'soft',
      items: [
        ...minimal.fields.items,
        {
          id: 'advice',
          icon: 'advice',
          text: 'Beratung am Telefon',
          link: { href: 'tel:+49891234', opens: 'phone' },
        },
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'usp-bar-maximal',
    fields: {
      ...minimal.fields,
      tone: 'inverted',
      items: (['measure', 'care', 'payment', 'gift', 'advice', 'store'] as const).map((icon) => ({
        id: icon,
        icon,
        text: 'Jede Änderung in unserer eigenen Schneiderei',
        link: { href: '/de-de/service', opens: 'page' as const },
      })),
    },
  },
  longWords: {
    ...minimal,
    id: 'usp-bar-long',
    fields: {
      ...minimal.fields,
      items: minimal.fields.items.map((item) => ({ ...item, text: 'w'.repeat(60) })),
    },
  },
} satisfies Record<string, Props>;
