import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createPodcastPlayer(migration: Migration): void {
  const type = migration.createContentType('podcastPlayer', {
    name: 'Podcast player',
    description: 'Episodes to listen to, by a provider’s script.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('text', 'builtin', 'multipleLine');
  type.createField('provider', {
    name: 'Provider',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.changeFieldControl('provider', 'builtin', 'singleLine', {
    helpText: 'Who offers it; visitors read the name before they agree.',
  });
  type.createField('source', {
    name: 'Source',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^https:\\/\\/[^\\s"\'<>]+$' } }],
  });
  type.changeFieldControl('source', 'builtin', 'singleLine', {
    helpText: 'Address of the provider’s script.',
  });
  type.createField('configuration', {
    name: 'Configuration',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^[^\\s"\'<>]+$' } }],
  });
  type.changeFieldControl('configuration', 'builtin', 'singleLine', {
    helpText:
      'What the provider calls id or configuration; its script finds it as data-configuration.',
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
  type.displayField('provider');
}

/** The block “Podcast player”: episodes to listen to, by a provider’s script. */
const migrate: MigrationFunction = (migration) => {
  createPodcastPlayer(migration);
};

export default migrate;
