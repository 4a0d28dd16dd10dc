import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createSizeTable(migration: Migration): void {
  const type = migration.createContentType('sizeTable', {
    name: 'Size table',
    description: 'The measurements of one kind of article, folded under its headline.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('note', {
    name: 'Note',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('note', 'builtin', 'multipleLine', {
    helpText: 'Stands under the table.',
  });
  type.createField('unit', {
    name: 'Unit',
    type: 'Symbol',
    validations: [{ in: ['cm', 'inch', 'none'] }],
    defaultValue: { de: 'cm' },
  });
  type.changeFieldControl('unit', 'builtin', 'dropdown', {
    helpText: 'What the numbers are measured in.',
  });
  type.createField('columns', {
    name: 'Columns',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['tableColumn'] }] },
    validations: [{ size: { max: 12 } }],
  });
  type.displayField('headline');
}

function createAccordionSizeTables(migration: Migration): void {
  const type = migration.createContentType('accordionSizeTables', {
    name: 'Accordion of size tables',
    description: 'Headlines that unfold tables of measurements.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('tables', {
    name: 'Tables',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['sizeTable'] }] },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('countries', { name: 'Countries', type: 'Symbol' });
  type.changeFieldControl('countries', 'builtin', 'singleLine', {
    helpText: 'Country codes separated by ";", for example DE;AT. Empty: everywhere.',
  });
  type.createField('projects', {
    name: 'Projects',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ in: ['hgg', 'hrm', 'eck'] }] },
  });
  type.changeFieldControl('projects', 'builtin', 'checkbox', { helpText: 'Empty: every shop.' });
  type.createField('startDateTime', { name: 'Start', type: 'Date' });
  type.changeFieldControl('startDateTime', 'builtin', 'datePicker', {
    helpText: 'Shown from this instant on. Empty: at once.',
  });
  type.createField('endDateTime', { name: 'End', type: 'Date' });
  type.changeFieldControl('endDateTime', 'builtin', 'datePicker', {
    helpText: 'No longer shown from this instant on. Empty: for ever.',
  });
  type.createField('audience', {
    name: 'Audience',
    type: 'Symbol',
    validations: [
      { in: ['everyone', 'loggedIn', 'loggedOut', 'loyaltyBlack', 'loyaltyBlue', 'loyaltySilver'] },
    ],
  });
  type.changeFieldControl('audience', 'builtin', 'dropdown', { helpText: 'Empty: everyone.' });
  type.displayField('title');
}

/** The block “Accordion of size tables”: headlines that unfold tables of measurements. */
const migrate: MigrationFunction = (migration) => {
  createSizeTable(migration);
  createAccordionSizeTables(migration);
};

export default migrate;
