import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createStoreMap(migration: Migration): void {
  const type = migration.createContentType('storeMap', {
    name: 'Location map',
    description: 'Where a house is: its address, its hours and a map.',
  });
  type.createField('name', {
    name: 'Name',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('address', {
    name: 'Address',
    type: 'Text',
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('address', 'builtin', 'multipleLine');
  type.createField('openingHours', {
    name: 'Opening hours',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('openingHours', 'builtin', 'multipleLine');
  type.createField('lat', {
    name: 'Lat',
    type: 'Number',
    required: true,
    validations: [{ range: { min: -90, max: 90 } }],
  });
  type.changeFieldControl('lat', 'builtin', 'numberEditor', { helpText: 'Latitude in degrees.' });
  type.createField('lng', {
    name: 'Lng',
    type: 'Number',
    required: true,
    validations: [{ range: { min: -180, max: 180 } }],
  });
  type.changeFieldControl('lng', 'builtin', 'numberEditor', { helpText: 'Longitude in degrees.' });
  type.createField('height', {
    name: 'Height',
    type: 'Integer',
    validations: [{ range: { min: 120, max: 800 } }],
    defaultValue: { de: 400 },
  });
  type.changeFieldControl('height', 'builtin', 'numberEditor', {
    helpText: 'Pixels the map is high.',
  });
  type.createField('nativeMarker', {
    name: 'Native marker',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.changeFieldControl('nativeMarker', 'builtin', 'boolean', {
    helpText: 'The map’s own marker instead of the shop’s.',
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
  type.displayField('name');
}

/** The block “Location map”: where a house is: its address, its hours and a map. */
const migrate: MigrationFunction = (migration) => {
  createStoreMap(migration);
};

export default migrate;
