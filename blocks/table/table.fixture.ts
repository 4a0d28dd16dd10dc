import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'table'>;

const minimal: Props = {
  id: 'table-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Größen',
    headline: null,
    columns: [{ id: 'size', headline: 'Größe', cells: ['3XL'] }],
    alignment: 'start',
    tone: 'plain',
    padding: 'middle',
    hasStickyRow: false,
    hasStickyColumn: false,
  },
};

export const tableFixtures = {
  default: {
    ...minimal,
    id: 'table',
    fields: {
      ...minimal.fields,
      headline: 'Brust und Bauch in Zentimetern',
      columns: [
        { id: 'size', headline: 'Größe', cells: ['3XL', '4XL', '5XL'] },
        { id: 'chest', headline: 'Brust', cells: ['126–133', '134–141', '142–149'] },
        { id: 'belly', headline: 'Bauch', cells: ['116–125'] },
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'table-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Alle Maße',
      columns: Array.from({ length: 12 }, (_, column) => ({
        id: `column-${column}`,
        headline: `Maß ${column + 1}`,
        cells: Array.from({ length: 60 }, (_cell, row) => `${column + 1}.${row + 1}`),
      })),
      alignment: 'end',
      tone: 'soft',
      padding: 'large',
      hasStickyRow: true,
      hasStickyColumn: true,
    },
  },
  longWords: {
    ...minimal,
    id: 'table-long',
    fields: {
      ...minimal.fields,
      headline: 'Nejneobhospodařovávatelnějšími'.repeat(4),
      columns: [
        { id: 'first', headline: 'w'.repeat(80), cells: ['w'.repeat(256), ''] },
        { id: 'second', headline: 'Maß', cells: ['', 'w'.repeat(256)] },
      ],
      padding: 'small',
      hasStickyColumn: true,
    },
  },
} satisfies Record<string, Props>;
