import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createNewsletterConfirmation(migration: Migration): void {
  const type = migration.createContentType('newsletterConfirmation', {
    name: 'Newsletter confirmation',
    description:
      'Where the link of the confirming mail leads. Reads ?success=: 0 or none is failure.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
  type.createField('errorHeadline', {
    name: 'Error headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('errorText', {
    name: 'Error text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('errorText', 'builtin', 'multipleLine');
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

/** The block “Newsletter confirmation”: where the link of the confirming mail leads. Reads ?success=: 0 or none is failure. */
const migrate: MigrationFunction = (migration) => {
  createNewsletterConfirmation(migration);
};

export default migrate;
