import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'tabs'>;
type Item = Props['fields']['items'][number];

/** A link, which is the smallest block inside a tab. */
const block = (id: string, label: string): Item['body'][number] => ({
  id,
  type: 'linkElement',
  until: null,
  fields: { label, link: { href: '/de-de/pflege', opens: 'page' }, look: 'quiet' },
});

const item = (key: string, headline: string, body: Item['body']): Item => ({
  id: `tab-${key}`,
  key,
  headline,
  body,
});

const minimal: Props = {
  id: 'tabs-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Pflege',
    headline: null,
    items: [item('care', 'Pflege', [block('care-link', 'Wolle lüften statt waschen')])],
  },
};

export const tabsFixtures = {
  default: {
    ...minimal,
    id: 'tabs',
    fields: {
      ...minimal.fields,
      headline: 'Gut zu wissen',
      items: [
        item('care', 'Pflege', [block('care-link', 'Wolle lüften statt waschen')]),
        item('delivery', 'Lieferung', [block('delivery-link', 'Zwei bis drei Werktage')]),
        item('returns', 'Rückgabe', [block('returns-link', 'Dreißig Tage lang')]),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'tabs-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Alles über den Mantel',
      items: Array.from({ length: 8 }, (_, at) =>
        item(`tab-${at + 1}`, `Abschnitt ${at + 1}`, [
          block(`first-${at}`, `Erster Verweis ${at + 1}`),
          block(`second-${at}`, `Zweiter Verweis ${at + 1}`),
        ]),
      ),
    },
  },
  longWords: {
    ...minimal,
    id: 'tabs-long',
    fields: {
      ...minimal.fields,
      headline: 'Nejneobhospodařovávatelnějšími'.repeat(4),
      items: [
        item('long', 'w'.repeat(60), [block('long-link', 'w'.repeat(60))]),
        item('more', 'Donaudampfschifffahrt'.repeat(2), [block('more-link', 'w'.repeat(60))]),
      ],
    },
  },
} satisfies Record<string, Props>;
