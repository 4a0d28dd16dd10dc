import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createBreakerSliderFixed(migration: Migration): void {
  const type = migration.createContentType('breakerSliderFixed', {
    name: 'Breaker slider with a fixed picture',
    description: 'Pictures in a row beside a first one that stays.',
  });
  type.createField('titleText', {
    name: 'Title text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('subtitleText', {
    name: 'Subtitle text',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.createField('textAlignment', {
    name: 'Text alignment',
    type: 'Symbol',
    validations: [{ in: ['start', 'centre', 'end'] }],
    defaultValue: { de: 'start' },
  });
  type.changeFieldControl('textAlignment', 'builtin', 'dropdown');
  type.createField('borderBackgroundColor', {
    name: 'Border background color',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'accent', 'inverted'] }],
    defaultValue: { de: 'soft' },
  });
  type.changeFieldControl('borderBackgroundColor', 'builtin', 'dropdown', {
    helpText: 'Ground of the frame around the pictures.',
  });
  type.createField('images', {
    name: 'Images',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['breakerImage'] }],
    },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('imageLoopNumber', {
    name: 'Image loop number',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 5 } }],
    defaultValue: { de: 1 },
  });
  type.changeFieldControl('imageLoopNumber', 'builtin', 'numberEditor', {
    helpText: 'How often the pictures follow one another.',
  });
  type.createField('firstFixedImage', {
    name: 'First fixed image',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.createField('firstFixedImageLink', {
    name: 'First fixed image link',
    type: 'Symbol',
    localized: true,
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
  type.displayField('titleText');
}

/** The block “Breaker slider with a fixed picture”: pictures in a row beside a first one that stays. */
const migrate: MigrationFunction = (migration) => {
  createBreakerSliderFixed(migration);
};

export default migrate;
