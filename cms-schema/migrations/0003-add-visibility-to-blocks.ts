import type { ContentType, MigrationFunction } from 'contentful-migration';

function createVisibilityFields(type: ContentType): void {
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
}

/** Country, project, window and audience on every block. The auto-change text hides inside its window. */
const addVisibilityToBlocks: MigrationFunction = (migration) => {
  for (const id of ['textBox', 'headerElement', 'homeTeaser', 'bannerTeaser']) {
    createVisibilityFields(migration.editContentType(id));
  }
  const type = migration.editContentType('autoChangeText');
  createVisibilityFields(type);
  type.changeFieldControl('startDateTime', 'builtin', 'datePicker', {
    helpText: 'Hidden from this instant on. Needs an end as well.',
  });
  type.changeFieldControl('endDateTime', 'builtin', 'datePicker', {
    helpText: 'Shown again from this instant on. Needs a start as well.',
  });
};

export default addVisibilityToBlocks;
