import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'teaserBox'>;
type Element = Props['fields']['elements'][number];

/** A link, which is the smallest block inside a box. */
const link = (id: string, label: string): Element => ({
  id,
  type: 'linkElement',
  until: null,
  fields: { label, link: pageLink('/de-de/pflege'), look: 'quiet' },
});

const minimal: Props = {
  id: 'teaser-box-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Pflege', elements: [link('only', 'Wolle lüften')], size: 1, tone: 'plain' },
};

export const teaserBoxFixtures = {
  default: {
    ...minimal,
    id: 'teaser-box',
    fields: {
      ...minimal.fields,
      elements: [link('first', 'Wolle lüften'), link('second', 'Leinen waschen')],
      size: 2,
      tone: 'soft',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'teaser-box-maximal',
    fields: {
      ...minimal.fields,
      elements: Array.from({ length: 6 }, (_, at) => link(`link-${at}`, `Pflege von Stoff ${at}`)),
      size: 3,
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'teaser-box-long',
    fields: { ...minimal.fields, elements: [link('long', longWord(60))], tone: 'soft' },
  },
} satisfies Record<string, Props>;
