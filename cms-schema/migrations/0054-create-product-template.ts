import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createProductTemplate(migration: Migration): void {
  const type = migration.createContentType('productTemplate', {
    name: 'Product template',
    description:
      'The page on which products are shown: those that meet every condition. The template with the most conditions is used, then the one with the narrower category, then the higher priority.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('project', {
    name: 'Project',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['hgg', 'hrm', 'eck'] }],
  });
  type.changeFieldControl('project', 'builtin', 'dropdown');
  type.createField('page', {
    name: 'Page',
    type: 'Link',
    linkType: 'Entry',
    required: true,
    validations: [{ linkContentType: ['page'] }],
  });
  type.createField('productTypes', {
    name: 'Product types',
    type: 'Array',
    items: {
      type: 'Symbol',
      validations: [{ in: ['product', 'geschenkkarte', 'set', 'kit', 'outfit', 'waesche'] }],
    },
  });
  type.changeFieldControl('productTypes', 'builtin', 'checkbox', {
    helpText: 'Empty: every type.',
  });
  type.createField('brands', {
    name: 'Brands',
    type: 'Array',
    items: { type: 'Symbol', validations: [] },
    validations: [{ size: { max: 50 } }],
  });
  type.changeFieldControl('brands', 'builtin', 'tagEditor', {
    helpText: 'Slugs of brands, for example harbour-lane. Empty: every brand.',
  });
  type.createField('categories', {
    name: 'Categories',
    type: 'Array',
    items: { type: 'Symbol', validations: [] },
    validations: [{ size: { max: 50 } }],
  });
  type.changeFieldControl('categories', 'builtin', 'tagEditor', {
    helpText: 'Category keys of the product information system. Empty: every category.',
  });
  type.createField('priority', {
    name: 'Priority',
    type: 'Integer',
    required: true,
    validations: [{ range: { min: 0, max: 999 } }, { unique: true }],
  });
  type.changeFieldControl('priority', 'builtin', 'numberEditor', {
    helpText:
      'The higher one is used where two have as many conditions. Each number can be given once.',
  });
  type.createField('countries', { name: 'Countries', type: 'Symbol' });
  type.changeFieldControl('countries', 'builtin', 'singleLine', {
    helpText: 'Country codes separated by ";", for example DE;AT. Empty: everywhere.',
  });
  type.createField('startDateTime', { name: 'Start', type: 'Date' });
  type.changeFieldControl('startDateTime', 'builtin', 'datePicker', {
    helpText: 'Shown from this instant on. Empty: at once.',
  });
  type.createField('endDateTime', { name: 'End', type: 'Date' });
  type.changeFieldControl('endDateTime', 'builtin', 'datePicker', {
    helpText: 'No longer shown from this instant on. Empty: for ever.',
  });
  type.displayField('title');
}

/**
 * productTemplate
 *   new content type “Product template”
 *   adds field title (Symbol, required)
 *   input of title: singleLine, “For editors only.”
 *   adds field project (Symbol, required)
 *   input of project: dropdown
 *   adds field page (Link to Entry, required)
 *   adds field productTypes (list of Symbol)
 *   input of productTypes: checkbox, “Empty: every type.”
 *   adds field brands (list of Symbol)
 *   input of brands: tagEditor, “Slugs of brands, for example harbour-lane. Empty: every brand.”
 *   adds field categories (list of Symbol)
 *   input of categories: tagEditor, “Category keys of the product information system. Empty: every category.”
 *   adds field priority (Integer, required)
 *   input of priority: numberEditor, “The higher one is used where two have as many conditions. Each number can be given once.”
 *   adds field countries (Symbol)
 *   input of countries: singleLine, “Country codes separated by ";", for example DE;AT. Empty: everywhere.”
 *   adds field startDateTime (Date)
 *   input of startDateTime: datePicker, “Shown from this instant on. Empty: at once.”
 *   adds field endDateTime (Date)
 *   input of endDateTime: datePicker, “No longer shown from this instant on. Empty: for ever.”
 *   entries are called by title
 */
const migrate: MigrationFunction = (migration) => {
  createProductTemplate(migration);
};

export default migrate;
