import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createOrderStatus(migration: Migration): void {
  const type = migration.createContentType('orderStatus', {
    name: 'Order status',
    description:
      'An order for the guest who placed it: status, documents, cancellation and withdrawal. Only on the page /checkout/order, which knows its visitor.',
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
    required: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'Above the form that asks for number and email address.',
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
  type.displayField('headline');
}

/**
 * orderStatus
 *   new content type “Order status”
 *   adds field headline (Symbol, required, per language)
 *   adds field text (Text, required, per language)
 *   input of text: multipleLine, “Above the form that asks for number and email address.”
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
 *   entries are called by headline
 */
const migrate: MigrationFunction = (migration) => {
  createOrderStatus(migration);
};

export default migrate;
