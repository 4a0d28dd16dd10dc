import { defineBlock, definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { TableColumn } from './table';

export const sizeTable = definePart({
  id: 'sizeTable',
  name: 'Size table',
  description: 'The measurements of one kind of article, folded under its headline.',
  displayField: 'headline',
  requiredContent: [['columns']],
  fields: {
    headline: field.symbol(120),
    note: field.optional(field.help('Stands under the table.', field.text(400))),
    unit: field.withDefault(
      field.help('What the numbers are measured in.', field.choice(['cm', 'inch', 'none'])),
      'cm',
    ),
    columns: field.parts<TableColumn>(['tableColumn'], 12),
  },
});
type SizeTable = FieldsOf<typeof sizeTable>;

export const accordionSizeTables = defineBlock({
  id: 'accordionSizeTables',
  name: 'Accordion of size tables',
  description: 'Headlines that unfold tables of measurements.',
  displayField: 'title',
  requiredContent: [['tables']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    tables: field.parts<SizeTable>(['sizeTable'], 12),
  },
});
