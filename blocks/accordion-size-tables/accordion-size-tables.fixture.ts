import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'accordionSizeTables'>;
type SizeTable = Props['fields']['tables'][number];

const SIZES = ['3XL', '4XL', '5XL', '6XL'];

const shirts: SizeTable = {
  id: 'shirts',
  headline: 'Hemden',
  note: null,
  unit: 'cm',
  columns: [
    { id: 'size', headline: 'Größe', cells: SIZES },
    { id: 'chest', headline: 'Brust', cells: ['126–133', '134–141', '142–149', '150–157'] },
    { id: 'sleeve', headline: 'Ärmel', cells: ['66', '67', '68', '68'] },
  ],
};

const minimal: Props = {
  id: 'accordion-size-tables-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Maße', headline: null, tables: [{ ...shirts, unit: 'none' }] },
};

export const accordionSizeTablesFixtures = {
  default: {
    ...minimal,
    id: 'accordion-size-tables',
    fields: {
      ...minimal.fields,
      headline: 'Maßtabellen',
      tables: [
        { ...shirts, note: 'Am Körper gemessen, nicht am Hemd.' },
        {
          ...shirts,
          id: 'trousers',
          headline: 'Jeans',
          unit: 'inch',
          columns: [{ id: 'waist', headline: 'Bund', cells: ['38', '40', '42'] }],
        },
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'accordion-size-tables-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Alle Maßtabellen im Überblick',
      tables: Array.from({ length: 12 }, (_, at) => ({
        ...shirts,
        id: `table-${at}`,
        headline: `Warengruppe ${at + 1}`,
        note: 'Am Körper gemessen. '.repeat(12).trim(),
        columns: Array.from({ length: 12 }, (_each, column) => ({
          id: `column-${at}-${column}`,
          headline: `Maß ${column + 1}`,
          cells: SIZES,
        })),
      })),
    },
  },
  longWords: {
    ...minimal,
    id: 'accordion-size-tables-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      tables: [
        {
          ...shirts,
          headline: longWord(120),
          note: longWord(400),
          columns: [{ id: 'long', headline: longWord(80), cells: [longWord(256)] }],
        },
      ],
    },
  },
} satisfies Record<string, Props>;
