import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createRedirect(migration: Migration): void {
  const type = migration.createContentType('redirect', {
    name: 'Redirect',
    description:
      'An address that leads to another page, in every language. It precedes a page of the same address.',
  });
  type.createField('from', {
    name: 'From',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^(\\/[^\\s?#/\\\\]+)+$' } }],
  });
  type.changeFieldControl('from', 'builtin', 'singleLine', {
    helpText: 'Path below the locale, for example /alte-hemden.',
  });
  type.createField('project', {
    name: 'Project',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['hgg', 'hrm', 'eck'] }],
  });
  type.changeFieldControl('project', 'builtin', 'dropdown');
  type.createField('to', { name: 'To', type: 'Symbol', localized: true, required: true });
  type.changeFieldControl('to', 'builtin', 'singleLine', {
    helpText: 'node_…, a path or the address of another site.',
  });
  type.createField('permanent', {
    name: 'Permanent',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.changeFieldControl('permanent', 'builtin', 'boolean', {
    helpText: 'Search engines forget the old address; browsers remember it.',
  });
  type.createField('countries', { name: 'Countries', type: 'Symbol' });
  type.changeFieldControl('countries', 'builtin', 'singleLine', {
    helpText: 'Country codes separated by ";", for example DE;AT. Empty: everywhere.',
  });
  type.createField('startDateTime', { name: 'Start', type: 'Date' });
  type.changeFieldControl('startDateTime', 'builtin', 'datePicker', {
    helpText: 'Shown from this instant on. Empty: at once.',
  });
  type.createField('endDateTime', { name: 'End', type: 'Date' });
  type.changeFieldControl('endDateTime', 'builtin', 'datePicker', {
    helpText: 'No longer shown from this instant on. Empty: for ever.',
  });
  type.displayField('from');
}

/**
 * redirect
 *   new content type “Redirect”
 *   adds field from (Symbol, required)
 *   input of from: singleLine, “Path below the locale, for example /alte-hemden.”
 *   adds field project (Symbol, required)
 *   input of project: dropdown
 *   adds field to (Symbol, required, per language)
 *   input of to: singleLine, “node_…, a path or the address of another site.”
 *   adds field permanent (Boolean)
 *   input of permanent: boolean, “Search engines forget the old address; browsers remember it.”
 *   adds field countries (Symbol)
 *   input of countries: singleLine, “Country codes separated by ";", for example DE;AT. Empty: everywhere.”
 *   adds field startDateTime (Date)
 *   input of startDateTime: datePicker, “Shown from this instant on. Empty: at once.”
 *   adds field endDateTime (Date)
 *   input of endDateTime: datePicker, “No longer shown from this instant on. Empty: for ever.”
 *   entries are called by from
 */
const migrate: MigrationFunction = (migration) => {
  createRedirect(migration);
};

export default migrate;
