import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'newsletterPage'>;

const minimal: Props = {
  id: 'newsletter-page-minimal',
  until: null,
  isFirst: false,
  fields: { headline: 'Newsletter', text: null, privacyText: null, successText: null },
};

export const newsletterPageFixtures = {
  default: {
    ...minimal,
    id: 'newsletter-page',
    fields: {
      ...minimal.fields,
      text: 'Einmal im Monat, was neu im Haus ist.',
      privacyText:
        'Wir verwenden Ihre Angaben nur für diesen Zweck und löschen sie, sobald er erfüllt ist. Sie können jederzeit widersprechen.',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'newsletter-page-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      headline: 'Unser Newsletter, einmal im Monat und nie öfter',
      text: 'Was neu ist und was bleibt. '.repeat(20).trim(),
      privacyText: 'Sie können jederzeit widersprechen. '.repeat(24).trim(),
      successText: 'Vielen Dank, bis bald.',
    },
  },
  longWords: {
    ...minimal,
    id: 'newsletter-page-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      privacyText: longWord(1_000),
    },
  },
} satisfies Record<string, Props>;
