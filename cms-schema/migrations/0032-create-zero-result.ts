import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createZeroResult(migration: Migration): void {
  const type = migration.createContentType('zeroResult', {
    name: 'No search results',
    description: 'Says that a search has found nothing, and suggests others. Reads ?query=.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
  type.createField('suggestions', {
    name: 'Suggestions',
    type: 'Array',
    items: { type: 'Symbol', validations: [] },
    localized: true,
    validations: [{ size: { max: 6 } }],
  });
  type.changeFieldControl('suggestions', 'builtin', 'tagEditor', {
    helpText: 'Searches that find something, up to six.',
  });
  type.createField('incentives', {
    name: 'Incentives',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('incentives', 'builtin', 'entryCardsEditor', {
    helpText: 'What else may please, for example a slider.',
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

/** The block “No search results”: says that a search has found nothing, and suggests others. Reads ?query=. */
const migrate: MigrationFunction = (migration) => {
  createZeroResult(migration);
};

export default migrate;
