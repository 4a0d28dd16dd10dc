import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'linkElement'>;

const minimal: Props = {
  id: 'link-element-minimal',
  until: null,
  isFirst: false,
  fields: { label: 'Pflege', link: { href: '/de-de/pflege', opens: 'page' }, look: 'quiet' },
};

export const linkElementFixtures = {
  default: {
    ...minimal,
    id: 'link-element',
    fields: { ...minimal.fields, label: 'Größe finden', look: 'secondary' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'link-element-maximal',
    fields: {
      label: 'Versand und Rückgabe in allen Lieferländern im Überblick',
      link: { href: '/de-de/versand', opens: 'modal' },
      look: 'primary',
    },
  },
  longWords: {
    ...minimal,
    id: 'link-element-long',
    fields: { ...minimal.fields, label: 'w'.repeat(60), look: 'primary' },
  },
} satisfies Record<string, Props>;
