import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'newsletterSignup'>;

const minimal: Props = {
  id: 'newsletter-signup-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Newsletter',
    text: null,
    target: pageLink('/de-de/newsletter'),
    tone: 'plain',
  },
};

export const newsletterSignupFixtures = {
  default: {
    ...minimal,
    id: 'newsletter-signup',
    fields: { ...minimal.fields, text: 'Einmal im Monat, was neu im Haus ist.', tone: 'soft' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'newsletter-signup-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      headline: 'Unser Newsletter, einmal im Monat und nie öfter',
      text: 'Was neu ist, was bleibt und was die Schneiderei rät. '.repeat(6).trim(),
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'newsletter-signup-long',
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(400) },
  },
} satisfies Record<string, Props>;
