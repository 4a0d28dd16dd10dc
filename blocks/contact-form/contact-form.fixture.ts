import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'contactForm'>;

const minimal: Props = {
  id: 'contact-form-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Schreiben Sie uns',
    text: null,
    privacyText: 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten.',
    successText: null,
  },
};

export const contactFormFixtures = {
  default: {
    ...minimal,
    id: 'contact-form',
    fields: { ...minimal.fields, text: 'Wir antworten noch am selben Werktag.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'contact-form-maximal',
    fields: {
      headline: 'Schreiben Sie uns, auch wenn Sie noch gar nichts bestellt haben',
      text: 'Wir antworten noch am selben Werktag. '.repeat(15).trim(),
      privacyText: 'Wir verwenden Ihre Angaben nur dafür. '.repeat(26).trim(),
      successText: 'Vielen Dank. Wir melden uns noch heute.',
    },
  },
  longWords: {
    ...minimal,
    id: 'contact-form-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      privacyText: longWord(1_000),
    },
  },
} satisfies Record<string, Props>;
