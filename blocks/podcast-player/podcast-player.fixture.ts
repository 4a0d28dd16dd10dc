import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'podcastPlayer'>;

const minimal: Props = {
  id: 'podcast-player-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: null,
    text: null,
    provider: 'Podcast GmbH',
    source: 'https://widgets.example.com/podcast.js',
    configuration: null,
  },
};

export const podcastPlayerFixtures = {
  default: {
    ...minimal,
    id: 'podcast-player',
    fields: {
      ...minimal.fields,
      headline: 'Unser Podcast',
      configuration: 'https://podcast.example.com/feed/1',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'podcast-player-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Unser Podcast, jederzeit und in allen Ländern, in die wir liefern',
      text: 'Was hier steht, kommt von einem Anbieter, dem wir vertrauen. '.repeat(6).trim(),
      configuration: 'https://podcast.example.com/feed/1',
    },
  },
  longWords: {
    ...minimal,
    id: 'podcast-player-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(400),
      provider: longWord(60),
    },
  },
} satisfies Record<string, Props>;
