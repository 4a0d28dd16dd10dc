import type { BlockProps, RichTextContent } from '@/lib/cms/content/block';

type Props = BlockProps<'textBox'>;

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: unknown[], data: object = {}) => ({
  nodeType,
  data,
  content,
});
// The enum of Contentful's node types is left out of the bundle; the strings are the same.
const document = (...content: unknown[]) => node('document', content) as unknown as RichTextContent;

const LONG_WORD = 'Donaudampfschifffahrt'.repeat(240);

const minimal: Props = {
  id: 'text-box-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Lieferung',
    headline: null,
    body: document(
      node('paragraph', [text('Ihr Paket ist in zwei bis drei Werktagen bei Ihnen.')]),
    ),
    alignment: 'start',
    tone: 'plain',
  },
};

export const textBoxFixtures = {
  default: {
    ...minimal,
    id: 'text-box',
    fields: { ...minimal.fields, headline: 'Versandkostenfrei innerhalb Deutschlands' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'text-box-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Maß nehmen in fünf Minuten',
      alignment: 'centre',
      tone: 'inverted',
      body: document(
        node('heading-2', [text('Vor dem ersten Maß')]),
        node('paragraph', [
          text('Tragen Sie ein dünnes Hemd, '),
          text('keinen Gürtel', 'bold', 'italic'),
          text(' und '),
          node('hyperlink', [text('fragen Sie uns')], {
            link: { href: 'tel:+49891234', opens: 'phone' },
          }),
          text('.'),
        ]),
        node('unordered-list', [node('list-item', [node('paragraph', [text('Brust')])])]),
        node('ordered-list', [node('list-item', [node('paragraph', [text('Bauch')])])]),
        node('blockquote', [
          node('paragraph', [text('Ein Hemd ist fertig, wenn man es vergisst.')]),
        ]),
        node('hr', []),
      ),
    },
  },
  longWords: {
    ...minimal,
    id: 'text-box-long',
    fields: {
      ...minimal.fields,
      headline: 'Nejneobhospodařovávatelnějšími',
      body: document(node('paragraph', [text(LONG_WORD)])),
    },
  },
} satisfies Record<string, Props>;
