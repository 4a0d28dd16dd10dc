import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'zeroResult'>;

const minimal: Props = {
  id: 'zero-result-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Nichts gefunden', text: null, suggestions: null, incentives: [] },
};

const SEARCHES = ['Leinenhemd', 'Chino', 'Parka', 'Polohemd', 'Cordhose', 'Weste'];

export const zeroResultFixtures = {
  default: {
    ...minimal,
    id: 'zero-result',
    fields: { ...minimal.fields, suggestions: SEARCHES.slice(0, 3) },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'zero-result-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      text: 'Rufen Sie uns an, wir suchen für Sie im ganzen Haus. '.repeat(7).trim(),
      suggestions: SEARCHES,
      incentives: [
        {
          id: 'more',
          type: 'linkElement',
          until: null,
          fields: {
            label: 'Neu im Haus',
            link: { href: '/de-de/neu', opens: 'page' },
            look: 'quiet',
          },
        },
      ],
    },
  },
  longWords: {
    ...minimal,
    id: 'zero-result-long',
    fields: { ...minimal.fields, text: longWord(400), suggestions: [longWord(256)] },
  },
} satisfies Record<string, Props>;
