import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createCombinationDetail(migration: Migration): void {
  const type = migration.createContentType('combinationDetail', {
    name: 'Combination detail',
    description:
      'The outfit, set or kit whose page it is: its picture, and a box with its products, their sizes and the way to the basket. Shows nothing for other products.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('deliveryNote', {
    name: 'Delivery note',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 160 } }],
  });
  type.changeFieldControl('deliveryNote', 'builtin', 'singleLine', {
    helpText: 'A sentence on delivery and returns, below the button.',
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

/**
 * combinationDetail
 *   new content type “Combination detail”
 *   adds field title (Symbol, required)
 *   input of title: singleLine, “For editors only.”
 *   adds field deliveryNote (Symbol, per language)
 *   input of deliveryNote: singleLine, “A sentence on delivery and returns, below the button.”
 *   adds field countries (Symbol)
 *   input of countries: singleLine, “Country codes separated by ";", for example DE;AT. Empty: everywhere.”
 *   adds field projects (list of Symbol)
 *   input of projects: checkbox, “Empty: every shop.”
 *   adds field startDateTime (Date)
 *   input of startDateTime: datePicker, “Shown from this instant on. Empty: at once.”
 *   adds field endDateTime (Date)
 *   input of endDateTime: datePicker, “No longer shown from this instant on. Empty: for ever.”
 *   adds field audience (Symbol)
 *   input of audience: dropdown, “Empty: everyone.”
 *   entries are called by title
 */
const migrate: MigrationFunction = (migration) => {
  createCombinationDetail(migration);
};

export default migrate;
