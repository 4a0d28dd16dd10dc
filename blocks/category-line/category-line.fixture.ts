import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'categoryLine'>;

const category = (label: string): Props['fields']['categories'][number] => ({
  id: label,
  label,
  link: pageLink('/de-de/hemden'),
  image: null,
});

const minimal: Props = {
  id: 'category-line-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Hemden', accessibleName: null, categories: [category('Hemden')] },
};

const NAMES = ['Hemden', 'Polos', 'Strick', 'Hosen', 'Jeans', 'Sakkos', 'Mäntel', 'Schuhe'];

export const categoryLineFixtures = {
  default: {
    ...minimal,
    id: 'category-line',
    fields: {
      ...minimal.fields,
      accessibleName: 'Oberteile',
      categories: NAMES.slice(0, 5).map(category),
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'category-line-maximal',
    fields: {
      ...minimal.fields,
      accessibleName: 'Alle Kategorien',
      categories: [...NAMES, ...NAMES].map((name, at) => ({
        ...category(name),
        id: `category-${at}`,
        image: samplePicture('Ein Kleidungsstück'),
      })),
    },
  },
  longWords: {
    ...minimal,
    id: 'category-line-long',
    fields: {
      ...minimal.fields,
      accessibleName: longWord(80),
      categories: [category(longWord(40))],
    },
  },
} satisfies Record<string, Props>;
