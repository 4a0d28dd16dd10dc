import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'storeMap'>;

const minimal: Props = {
  id: 'store-map-minimal',
  until: null,
  isFirst: false,
  fields: {
    name: 'Haus am Markt',
    address: null,
    openingHours: null,
    lat: 48.1374,
    lng: 11.5755,
    height: 240,
    nativeMarker: false,
  },
};

export const storeMapFixtures = {
  default: {
    ...minimal,
    id: 'store-map',
    fields: {
      ...minimal.fields,
      address: 'Am Markt 1\n80331 München',
      openingHours: 'Montag bis Samstag, 10 bis 19 Uhr',
      height: 400,
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'store-map-maximal',
    fields: {
      ...minimal.fields,
      name: 'Haus am Markt mit Schneiderei und Café im zweiten Stock',
      address: 'Am Markt 1\nEingang am Brunnen\n80331 München\nDeutschland',
      openingHours: 'Montag bis Samstag, 10 bis 19 Uhr\n'.repeat(8).trim(),
      height: 800,
      nativeMarker: true,
    },
  },
  longWords: {
    ...minimal,
    id: 'store-map-long',
    fields: {
      ...minimal.fields,
      name: longWord(80),
      address: longWord(200),
      openingHours: longWord(300),
    },
  },
} satisfies Record<string, Props>;
