import { defineBlock, definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const tableColumn = definePart({
  id: 'tableColumn',
  name: 'Table column',
  description: 'A headline and the cells below it, from top to bottom.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(80),
    cells: field.symbols(60),
  },
});
export type TableColumn = FieldsOf<typeof tableColumn>;

export const table = defineBlock({
  id: 'table',
  name: 'Table',
  description: 'Columns of short texts. The first column names the rows.',
  displayField: 'title',
  requiredContent: [['columns']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    columns: field.parts<TableColumn>(['tableColumn'], 12),
    alignment: field.withDefault(field.choice(['start', 'centre', 'end']), 'start'),
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'plain'),
    padding: field.withDefault(field.choice(['large', 'middle', 'small']), 'middle'),
    hasStickyRow: field.withDefault(field.named('Sticky first row', field.boolean()), false),
    hasStickyColumn: field.withDefault(field.named('Sticky first column', field.boolean()), false),
  },
});
