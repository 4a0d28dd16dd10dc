import type Migration from 'contentful-migration';
import type { ContentType, MigrationFunction } from 'contentful-migration';

/** Countries, shops and dates, as every block has them. */
function createScheduleFields(type: ContentType): void {
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
}

function createVisibilityFields(type: ContentType): void {
  createScheduleFields(type);
  type.createField('audience', {
    name: 'Audience',
    type: 'Symbol',
    validations: [
      { in: ['everyone', 'loggedIn', 'loggedOut', 'loyaltyBlack', 'loyaltyBlue', 'loyaltySilver'] },
    ],
  });
  type.changeFieldControl('audience', 'builtin', 'dropdown', { helpText: 'Empty: everyone.' });
}

function createTabItem(migration: Migration): void {
  const type = migration.createContentType('tabItem', {
    name: 'Tab',
    description:
      'One tab: its label, and the blocks it shows. Without a block that shows it drops out.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('key', {
    name: 'Key',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^[a-z][a-z0-9-]*$' } }],
  });
  type.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'Opens this tab at the end of an address: …#key. Small letters, digits and hyphens.',
  });
  type.createField('body', {
    name: 'Body',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry' },
  });
  type.changeFieldControl('body', 'builtin', 'entryCardsEditor');
  createScheduleFields(type);
  type.displayField('headline');
}

function createTabs(migration: Migration): void {
  const type = migration.createContentType('tabs', {
    name: 'Tabs',
    description: 'Blocks behind one another, chosen by their labels.',
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
  type.createField('items', {
    name: 'Items',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['tabItem'] }] },
    validations: [{ size: { max: 8 } }],
  });
  createVisibilityFields(type);
  type.displayField('title');
}

function createAccordion(migration: Migration): void {
  const type = migration.createContentType('accordion', {
    name: 'Accordion',
    description: 'Headlines that unfold their texts.',
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
  type.createField('items', {
    name: 'Items',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['accordionItem'] }],
    },
    validations: [{ size: { max: 20 } }],
  });
  type.createField('opensOneAtATime', {
    name: 'Opens one at atime',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.changeFieldControl('opensOneAtATime', 'builtin', 'boolean', {
    helpText: 'Opening one text closes the other.',
  });
  createVisibilityFields(type);
  type.displayField('title');
}

function createLinkElement(migration: Migration): void {
  const type = migration.createContentType('linkElement', {
    name: 'Link element',
    description: 'One link by itself, as a button or in running words.',
  });
  type.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true, required: true });
  type.changeFieldControl('link', 'builtin', 'singleLine', {
    helpText: 'node_…, node_…_modal to open over the page, a path, a URL or a telephone number.',
  });
  type.createField('look', {
    name: 'Look',
    type: 'Symbol',
    validations: [{ in: ['primary', 'secondary', 'quiet'] }],
    defaultValue: { de: 'quiet' },
  });
  type.changeFieldControl('look', 'builtin', 'dropdown');
  createVisibilityFields(type);
  type.displayField('label');
}

function createSpacer(migration: Migration): void {
  const type = migration.createContentType('spacer', {
    name: 'Spacer',
    description: 'More room between two blocks than they have by themselves.',
  });
  type.createField('size', {
    name: 'Size',
    type: 'Symbol',
    validations: [{ in: ['small', 'medium', 'large'] }],
    defaultValue: { de: 'medium' },
  });
  type.changeFieldControl('size', 'builtin', 'dropdown');
  createVisibilityFields(type);
  type.displayField('size');
}

/** Blocks that hold blocks, texts that unfold, a link by itself, and room between blocks. */
const createTabsAccordionLinkAndSpacer: MigrationFunction = (migration) => {
  createTabItem(migration);
  createTabs(migration);
  createAccordion(migration);
  createLinkElement(migration);
  createSpacer(migration);
};

export default createTabsAccordionLinkAndSpacer;
