import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'newsletterConfirmation'>;

const minimal: Props = {
  id: 'newsletter-confirmation-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Ihre Anmeldung ist bestätigt',
    text: null,
    errorHeadline: null,
    errorText: null,
  },
};

export const newsletterConfirmationFixtures = {
  default: {
    ...minimal,
    id: 'newsletter-confirmation',
    fields: {
      ...minimal.fields,
      text: 'Der nächste Newsletter kommt am Monatsanfang.',
      errorHeadline: 'Der Link ist abgelaufen',
      errorText: 'Bitte melden Sie sich noch einmal an.',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'newsletter-confirmation-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      text: 'Der nächste Newsletter kommt am Monatsanfang. '.repeat(12).trim(),
      errorHeadline: 'Der Link in dieser E-Mail ist leider schon abgelaufen',
      errorText: 'Bitte melden Sie sich noch einmal an. '.repeat(14).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'newsletter-confirmation-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      errorHeadline: longWord(120),
      errorText: longWord(600),
    },
  },
} satisfies Record<string, Props>;
