import type Migration from 'contentful-migration';
import type { ContentType, MigrationFunction } from 'contentful-migration';

function createPage(migration: Migration): void {
  const type = migration.createContentType('page', {
    name: 'Page',
    description: 'Blocks in the order they appear. A node gives it an address.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('main', {
    name: 'Main',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry' },
  });
  type.changeFieldControl('main', 'builtin', 'entryCardsEditor');
  type.displayField('title');
}

function createIdentity(type: ContentType): void {
  type.createField('projectId', {
    name: 'Project ID',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['hgg', 'hrm', 'eck'] }],
  });
  type.changeFieldControl('projectId', 'builtin', 'dropdown');
  type.createField('name', {
    name: 'Name',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('claim', {
    name: 'Claim',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('homeLink', {
    name: 'Home link',
    type: 'Symbol',
    localized: true,
    required: true,
  });
  type.createField('header', {
    name: 'Header',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry' },
  });
  type.changeFieldControl('header', 'builtin', 'entryCardsEditor');
  type.createField('footerText', {
    name: 'Footer text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('footerText', 'builtin', 'multipleLine');
  type.createField('footerNodes', {
    name: 'Footer nodes',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['node'] }] },
    validations: [{ size: { max: 20 } }],
  });
}

function createShopSettings(type: ContentType): void {
  type.createField('shippingHeadline', {
    name: 'Shipping headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('shippingAccordions', {
    name: 'Shipping accordions',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['accordionItem'] }],
    },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('appDarkmode', {
    name: 'App darkmode',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('filterProductBlacklists', {
    name: 'Filter product blacklists',
    type: 'Object',
  });
  type.createField('redirectNecessary', {
    name: 'Redirect necessary',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('deliveryCountryDomainMapping', {
    name: 'Delivery country domain mapping',
    type: 'Object',
  });
  type.createField('payPalExpressCountries', { name: 'Pay pal express countries', type: 'Symbol' });
  type.createField('amazonPayCountries', { name: 'Amazon pay countries', type: 'Symbol' });
  type.createField('productsPerPage', {
    name: 'Products per page',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 96 } }],
    defaultValue: { de: 24 },
  });
}

function createProject(migration: Migration): void {
  const type = migration.createContentType('project', {
    name: 'Project',
    description: 'One shop: its settings, and what stands on every page.',
  });
  createIdentity(type);
  createShopSettings(type);
  type.displayField('name');
}

/** A page holds blocks in order; a project holds what stands on every page of one shop. */
const createPageAndProject: MigrationFunction = (migration) => {
  createPage(migration);
  createProject(migration);
};

export default createPageAndProject;
