import type Migration from 'contentful-migration';
import type { ContentType, MigrationFunction } from 'contentful-migration';

function createTextBox(migration: Migration): void {
  const type = migration.createContentType('textBox', {
    name: 'Text box',
    description: 'Headline and formatted text.',
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
  type.createField('body', {
    name: 'Body',
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
  type.createField('alignment', {
    name: 'Alignment',
    type: 'Symbol',
    validations: [{ in: ['start', 'centre'] }],
    defaultValue: { de: 'start' },
  });
  type.changeFieldControl('alignment', 'builtin', 'dropdown');
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'inverted'] }],
    defaultValue: { de: 'plain' },
  });
  type.changeFieldControl('tone', 'builtin', 'dropdown');
  type.displayField('title');
}

function createHeaderElement(migration: Migration): void {
  const type = migration.createContentType('headerElement', {
    name: 'Header element',
    description: 'The heading of a page: a picture with a title, and a short text.',
  });
  type.createField('source', {
    name: 'Source',
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
  type.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('subline', {
    name: 'Subline',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 400 } }],
  });
  type.changeFieldControl('subline', 'builtin', 'multipleLine');
  type.displayField('text');
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
  type.createField('contentAlt', {
    name: 'Content alt',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('contentAlt', 'builtin', 'singleLine', {
    helpText: 'What the picture shows, for people who cannot see it.',
  });
  type.createField('imageLink', { name: 'Image link', type: 'Symbol', localized: true });
  type.createField('itemNumber', {
    name: 'Item number',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^\\d{8}$' } }],
  });
  type.changeFieldControl('itemNumber', 'builtin', 'singleLine', {
    helpText: 'Article number, eight digits.',
  });
  type.createField('refinementFilters', { name: 'Refinement filters', type: 'Object' });
  type.createField('videoSource', {
    name: 'Video source',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^https:\\/\\/\\S+$' } }],
  });
  type.changeFieldControl('videoSource', 'builtin', 'singleLine', {
    helpText: 'Address of an MP4 or WebM file.',
  });
  type.createField('textBoxes', {
    name: 'Text boxes',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['textElement'] }] },
    validations: [{ size: { max: 6 } }],
  });
  type.createField('linkTexts', {
    name: 'Link texts',
    type: 'Array',
    items: { type: 'Symbol' },
    localized: true,
    validations: [{ size: { max: 4 } }],
  });
  type.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
    validations: [{ size: { max: 3 } }],
  });
}

function createTeaserLayout(type: ContentType): void {
  type.createField('teaserHeight', {
    name: 'Teaser height',
    type: 'Symbol',
    validations: [{ in: ['low', 'medium', 'tall'] }],
    defaultValue: { de: 'medium' },
  });
  type.changeFieldControl('teaserHeight', 'builtin', 'dropdown');
  type.createField('teaserWidth', {
    name: 'Teaser width',
    type: 'Symbol',
    validations: [{ in: ['full', 'content', 'half'] }],
    defaultValue: { de: 'content' },
  });
  type.changeFieldControl('teaserWidth', 'builtin', 'dropdown');
  type.createField('textPosition', {
    name: 'Text position',
    type: 'Symbol',
    validations: [{ in: ['start', 'centre', 'end'] }],
    defaultValue: { de: 'start' },
  });
  type.changeFieldControl('textPosition', 'builtin', 'dropdown');
  type.createField('isPromotionTracked', {
    name: 'Is promotion tracked',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('preloadImage', {
    name: 'Preload image',
    type: 'Boolean',
    defaultValue: { de: false },
  });
}

function createHomeTeaser(migration: Migration): void {
  const type = migration.createContentType('homeTeaser', {
    name: 'Home teaser',
    description: 'A large picture or film with words and buttons on it.',
  });
  createTeaserContent(type);
  createTeaserLayout(type);
  type.displayField('title');
}

function createBannerTeaser(migration: Migration): void {
  const type = migration.createContentType('bannerTeaser', {
    name: 'Announcement banner',
    description:
      'A line across the page, with a countdown to its end if wished. Visitors can close it.',
  });
  type.createField('teaserName', {
    name: 'Teaser name',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.createField('active', { name: 'Active', type: 'Boolean', defaultValue: { de: false } });
  type.createField('textElements', {
    name: 'Text elements',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['textElement'] }] },
    validations: [{ size: { max: 4 } }],
  });
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['accent', 'inverted', 'soft'] }],
    defaultValue: { de: 'accent' },
  });
  type.changeFieldControl('tone', 'builtin', 'dropdown');
  type.createField('showCountdown', {
    name: 'Show countdown',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('showButton', {
    name: 'Show button',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('buttonLabel', {
    name: 'Button label',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('buttonLink', { name: 'Button link', type: 'Symbol', localized: true });
  type.displayField('teaserName');
}

function createAutoChangeText(migration: Migration): void {
  const type = migration.createContentType('autoChangeText', {
    name: 'Auto-change text',
    description:
      'Two short texts that take turns. Needs a start and an end, and is hidden between the two.',
  });
  type.createField('text_1', {
    name: 'Text 1',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 160 } }],
  });
  type.createField('text_2', {
    name: 'Text 2',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 160 } }],
  });
  type.createField('delay', {
    name: 'Delay',
    type: 'Integer',
    validations: [{ range: { min: 1000, max: 60000 } }],
    defaultValue: { de: 4000 },
  });
  type.changeFieldControl('delay', 'builtin', 'numberEditor', {
    helpText: 'Milliseconds each text stays.',
  });
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'accent', 'inverted'] }],
    defaultValue: { de: 'soft' },
  });
  type.changeFieldControl('tone', 'builtin', 'dropdown');
  type.displayField('text_1');
}

/** The blocks an editor places on a page, with their own fields. */
const createBlocks: MigrationFunction = (migration) => {
  createTextBox(migration);
  createHeaderElement(migration);
  createHomeTeaser(migration);
  createBannerTeaser(migration);
  createAutoChangeText(migration);
};

export default createBlocks;
