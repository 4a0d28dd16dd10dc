import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'headerElement'>;

const minimal: Props = {
  id: 'header-element-minimal',
  until: null,
  isFirst: true,
  fields: {
    source: {
      url: '//images.ctfassets.net/space/asset/token/mantel.jpg',
      width: 1778,
      height: 1000,
      contentType: 'image/jpeg',
      alt: 'Ein Mantel im Fensterlicht',
    },
    sourceFocus: null,
    alt: null,
    text: 'Größenberatung',
    subline: null,
  },
};

export const headerElementFixtures = {
  default: {
    ...minimal,
    id: 'header-element',
    fields: { ...minimal.fields, subline: 'Drei Maße genügen.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'header-element-maximal',
    fields: {
      ...minimal.fields,
      alt: 'Ein Maßband auf einem Ladentisch',
      subline: 'Brust, Bauch, Rücken: drei Maße genügen.\nDen Rest übernehmen wir. '
        .repeat(5)
        .trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'header-element-long',
    fields: {
      ...minimal.fields,
      text: 'Nejneobhospodařovávatelnějšími'.repeat(4),
      subline: 'w'.repeat(400),
    },
  },
} satisfies Record<string, Props>;
