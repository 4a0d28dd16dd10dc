import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createDemoSlider(migration: Migration): void {
  const type = migration.createContentType('demoSlider', {
    name: 'Demo slider',
    description: 'Slides that show how something is made or worn, beside a text.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
  type.createField('slides', {
    name: 'Slides',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['slide'] }] },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('delay', {
    name: 'Delay',
    type: 'Integer',
    validations: [{ range: { min: 2000, max: 20000 } }],
  });
  type.changeFieldControl('delay', 'builtin', 'numberEditor', {
    helpText: 'Milliseconds a slide stays before the next comes by itself. Empty: visitors leaf.',
  });
  type.createField('speed', {
    name: 'Speed',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 2000 } }],
    defaultValue: { de: 300 },
  });
  type.changeFieldControl('speed', 'builtin', 'numberEditor', {
    helpText: 'Milliseconds that leafing takes.',
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

/** The block “Demo slider”: slides that show how something is made or worn, beside a text. */
const migrate: MigrationFunction = (migration) => {
  createDemoSlider(migration);
};

export default migrate;
