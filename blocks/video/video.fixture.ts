import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'video'>;

const minimal: Props = {
  id: 'video-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Wie ein Mantel entsteht',
    source: 'https://films.example.com/mantel.mp4',
    poster: null,
    caption: null,
    subtitles: null,
    ratio: '16:9',
  },
};

const poster: Props['fields']['poster'] = {
  url: '//images.ctfassets.net/space/asset/token/mantel.jpg',
  width: 1778,
  height: 1000,
  contentType: 'image/jpeg',
  alt: 'Ein Mantel im Fensterlicht',
};

export const videoFixtures = {
  default: {
    ...minimal,
    id: 'video',
    fields: { ...minimal.fields, poster, caption: 'Elf Stunden in zwei Minuten.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'video-maximal',
    fields: {
      ...minimal.fields,
      source: 'https://films.example.com/mantel.webm?version=2',
      poster,
      subtitles: 'https://films.example.com/mantel.de.vtt',
      caption: 'Vom Ballen bis zum letzten Knopf.\nGedreht in unserer Werkstatt.',
      ratio: '9:16',
    },
  },
  longWords: {
    ...minimal,
    id: 'video-long',
    fields: { ...minimal.fields, title: 'w'.repeat(120), caption: 'w'.repeat(300) },
  },
} satisfies Record<string, Props>;
