import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createWishlist(migration: Migration): void {
  const type = migration.createContentType('wishlist', {
    name: 'Wishlist',
    description:
      'What a visitor has put on the wishlist. Only on the page /wishlist, which knows its visitor.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('emptyHeadline', {
    name: 'Empty headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('emptyHeadline', 'builtin', 'singleLine', {
    helpText: 'While nothing is on it.',
  });
  type.createField('emptyText', {
    name: 'Empty text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('emptyText', 'builtin', 'multipleLine', {
    helpText: 'Below that headline.',
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
    helpText: 'Where the button of the empty wishlist leads.',
  });
  type.createField('emptyBlocks', {
    name: 'Empty blocks',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('emptyBlocks', 'builtin', 'entryCardsEditor', {
    helpText: 'Below the empty wishlist: teasers, a slider of recommendations.',
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
 * wishlist
 *   new content type “Wishlist”
 *   adds field headline (Symbol, required, per language)
 *   adds field emptyHeadline (Symbol, required, per language)
 *   input of emptyHeadline: singleLine, “While nothing is on it.”
 *   adds field emptyText (Text, required, per language)
 *   input of emptyText: multipleLine, “Below that headline.”
 *   adds field emptyLabel (Symbol, required, per language)
 *   adds field emptyLink (Symbol, required, per language)
 *   input of emptyLink: singleLine, “Where the button of the empty wishlist leads.”
 *   adds field emptyBlocks (list of Entry)
 *   input of emptyBlocks: entryCardsEditor, “Below the empty wishlist: teasers, a slider of recommendations.”
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
  createWishlist(migration);
};

export default migrate;
