import type { BlockProps, RichTextContent } from '@/lib/cms/content/block';

type Props = BlockProps<'accordion'>;

function texts(value: string): RichTextContent {
  const text = { nodeType: 'text', value, marks: [], data: {} };
  const content = [{ nodeType: 'paragraph', data: {}, content: [text] }];
  // The enum of Contentful's node types is left out of the bundle; the strings are the same.
  return { nodeType: 'document', data: {}, content } as unknown as RichTextContent;
}

const item = (id: string, headline: string, text: string) => ({
  id,
  headline,
  text: texts(text),
});

const minimal: Props = {
  id: 'accordion-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Lieferung',
    headline: null,
    items: [item('delivery', 'Wie lange dauert die Lieferung?', 'Zwei bis drei Werktage.')],
    opensOneAtATime: false,
  },
};

export const accordionFixtures = {
  default: {
    ...minimal,
    id: 'accordion',
    fields: {
      ...minimal.fields,
      headline: 'Häufige Fragen',
      items: [
        item('delivery', 'Wie lange dauert die Lieferung?', 'Zwei bis drei Werktage.'),
        item('returns', 'Was kostet die Rückgabe?', 'Nichts, dreißig Tage lang.'),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'accordion-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Alles über Lieferung und Rückgabe',
      opensOneAtATime: true,
      items: Array.from({ length: 20 }, (_, at) =>
        item(`item-${at}`, `Frage ${at + 1}`, 'Antwort. '.repeat(40)),
      ),
    },
  },
  longWords: {
    ...minimal,
    id: 'accordion-long',
    fields: {
      ...minimal.fields,
      headline: 'Nejneobhospodařovávatelnějšími'.repeat(4),
      items: [item('long', 'w'.repeat(120), 'w'.repeat(2_000))],
    },
  },
} satisfies Record<string, Props>;
