import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createVoucherBracketBox(migration: Migration): void {
  const type = migration.createContentType('voucherBracketBox', {
    name: 'Voucher bracket box',
    description: 'The discount code of a visitor’s loyalty level. Others do not see it.',
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
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: '{percent} becomes the level’s discount.',
  });
  type.createField('terms', {
    name: 'Terms',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 600 } }],
  });
  type.changeFieldControl('terms', 'builtin', 'multipleLine', {
    helpText: 'Stands small under the code.',
  });
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['soft', 'accent', 'inverted'] }],
    defaultValue: { de: 'soft' },
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
  type.displayField('headline');
}

/** The block “Voucher bracket box”: the discount code of a visitor’s loyalty level. Others do not see it. */
const migrate: MigrationFunction = (migration) => {
  createVoucherBracketBox(migration);
};

export default migrate;
