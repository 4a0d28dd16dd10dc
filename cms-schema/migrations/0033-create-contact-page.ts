import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createServiceHotline(migration: Migration): void {
  const type = migration.createContentType('serviceHotline', {
    name: 'Service hotline',
    description: 'A telephone number with its hours.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('headlineIcon', {
    name: 'Headline icon',
    type: 'Symbol',
    validations: [{ in: ['advice', 'store', 'delivery', 'returns', 'measure', 'payment'] }],
  });
  type.changeFieldControl('headlineIcon', 'builtin', 'dropdown');
  type.createField('phoneNumber', {
    name: 'Phone number',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 40 } }],
  });
  type.createField('hotlineLink', { name: 'Hotline link', type: 'Symbol', localized: true });
  type.changeFieldControl('hotlineLink', 'builtin', 'singleLine', {
    helpText: 'Where the number leads; empty: it is called.',
  });
  type.createField('serviceTimes', {
    name: 'Service times',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('serviceTimes', 'builtin', 'multipleLine');
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
  type.displayField('title');
}

function createServiceBox(migration: Migration): void {
  const type = migration.createContentType('serviceBox', {
    name: 'Service box',
    description: 'One way to get help, in the countries that have it.',
  });
  type.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['advice', 'store', 'delivery', 'returns', 'measure', 'payment'] }],
  });
  type.changeFieldControl('icon', 'builtin', 'dropdown');
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
  type.createField('linkLabel', {
    name: 'Link label',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true });
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
  type.displayField('headline');
}

function createContactPage(migration: Migration): void {
  const type = migration.createContentType('contactPage', {
    name: 'Contact page',
    description: 'Headline, form, service boxes, hotlines and questions with their answers.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('intro', {
    name: 'Intro',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('intro', 'builtin', 'multipleLine');
  type.createField('form', {
    name: 'Form',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('form', 'builtin', 'entryCardsEditor', { helpText: 'The contact form.' });
  type.createField('serviceBoxes', {
    name: 'Service boxes',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['serviceBox'] }] },
    validations: [{ size: { max: 6 } }],
  });
  type.createField('hotlines', {
    name: 'Hotlines',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['serviceHotline'] }],
    },
    validations: [{ size: { max: 6 } }],
  });
  type.createField('questionsHeadline', {
    name: 'Questions headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('questions', {
    name: 'Questions',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['accordionItem'] }],
    },
    validations: [{ size: { max: 20 } }],
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

/** The block “Contact page”: headline, form, service boxes, hotlines and questions with their answers. */
const migrate: MigrationFunction = (migration) => {
  createServiceHotline(migration);
  createServiceBox(migration);
  createContactPage(migration);
};

export default migrate;
