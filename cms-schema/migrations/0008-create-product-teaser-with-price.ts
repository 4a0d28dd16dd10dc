import type Migration from 'contentful-migration';
import type { ContentType, MigrationFunction } from 'contentful-migration';

/** Shops and dates, as every block has them. */
function createWindowFields(type: ContentType): void {
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
  type.createField('countries', { name: 'Countries', type: 'Symbol' });
  type.changeFieldControl('countries', 'builtin', 'singleLine', {
    helpText: 'Country codes separated by ";", for example DE;AT. Empty: everywhere.',
  });
  createWindowFields(type);
  type.createField('audience', {
    name: 'Audience',
    type: 'Symbol',
    validations: [
      { in: ['everyone', 'loggedIn', 'loggedOut', 'loyaltyBlack', 'loyaltyBlue', 'loyaltySilver'] },
    ],
  });
  type.changeFieldControl('audience', 'builtin', 'dropdown', { helpText: 'Empty: everyone.' });
}

function createTeaserValue(migration: Migration): void {
  const type = migration.createContentType('teaserValue', {
    name: 'Price value',
    description: 'What an article costs now, or how much is taken off.',
  });
  type.createField('value', {
    name: 'Value',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^\\d{1,6}([.,]\\d{1,2})?$' } }],
  });
  type.changeFieldControl('value', 'builtin', 'singleLine', {
    helpText: 'Amount (99,95) or percent (30), without a sign.',
  });
  type.createField('isPercentage', {
    name: 'Is percentage',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('hasMultipleValues', {
    name: 'Has multiple values',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.changeFieldControl('hasMultipleValues', 'builtin', 'boolean', {
    helpText: 'It differs by size or colour: amounts read “from 99,95 €”, percents “up to −30 %”.',
  });
  type.displayField('value');
}

function createPriceByCountry(migration: Migration): void {
  const type = migration.createContentType('priceByCountry', {
    name: 'Price by country',
    description: 'What an article costs in some countries, in the currency they pay in.',
  });
  type.createField('countries', { name: 'Countries', type: 'Symbol', required: true });
  type.changeFieldControl('countries', 'builtin', 'singleLine', {
    helpText: 'Country codes separated by ";", for example DE;AT. One entry for each currency.',
  });
  createWindowFields(type);
  type.createField('sourceValue', {
    name: 'Source value',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^\\d{1,6}([.,]\\d{1,2})?$' } }],
  });
  type.changeFieldControl('sourceValue', 'builtin', 'singleLine', {
    helpText: 'The regular price, for example 129,95.',
  });
  type.createField('values', {
    name: 'Values',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['teaserValue'] }] },
    validations: [{ size: { max: 2 } }],
  });
  type.changeFieldControl('values', 'builtin', 'entryLinksEditor', {
    helpText: 'One or two. With none, the regular price stands alone.',
  });
  type.displayField('countries');
}

function createTeaserContent(type: ContentType): void {
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('image', {
    name: 'Image',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.createField('alt', {
    name: 'Alt',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('alt', 'builtin', 'singleLine', {
    helpText: 'What the picture shows, for people who cannot see it.',
  });
  type.createField('labelTexts', {
    name: 'Label texts',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['textElement'] }] },
    validations: [{ size: { max: 4 } }],
  });
  type.createField('prices', {
    name: 'Prices',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['priceByCountry'] }],
    },
    validations: [{ size: { max: 8 } }],
  });
  type.changeFieldControl('prices', 'builtin', 'entryLinksEditor', {
    helpText:
      'The first one for the visitor’s country shows; for other countries the teaser drops out.',
  });
  type.createField('reference', {
    name: 'Reference',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 160 } }],
  });
  type.changeFieldControl('reference', 'builtin', 'singleLine', {
    helpText: 'What the regular price is, for example the lowest of 30 days.',
  });
}

function createTeaserLinks(type: ContentType): void {
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true });
  type.createField('linkLabel', {
    name: 'Link label',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('itemNumberLink', {
    name: 'Item number link',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^\\d{8}$' } }],
  });
  type.changeFieldControl('itemNumberLink', 'builtin', 'singleLine', {
    helpText: 'Article number, eight digits.',
  });
}

function createTeaserLayout(type: ContentType): void {
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'accent', 'inverted'] }],
    defaultValue: { de: 'plain' },
  });
  type.changeFieldControl('tone', 'builtin', 'dropdown');
  type.createField('size', {
    name: 'Size',
    type: 'Symbol',
    validations: [{ in: ['small', 'medium', 'large'] }],
    defaultValue: { de: 'medium' },
  });
  type.changeFieldControl('size', 'builtin', 'dropdown');
  type.createField('position', {
    name: 'Position',
    type: 'Symbol',
    validations: [{ in: ['start', 'end'] }],
    defaultValue: { de: 'end' },
  });
  type.changeFieldControl('position', 'builtin', 'dropdown', {
    helpText: 'Side on which the words stand.',
  });
  createVisibilityFields(type);
}

function createProductTeaserPrice(migration: Migration): void {
  const type = migration.createContentType('productTeaserPrice', {
    name: 'Product teaser with price',
    description: 'One article, large, with what it costs in the visitor’s country.',
  });
  createTeaserContent(type);
  createTeaserLinks(type);
  createTeaserLayout(type);
  type.displayField('title');
}

/** An article with what it costs in each country. */
const createProductTeaserWithPrice: MigrationFunction = (migration) => {
  createTeaserValue(migration);
  createPriceByCountry(migration);
  createProductTeaserPrice(migration);
};

export default createProductTeaserWithPrice;
