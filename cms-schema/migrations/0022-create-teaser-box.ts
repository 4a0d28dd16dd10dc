import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createTeaserBox(migration: Migration): void {
  const type = migration.createContentType('teaserBox', {
    name: 'Teaser box',
    description: 'Blocks in a frame as wide as one, two or three articles of a list.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('elements', {
    name: 'Elements',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('elements', 'builtin', 'entryCardsEditor');
  type.createField('size', {
    name: 'Size',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 3 } }],
    defaultValue: { de: 1 },
  });
  type.changeFieldControl('size', 'builtin', 'numberEditor', {
    helpText: 'Articles it is as wide as.',
  });
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'inverted'] }],
    defaultValue: { de: 'soft' },
  });
  type.changeFieldControl('tone', 'builtin', 'dropdown');
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

/** The block “Teaser box”: blocks in a frame as wide as one, two or three articles of a list. */
const migrate: MigrationFunction = (migration) => {
  createTeaserBox(migration);
};

export default migrate;
