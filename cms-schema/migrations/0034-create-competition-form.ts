import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createCompetitionForm(migration: Migration): void {
  const type = migration.createContentType('competitionForm', {
    name: 'Competition form',
    description: 'Visitors take part in a competition or sign up for an event.',
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
  type.createField('participationPrivacy', {
    name: 'Participation privacy',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { max: 1000 } }],
  });
  type.changeFieldControl('participationPrivacy', 'builtin', 'multipleLine', {
    helpText: 'What visitors agree to when they take part.',
  });
  type.createField('notificationInfo', {
    name: 'Notification info',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('notificationInfo', 'builtin', 'multipleLine', {
    helpText: 'How winners are told; visitors agree to it as well.',
  });
  type.createField('successText', {
    name: 'Success text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('successText', 'builtin', 'multipleLine');
  type.createField('isEvent', { name: 'Is event', type: 'Boolean', defaultValue: { de: false } });
  type.changeFieldControl('isEvent', 'builtin', 'boolean', {
    helpText: 'Visitors sign up for an event.',
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

/** The block “Competition form”: visitors take part in a competition or sign up for an event. */
const migrate: MigrationFunction = (migration) => {
  createCompetitionForm(migration);
};

export default migrate;
