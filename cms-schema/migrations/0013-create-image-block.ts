import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createImageBlock(migration: Migration): void {
  const type = migration.createContentType('imageBlock', {
    name: 'Image',
    description: 'One picture, with a caption if wished.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('image', {
    name: 'Image',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.createField('alt', {
    name: 'Alt',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('alt', 'builtin', 'singleLine', {
    helpText: 'What the picture shows, for people who cannot see it.',
  });
  type.createField('caption', {
    name: 'Caption',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.createField('imageLink', { name: 'Image link', type: 'Symbol', localized: true });
  type.createField('ratio', {
    name: 'Ratio',
    type: 'Symbol',
    validations: [{ in: ['original', '16:9', '4:3', '1:1', '3:4'] }],
    defaultValue: { de: 'original' },
  });
  type.changeFieldControl('ratio', 'builtin', 'dropdown', {
    helpText: 'Original: as the picture was made.',
  });
  type.createField('width', {
    name: 'Width',
    type: 'Symbol',
    validations: [{ in: ['full', 'content', 'half'] }],
    defaultValue: { de: 'content' },
  });
  type.changeFieldControl('width', 'builtin', 'dropdown');
  type.createField('isPromotionTracked', {
    name: 'Is promotion tracked',
    type: 'Boolean',
    defaultValue: { de: false },
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

/** The block “Image”: one picture, with a caption if wished. */
const migrate: MigrationFunction = (migration) => {
  createImageBlock(migration);
};

export default migrate;
