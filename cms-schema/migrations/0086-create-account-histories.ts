import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createOrderHistory(migration: Migration): void {
  const type = migration.createContentType('orderHistory', {
    name: 'Order history',
    description: 'Orders of a customer. Only on pages of the account.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('emptyText', {
    name: 'Empty text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('emptyText', 'builtin', 'multipleLine', {
    helpText: 'What customers read while there is nothing.',
  });
  type.createField('emptyLabel', {
    name: 'Empty label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('emptyLink', {
    name: 'Empty link',
    type: 'Symbol',
    localized: true,
    required: true,
  });
  type.changeFieldControl('emptyLink', 'builtin', 'singleLine', {
    helpText: 'Where the button of the empty page leads.',
  });
  type.createField('emptyBlocks', {
    name: 'Empty blocks',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('emptyBlocks', 'builtin', 'entryCardsEditor', {
    helpText: 'Shown below while there is nothing.',
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

function createReservationHistory(migration: Migration): void {
  const type = migration.createContentType('reservationHistory', {
    name: 'Reservation history',
    description: 'Reservations of a customer. Only on pages of the account.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('emptyText', {
    name: 'Empty text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('emptyText', 'builtin', 'multipleLine', {
    helpText: 'What customers read while there is nothing.',
  });
  type.createField('emptyLabel', {
    name: 'Empty label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('emptyLink', {
    name: 'Empty link',
    type: 'Symbol',
    localized: true,
    required: true,
  });
  type.changeFieldControl('emptyLink', 'builtin', 'singleLine', {
    helpText: 'Where the button of the empty page leads.',
  });
  type.createField('emptyBlocks', {
    name: 'Empty blocks',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('emptyBlocks', 'builtin', 'entryCardsEditor', {
    helpText: 'Shown below while there is nothing.',
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

function createWelcomePage(migration: Migration): void {
  const type = migration.createContentType('welcomePage', {
    name: 'Welcome page',
    description: 'Greets a new customer. Only on pages of the account.',
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
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
  type.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true, required: true });
  type.changeFieldControl('link', 'builtin', 'singleLine', { helpText: 'Where the button leads.' });
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
 * orderHistory
 *   new content type “Order history”
 *   adds field headline (Symbol, required, per language)
 *   adds field emptyText (Text, required, per language)
 *   input of emptyText: multipleLine, “What customers read while there is nothing.”
 *   adds field emptyLabel (Symbol, required, per language)
 *   adds field emptyLink (Symbol, required, per language)
 *   input of emptyLink: singleLine, “Where the button of the empty page leads.”
 *   adds field emptyBlocks (list of Entry)
 *   input of emptyBlocks: entryCardsEditor, “Shown below while there is nothing.”
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
 * reservationHistory
 *   new content type “Reservation history”
 *   adds field headline (Symbol, required, per language)
 *   adds field emptyText (Text, required, per language)
 *   input of emptyText: multipleLine, “What customers read while there is nothing.”
 *   adds field emptyLabel (Symbol, required, per language)
 *   adds field emptyLink (Symbol, required, per language)
 *   input of emptyLink: singleLine, “Where the button of the empty page leads.”
 *   adds field emptyBlocks (list of Entry)
 *   input of emptyBlocks: entryCardsEditor, “Shown below while there is nothing.”
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
 * welcomePage
 *   new content type “Welcome page”
 *   adds field headline (Symbol, required, per language)
 *   adds field text (Text, required, per language)
 *   input of text: multipleLine
 *   adds field label (Symbol, required, per language)
 *   adds field link (Symbol, required, per language)
 *   input of link: singleLine, “Where the button leads.”
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
  createOrderHistory(migration);
  createReservationHistory(migration);
  createWelcomePage(migration);
};

export default migrate;
