import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, paragraphs } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'seoText'>;

const minimal: Props = {
  id: 'seo-text-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Hemden', headline: null, body: paragraphs('Hemden in langen Größen.') },
};

const SENTENCE = 'Ein gutes Hemd sitzt an der Schulter, der Rest folgt von selbst. ';

export const seoTextFixtures = {
  default: {
    ...minimal,
    id: 'seo-text',
    fields: {
      ...minimal.fields,
      headline: 'Hemden in großen Größen',
      body: paragraphs(SENTENCE.repeat(8).trim(), SENTENCE.repeat(8).trim()),
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'seo-text-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Alles, was Sie über Hemden in großen und überlangen Größen wissen wollen',
      body: paragraphs(...Array.from({ length: 8 }, () => SENTENCE.repeat(10).trim())),
    },
  },
  longWords: {
    ...minimal,
    id: 'seo-text-long',
    fields: { ...minimal.fields, headline: longWord(120), body: paragraphs(longWord(2_000)) },
  },
} satisfies Record<string, Props>;
