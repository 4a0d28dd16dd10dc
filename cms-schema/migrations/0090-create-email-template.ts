import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createEmailTemplate(migration: Migration): void {
  const type = migration.createContentType('emailTemplate', {
    name: 'Email template',
    description:
      'Subject, introduction and closing of the emails of one kind. What is left empty is as built in; a template for the country is used before one for all.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('project', {
    name: 'Project',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['hgg', 'hrm', 'eck'] }],
  });
  type.changeFieldControl('project', 'builtin', 'dropdown');
  type.createField('kind', {
    name: 'Kind',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^[a-z]+(-[a-z]+)*$' } }],
  });
  type.changeFieldControl('kind', 'builtin', 'singleLine', {
    helpText: 'The event: order-paid or reservation-placed, for example; docs/mail.md lists them.',
  });
  type.createField('subject', {
    name: 'Subject',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('subject', 'builtin', 'singleLine', {
    helpText: 'May contain {name}, {number} and {shop}, where the email has them.',
  });
  type.createField('intro', {
    name: 'Intro',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 1000 } }],
  });
  type.changeFieldControl('intro', 'builtin', 'multipleLine', {
    helpText: 'May contain {name}, {number} and {shop}, where the email has them.',
  });
  type.createField('closing', {
    name: 'Closing',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 500 } }],
  });
  type.changeFieldControl('closing', 'builtin', 'multipleLine', {
    helpText: 'May contain {name}, {number} and {shop}, where the email has them.',
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
  type.displayField('title');
}

/**
 * emailTemplate
 *   new content type “Email template”
 *   adds field title (Symbol, required)
 *   input of title: singleLine, “For editors only.”
 *   adds field project (Symbol, required)
 *   input of project: dropdown
 *   adds field kind (Symbol, required)
 *   input of kind: singleLine, “The event: order-paid or reservation-placed, for example; docs/mail.md lists them.”
 *   adds field subject (Symbol, per language)
 *   input of subject: singleLine, “May contain {name}, {number} and {shop}, where the email has them.”
 *   adds field intro (Text, per language)
 *   input of intro: multipleLine, “May contain {name}, {number} and {shop}, where the email has them.”
 *   adds field closing (Text, per language)
 *   input of closing: multipleLine, “May contain {name}, {number} and {shop}, where the email has them.”
 *   adds field countries (Symbol)
 *   input of countries: singleLine, “Country codes separated by ";", for example DE;AT. Empty: everywhere.”
 *   adds field startDateTime (Date)
 *   input of startDateTime: datePicker, “Shown from this instant on. Empty: at once.”
 *   adds field endDateTime (Date)
 *   input of endDateTime: datePicker, “No longer shown from this instant on. Empty: for ever.”
 *   entries are called by title
 */
const migrate: MigrationFunction = (migration) => {
  createEmailTemplate(migration);
};

export default migrate;
