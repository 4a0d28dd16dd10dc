import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function createAccordionItem(migration: Migration): void {
  const type = migration.createContentType('accordionItem', {
    name: 'Accordion item',
    description: 'A headline that unfolds its text.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'heading-4',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'hyperlink',
          'entry-hyperlink',
        ],
      },
      { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
    ],
  });
  type.displayField('headline');
}

function createButton(migration: Migration): void {
  const type = migration.createContentType('button', {
    name: 'Button',
    description: 'A button that leads somewhere.',
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
    helpText: 'node_…, a path, a URL or a telephone number.',
  });
  type.createField('look', {
    name: 'Look',
    type: 'Symbol',
    validations: [{ in: ['primary', 'secondary', 'quiet'] }],
    defaultValue: { de: 'primary' },
  });
  type.changeFieldControl('look', 'builtin', 'dropdown');
  type.displayField('label');
}

function createFlyoutTeaserGroup(migration: Migration): void {
  const type = migration.createContentType('flyoutTeaserGroup', {
    name: 'Flyout teaser group',
    description: 'One to four pictures in a navigation flyout.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('imagesList', {
    name: 'Images list',
    type: 'Array',
    items: { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] },
    required: true,
    validations: [{ size: { min: 1, max: 4 } }],
  });
  type.changeFieldControl('imagesList', 'builtin', 'assetGalleryEditor');
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true, required: true });
  type.createField('occupiedColumns', {
    name: 'Occupied columns',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 4 } }],
    defaultValue: { de: 1 },
  });
  type.displayField('title');
}

function createNavigationItem(migration: Migration): void {
  const type = migration.createContentType('navigationItem', {
    name: 'Additional navigation item',
    description: 'An extra entry in the second navigation layer.',
  });
  type.createField('layerTwoNameTitle', {
    name: 'Title in layer two',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('navitem', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('navitemlink', {
    name: 'Link',
    type: 'Symbol',
    localized: true,
    required: true,
  });
  type.displayField('navitem');
}

function createTextElement(migration: Migration): void {
  const type = migration.createContentType('textElement', {
    name: 'Text element',
    description: 'A line of words in a teaser or banner.',
  });
  type.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 200 } }],
  });
  type.createField('look', {
    name: 'Look',
    type: 'Symbol',
    validations: [{ in: ['kicker', 'headline', 'body'] }],
    defaultValue: { de: 'body' },
  });
  type.changeFieldControl('look', 'builtin', 'dropdown');
  type.displayField('text');
}

/** Entries that stand inside a block, a node or a project. */
const createParts: MigrationFunction = (migration) => {
  createAccordionItem(migration);
  createButton(migration);
  createFlyoutTeaserGroup(migration);
  createNavigationItem(migration);
  createTextElement(migration);
};

export default createParts;
