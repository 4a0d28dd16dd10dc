import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'welcomePage'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'welcome-page-minimal',
  until: null,
  isFirst: false,
  loaded: { ...guest },
  fields: {
    headline: 'Mein Konto',
    text: 'Schön, dass Sie da sind.',
    label: 'Weiter einkaufen',
    link: pageLink('/'),
  },
};

export const welcomePageFixtures = {
  default: { ...minimal, id: 'welcome-page', loaded: { ...customer } },
  minimal,
  maximal: {
    ...minimal,
    id: 'welcome-page-maximal',
    loaded: { ...customer, notice: 'confirmed' },
  },
  unreachable: { ...minimal, id: 'welcome-page-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'welcome-page-long',
    loaded: { ...customer, name: longWord(60) },
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      label: longWord(60),
    },
  },
} satisfies Record<string, Props>;
