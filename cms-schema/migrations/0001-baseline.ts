import type { IFieldOptions, MigrationFunction } from 'contentful-migration';
import contentTypes from './0001-baseline.json';

interface BaselineType {
  id: string;
  name: string;
  description: string;
  displayField: string;
  fields: (IFieldOptions & { id: string })[];
  controls: { fieldId: string; widgetId: 'singleLine'; settings?: { helpText: string } }[];
}

// A JSON module types all texts as string; contentful-migration validates them when planning.
const baselineTypes = contentTypes as BaselineType[];

/** Creates the content types of `0001-baseline.json`, which has one per line, in an empty space. */
const baseline: MigrationFunction = (migration) => {
  for (const { id, name, description, displayField, fields, controls } of baselineTypes) {
    const type = migration.createContentType(id, { name, description });
    for (const { id: fieldId, ...options } of fields) type.createField(fieldId, options);
    for (const { fieldId, widgetId, settings } of controls)
      type.changeFieldControl(fieldId, 'builtin', widgetId, settings);
    type.displayField(displayField);
  }
};

export default baseline;
