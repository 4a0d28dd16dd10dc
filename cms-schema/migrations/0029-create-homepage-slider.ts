import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createHomepageSlider(migration: Migration): void {
  const type = migration.createContentType('homepageSlider', {
    name: 'Homepage slider',
    description: 'Large slides that go on by themselves every four seconds.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('slides', {
    name: 'Slides',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['slide'] }] },
    validations: [{ size: { max: 6 } }],
  });
  type.createField('width', {
    name: 'Width',
    type: 'Symbol',
    validations: [{ in: ['full', 'content'] }],
    defaultValue: { de: 'content' },
  });
  type.changeFieldControl('width', 'builtin', 'dropdown');
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

/** The block “Homepage slider”: large slides that go on by themselves every four seconds. */
const migrate: MigrationFunction = (migration) => {
  createHomepageSlider(migration);
};

export default migrate;
