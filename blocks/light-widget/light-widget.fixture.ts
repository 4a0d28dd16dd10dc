import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'lightWidget'>;

const minimal: Props = {
  id: 'light-widget-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: null,
    text: null,
    provider: 'Lightwidget',
    source: 'https://widgets.example.com/light.js',
    configuration: null,
  },
};

export const lightWidgetFixtures = {
  default: {
    ...minimal,
    id: 'light-widget',
    fields: { ...minimal.fields, headline: 'Von Ihnen getragen', configuration: '4f1c2a' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'light-widget-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Von Ihnen getragen, jederzeit und in allen Ländern, in die wir liefern',
      text: 'Was hier steht, kommt von einem Anbieter, dem wir vertrauen. '.repeat(6).trim(),
      configuration: '4f1c2a',
    },
  },
  longWords: {
    ...minimal,
    id: 'light-widget-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(400),
      provider: longWord(60),
    },
  },
} satisfies Record<string, Props>;
