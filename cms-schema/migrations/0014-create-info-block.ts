import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createInfoBlock(migration: Migration): void {
  const type = migration.createContentType('infoBlock', {
    name: 'Info block',
    description: 'A headline with a text and buttons, beside a picture if there is one.',
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
  type.createField('body', {
    name: 'Body',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'heading-4',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'hyperlink',
          'entry-hyperlink',
        ],
      },
      { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
    ],
  });
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
  type.createField('imagePosition', {
    name: 'Image position',
    type: 'Symbol',
    validations: [{ in: ['start', 'end'] }],
    defaultValue: { de: 'start' },
  });
  type.changeFieldControl('imagePosition', 'builtin', 'dropdown', {
    helpText: 'Side on which the picture stands.',
  });
  type.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
    validations: [{ size: { max: 2 } }],
  });
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'inverted'] }],
    defaultValue: { de: 'plain' },
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

/** The block “Info block”: a headline with a text and buttons, beside a picture if there is one. */
const migrate: MigrationFunction = (migration) => {
  createInfoBlock(migration);
};

export default migrate;
