import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createProductList(migration: Migration): void {
  const type = migration.createContentType('productList', {
    name: 'Product list',
    description: 'The articles of a category, with filters; blocks stand among them.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('category', {
    name: 'Category',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^[a-z0-9][a-z0-9-]*$' } }],
  });
  type.changeFieldControl('category', 'builtin', 'singleLine', {
    helpText: 'Category of the product information system; empty: the category of the page.',
  });
  type.createField('filters', { name: 'Filters', type: 'Symbol' });
  type.changeFieldControl('filters', 'builtin', 'singleLine', {
    helpText:
      'Narrows the list for everybody, written as in an address: filters[brand]=Halden&filters[sale]=true',
  });
  type.createField('tallOnly', { name: 'Tall only', type: 'Boolean', defaultValue: { de: false } });
  type.changeFieldControl('tallOnly', 'builtin', 'boolean', {
    helpText: 'Only articles with tall sizes in stock.',
  });
  type.createField('elements', {
    name: 'Elements',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.changeFieldControl('elements', 'builtin', 'entryCardsEditor', {
    helpText: 'Breakers stand after fixed rows; teaser boxes among the articles, in their order.',
  });
  type.createField('filterCount', {
    name: 'Filter count',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 13 } }],
    defaultValue: { de: 5 },
  });
  type.changeFieldControl('filterCount', 'builtin', 'numberEditor', {
    helpText: 'Filters shown before “show more”.',
  });
  type.createField('maxDifferenceInPriceFilter', {
    name: 'Max difference in price filter',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 100000 } }],
    defaultValue: { de: 500 },
  });
  type.changeFieldControl('maxDifferenceInPriceFilter', 'builtin', 'numberEditor', {
    helpText: 'Least distance between both ends of the price filter, in cents.',
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
  type.displayField('title');
}

function createSearchResults(migration: Migration): void {
  const type = migration.createContentType('searchResults', {
    name: 'Search results',
    description: 'The articles that a search finds, with filters. Reads ?query=.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('filterCount', {
    name: 'Filter count',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 13 } }],
    defaultValue: { de: 5 },
  });
  type.changeFieldControl('filterCount', 'builtin', 'numberEditor', {
    helpText: 'Filters shown before “show more”.',
  });
  type.createField('maxDifferenceInPriceFilter', {
    name: 'Max difference in price filter',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 100000 } }],
    defaultValue: { de: 500 },
  });
  type.changeFieldControl('maxDifferenceInPriceFilter', 'builtin', 'numberEditor', {
    helpText: 'Least distance between both ends of the price filter, in cents.',
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
  type.displayField('title');
}

/**
 * productList
 *   new content type “Product list”
 *   adds field title (Symbol, required)
 *   input of title: singleLine, “For editors only.”
 *   adds field category (Symbol)
 *   input of category: singleLine, “Category of the product information system; empty: the category of the page.”
 *   adds field filters (Symbol)
 *   input of filters: singleLine, “Narrows the list for everybody, written as in an address: filters[brand]=Halden&filters[sale]=true”
 *   adds field tallOnly (Boolean)
 *   input of tallOnly: boolean, “Only articles with tall sizes in stock.”
 *   adds field elements (list of Entry)
 *   input of elements: entryCardsEditor, “Breakers stand after fixed rows; teaser boxes among the articles, in their order.”
 *   adds field filterCount (Integer)
 *   input of filterCount: numberEditor, “Filters shown before “show more”.”
 *   adds field maxDifferenceInPriceFilter (Integer)
 *   input of maxDifferenceInPriceFilter: numberEditor, “Least distance between both ends of the price filter, in cents.”
 *   adds field countries (Symbol)
 *   input of countries: singleLine, “Country codes separated by ";", for example DE;AT. Empty: everywhere.”
 *   adds field projects (list of Symbol)
 *   input of projects: checkbox, “Empty: every shop.”
 *   adds field startDateTime (Date)
 *   input of startDateTime: datePicker, “Shown from this instant on. Empty: at once.”
 *   adds field endDateTime (Date)
 *   input of endDateTime: datePicker, “No longer shown from this instant on. Empty: for ever.”
 *   adds field audience (Symbol)
 *   input of audience: dropdown, “Empty: everyone.”
 *   entries are called by title
 * searchResults
 *   new content type “Search results”
 *   adds field title (Symbol, required)
 *   input of title: singleLine, “For editors only.”
 *   adds field filterCount (Integer)
 *   input of filterCount: numberEditor, “Filters shown before “show more”.”
 *   adds field maxDifferenceInPriceFilter (Integer)
 *   input of maxDifferenceInPriceFilter: numberEditor, “Least distance between both ends of the price filter, in cents.”
 *   adds field countries (Symbol)
 *   input of countries: singleLine, “Country codes separated by ";", for example DE;AT. Empty: everywhere.”
 *   adds field projects (list of Symbol)
 *   input of projects: checkbox, “Empty: every shop.”
 *   adds field startDateTime (Date)
 *   input of startDateTime: datePicker, “Shown from this instant on. Empty: at once.”
 *   adds field endDateTime (Date)
 *   input of endDateTime: datePicker, “No longer shown from this instant on. Empty: for ever.”
 *   adds field audience (Symbol)
 *   input of audience: dropdown, “Empty: everyone.”
 *   entries are called by title
 */
const createProductListAndSearchResults: MigrationFunction = (migration) => {
  createProductList(migration);
  createSearchResults(migration);
};

export default createProductListAndSearchResults;
