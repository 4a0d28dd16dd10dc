import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'newsletterFlyout'>;

const minimal: Props = {
  id: 'newsletter-flyout-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Bleiben wir in Verbindung',
    text: null,
    target: pageLink('/de-de/newsletter'),
  },
};

export const newsletterFlyoutFixtures = {
  default: {
    ...minimal,
    id: 'newsletter-flyout',
    fields: { ...minimal.fields, text: 'Einmal im Monat, was neu im Haus ist.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'newsletter-flyout-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      headline: 'Bleiben wir in Verbindung, einmal im Monat und nie öfter',
      text: 'Was neu ist und was bleibt. '.repeat(14).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'newsletter-flyout-long',
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(400) },
  },
} satisfies Record<string, Props>;
