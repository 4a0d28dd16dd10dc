import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createReturnPortal(migration: Migration): void {
  const type = migration.createContentType('returnPortal', {
    name: 'Return portal',
    description: 'Buyers register a return with order number and email.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
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
  type.displayField('headline');
}

/** The block “Return portal”: buyers register a return with order number and email. */
const migrate: MigrationFunction = (migration) => {
  createReturnPortal(migration);
};

export default migrate;
