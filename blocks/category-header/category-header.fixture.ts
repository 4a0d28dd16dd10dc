import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, sampleButton, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'categoryHeader'>;

const minimal: Props = {
  id: 'category-header-minimal',
  until: null,
  isFirst: false,
  fields: { headline: 'Hemden', text: null, image: null, alt: null, links: [] },
};

const PARTS = ['Businesshemden', 'Freizeithemden', 'Leinen', 'Überlange Ärmel'];

export const categoryHeaderFixtures = {
  default: {
    ...minimal,
    id: 'category-header',
    fields: {
      ...minimal.fields,
      text: 'Für jeden Tag eines, das sitzt.',
      links: PARTS.map((label) => sampleButton(label, '/de-de/hemden/teil')),
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'category-header-maximal',
    isFirst: true,
    fields: {
      headline: 'Hemden und Polohemden in langen Größen',
      text: 'Hemden, die beim Sitzen nicht spannen. '.repeat(10).trim(),
      image: samplePicture('Hemden auf einem Tisch'),
      alt: 'Sechs gefaltete Hemden',
      links: [...PARTS, 'Karo', 'Streifen', 'Oxford', 'Flanell'].map((label) =>
        sampleButton(label, '/de-de/hemden/teil'),
      ),
    },
  },
  longWords: {
    ...minimal,
    id: 'category-header-long',
    fields: {
      ...minimal.fields,
      headline: longWord(80),
      text: longWord(600),
      links: [sampleButton(longWord(60), '/de-de/hemden')],
    },
  },
} satisfies Record<string, Props>;
