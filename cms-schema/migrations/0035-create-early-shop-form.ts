import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createEarlyShopForm(migration: Migration): void {
  const type = migration.createContentType('earlyShopForm', {
    name: 'Early-shop form',
    description: 'Visitors register to shop before everybody else.',
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
    helpText: 'What visitors agree to when they register.',
  });
  type.createField('triggerId', {
    name: 'Trigger ID',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^\\d{1,10}$' } }],
  });
  type.changeFieldControl('triggerId', 'builtin', 'singleLine', {
    helpText: 'Which mailing answers the registration.',
  });
  type.createField('successText', {
    name: 'Success text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('successText', 'builtin', 'multipleLine');
  type.createField('successTextOf12806', {
    name: 'Success text of trigger 12806',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('successTextOf12806', 'builtin', 'multipleLine', {
    helpText: 'Shown instead when the trigger is 12806.',
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

/** The block “Early-shop form”: visitors register to shop before everybody else. */
const migrate: MigrationFunction = (migration) => {
  createEarlyShopForm(migration);
};

export default migrate;
