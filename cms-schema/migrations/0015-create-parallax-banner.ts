import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createParallaxBanner(migration: Migration): void {
  const type = migration.createContentType('parallaxBanner', {
    name: 'Parallax banner',
    description:
      'A picture across the page that moves more slowly than the page, with words on it.',
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
  type.createField('textElements', {
    name: 'Text elements',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['textElement'] }] },
    validations: [{ size: { max: 4 } }],
  });
  type.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
    validations: [{ size: { max: 2 } }],
  });
  type.createField('height', {
    name: 'Height',
    type: 'Symbol',
    validations: [{ in: ['low', 'medium', 'tall'] }],
    defaultValue: { de: 'medium' },
  });
  type.changeFieldControl('height', 'builtin', 'dropdown');
  type.createField('textPosition', {
    name: 'Text position',
    type: 'Symbol',
    validations: [{ in: ['start', 'centre', 'end'] }],
    defaultValue: { de: 'start' },
  });
  type.changeFieldControl('textPosition', 'builtin', 'dropdown');
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

/** The block “Parallax banner”: a picture across the page that moves more slowly than the page, with words on it. */
const migrate: MigrationFunction = (migration) => {
  createParallaxBanner(migration);
};

export default migrate;
