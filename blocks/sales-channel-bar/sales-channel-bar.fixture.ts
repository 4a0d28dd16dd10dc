import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'salesChannelBar'>;
type Channel = Props['fields']['channels'][number];

const store: Channel = {
  id: 'store',
  icon: 'store',
  name: 'Im Haus',
  text: 'Sechs Stockwerke am Marienplatz.',
  link: pageLink('/de-de/haus'),
};
const phone: Channel = {
  id: 'phone',
  icon: 'advice',
  name: 'Am Telefon',
  text: 'Montag bis Samstag, 9 bis 19 Uhr.',
  link: { href: 'tel:+49899999810', opens: 'phone' },
};
const online: Channel = { id: 'online', icon: 'delivery', name: 'Im Shop', text: null, link: null };

const minimal: Props = {
  id: 'sales-channel-bar-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Wege zu uns',
    headline: null,
    channels: [online, { ...store, text: null, link: null }],
    tone: 'plain',
  },
};

export const salesChannelBarFixtures = {
  default: {
    ...minimal,
    id: 'sales-channel-bar',
    fields: { ...minimal.fields, channels: [store, phone, online], tone: 'soft' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'sales-channel-bar-maximal',
    fields: {
      ...minimal.fields,
      headline: 'So kaufen Sie bei uns ein',
      channels: (['store', 'phone', 'measure', 'gift'] as const).map((id) => ({
        ...store,
        id,
        icon: id === 'phone' ? 'advice' : id,
        text: 'Von Montag bis Samstag nehmen wir uns Zeit, auf Wunsch auch nach Ladenschluss.',
      })),
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'sales-channel-bar-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      channels: [
        { ...store, name: longWord(40), text: longWord(120) },
        { ...phone, name: longWord(40) },
      ],
    },
  },
} satisfies Record<string, Props>;
