import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createRecommendedArticle(migration: Migration): void {
  const type = migration.createContentType('recommendedArticle', {
    name: 'Recommended article',
    description: 'An article by its number, with the words under its picture.',
  });
  type.createField('itemNumber', {
    name: 'Item number',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^\\d{8}$' } }],
  });
  type.changeFieldControl('itemNumber', 'builtin', 'singleLine', {
    helpText: 'Article number, eight digits.',
  });
  type.createField('name', {
    name: 'Name',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('brand', {
    name: 'Brand',
    type: 'Symbol',
    validations: [{ size: { max: 60 } }],
  });
  type.createField('imageRatio', {
    name: 'Image ratio',
    type: 'Symbol',
    validations: [{ in: ['3:4', '1:2'] }],
    defaultValue: { de: '3:4' },
  });
  type.changeFieldControl('imageRatio', 'builtin', 'dropdown', {
    helpText: 'Of the article’s pictures.',
  });
  type.displayField('name');
}

function createRecommendationSlider(migration: Migration): void {
  const type = migration.createContentType('recommendationSlider', {
    name: 'Recommendation slider',
    description: 'Articles side by side that go with the page.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('articles', {
    name: 'Articles',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['recommendedArticle'] }],
    },
    validations: [{ size: { max: 24 } }],
  });
  type.createField('context', {
    name: 'Context',
    type: 'Symbol',
    validations: [{ in: ['HOMEPAGE', 'CATEGORY', 'CART', 'PRODUCT', 'OTHER'] }],
    defaultValue: { de: 'HOMEPAGE' },
  });
  type.changeFieldControl('context', 'builtin', 'dropdown', {
    helpText: 'What kind of page it stands on.',
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

/** The block “Recommendation slider”: articles side by side that go with the page. */
const migrate: MigrationFunction = (migration) => {
  createRecommendedArticle(migration);
  createRecommendationSlider(migration);
};

export default migrate;
