import type Migration from 'contentful-migration';
import type { ContentType, MigrationFunction } from 'contentful-migration';

function createAddress(type: ContentType): void {
  type.createField('nodeId', {
    name: 'Node ID',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^[a-z0-9][a-z0-9-]*$' } }],
  });
  type.changeFieldControl('nodeId', 'builtin', 'singleLine', {
    helpText: 'Other content links to it as node_….',
  });
  type.createField('nodeType', {
    name: 'Node type',
    type: 'Symbol',
    validations: [{ in: ['landingpage', 'category', 'service'] }],
    defaultValue: { de: 'landingpage' },
  });
  type.changeFieldControl('nodeType', 'builtin', 'dropdown');
  type.createField('project', {
    name: 'Project',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['hgg', 'hrm', 'eck'] }],
  });
  type.changeFieldControl('project', 'builtin', 'dropdown');
  type.createField('name', {
    name: 'Name',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('path', {
    name: 'Path',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ regexp: { pattern: '^\\/([a-z0-9-]+(\\/[a-z0-9-]+)*)?$' } }],
  });
  type.changeFieldControl('path', 'builtin', 'singleLine', {
    helpText: 'Starts with "/", no "/" at the end; the home page is "/".',
  });
  type.createField('parent', {
    name: 'Parent',
    type: 'Link',
    linkType: 'Entry',
    validations: [{ linkContentType: ['node'] }],
  });
  type.createField('sort', {
    name: 'Sort',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 9999 } }],
    defaultValue: { de: 999 },
  });
  type.createField('page', {
    name: 'Page',
    type: 'Link',
    linkType: 'Entry',
    validations: [{ linkContentType: ['page'] }],
  });
  type.createField('pageName', {
    name: 'Page name',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('brandsPageSource', { name: 'Brands page source', type: 'Symbol' });
}

function createNavigation(type: ContentType): void {
  type.createField('showInNavigation', {
    name: 'Show in navigation',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('showInCategories', {
    name: 'Show in categories',
    type: 'Boolean',
    defaultValue: { de: true },
  });
  type.createField('hideCategoryLine', {
    name: 'Hide category line',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('hideAdditionAll', {
    name: 'Hide addition all',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('layerTwoName', {
    name: 'Layer two name',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('showAllBrands', {
    name: 'Show all brands',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('showAllBrandsText', {
    name: 'Show all brands text',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('styleAllBrands', {
    name: 'Style all brands',
    type: 'Symbol',
    validations: [{ in: ['bold', 'italic'] }],
  });
  type.changeFieldControl('styleAllBrands', 'builtin', 'dropdown');
  type.createField('navigationImage', {
    name: 'Navigation image',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.createField('styleAllNavigationTitles', {
    name: 'Style all navigation titles',
    type: 'Symbol',
    validations: [{ in: ['default', 'accent', 'sale', 'premium', 'muted'] }],
  });
  type.changeFieldControl('styleAllNavigationTitles', 'builtin', 'dropdown');
  type.createField('navigationImageLink', {
    name: 'Navigation image link',
    type: 'Symbol',
    localized: true,
  });
  type.createField('isPremiumSale', {
    name: 'Is premium sale',
    type: 'Boolean',
    defaultValue: { de: false },
  });
}

function createMobileMenu(type: ContentType): void {
  type.createField('showInMobileNavigation', {
    name: 'Show in mobile navigation',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('MobileAppStyle', {
    name: 'Mobile app style',
    type: 'Symbol',
    validations: [{ in: ['main=Bold', 'service=Plain', 'main red=Bold Red'] }],
  });
  type.changeFieldControl('MobileAppStyle', 'builtin', 'dropdown');
  type.createField('mobileNavigationMenuImage', {
    name: 'Mobile navigation menu image',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.createField('mobileNavigationIndex', {
    name: 'Mobile navigation index',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 999 } }],
    defaultValue: { de: 999 },
  });
  type.createField('displayHighlightMenuItem', {
    name: 'Display highlight menu item',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('displayHighlightCategoryTag', {
    name: 'Display highlight category tag',
    type: 'Boolean',
    defaultValue: { de: false },
  });
}

function createDisplay(type: ContentType): void {
  type.createField('displayDescription', {
    name: 'Display description',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('displayDescription', 'builtin', 'multipleLine');
  type.createField('displayClassname', {
    name: 'Display classname',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^[a-z][a-z0-9-]*$' } }],
  });
  type.createField('displayMedia', {
    name: 'Display media',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.createField('pimSlug', { name: 'PIM slug', type: 'Symbol' });
  type.createField('crossShopUrl', {
    name: 'Cross shop URL',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^\\/\\S*$' } }],
  });
  type.createField('flyoutTeaser', {
    name: 'Flyout teaser',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['flyoutTeaserGroup'] }],
    },
    validations: [{ size: { max: 6 } }],
  });
  type.createField('additionalnavigationitems', {
    name: 'Additional navigation items',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['navigationItem'] }],
    },
    validations: [{ size: { max: 20 } }],
  });
}

function createSearchEngineFields(type: ContentType): void {
  type.createField('seoTitle', {
    name: 'SEO title',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('seoDescription', {
    name: 'SEO description',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 320 } }],
  });
  type.changeFieldControl('seoDescription', 'builtin', 'multipleLine');
  type.createField('seoKeywords', {
    name: 'SEO keywords',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.createField('canonicalUrl', {
    name: 'Canonical URL',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^\\/(.*[^/])?$' } }],
  });
}

function createSchedule(type: ContentType): void {
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

function createNode(migration: Migration): void {
  const type = migration.createContentType('node', {
    name: 'Node',
    description: 'A place in the navigation tree, with an address in every language.',
  });
  createAddress(type);
  createNavigation(type);
  createMobileMenu(type);
  createDisplay(type);
  createSearchEngineFields(type);
  createSchedule(type);
  type.displayField('name');
}

/** Places in the navigation tree: address, flyout, mobile menu, search engines, visibility. */
const createNodeType: MigrationFunction = (migration) => {
  createNode(migration);
};

export default createNodeType;
