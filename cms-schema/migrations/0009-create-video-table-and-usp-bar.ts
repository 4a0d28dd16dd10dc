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

function createVideo(migration: Migration): void {
  const type = migration.createContentType('video', {
    name: 'Video',
    description: 'A film that plays when a visitor starts it.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: 'Says what the film is, for people who cannot see it and above the caption.',
  });
  type.createField('source', {
    name: 'Source',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^https:\\/\\/\\S+\\.(mp4|webm)(\\?\\S*)?$' } }],
  });
  type.changeFieldControl('source', 'builtin', 'singleLine', {
    helpText: 'Address of an MP4 or WebM file.',
  });
  type.createField('poster', {
    name: 'Poster',
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  type.changeFieldControl('poster', 'builtin', 'assetLinkEditor', {
    helpText: 'Shown until the film plays.',
  });
  type.createField('caption', {
    name: 'Caption',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('caption', 'builtin', 'multipleLine');
  type.createField('subtitles', {
    name: 'Subtitles',
    type: 'Symbol',
    localized: true,
    validations: [{ regexp: { pattern: '^https:\\/\\/\\S+\\.vtt(\\?\\S*)?$' } }],
  });
  type.changeFieldControl('subtitles', 'builtin', 'singleLine', {
    helpText: 'Address of a WebVTT file (.vtt) with what is said, for people who cannot hear it.',
  });
  type.createField('ratio', {
    name: 'Ratio',
    type: 'Symbol',
    validations: [{ in: ['16:9', '4:3', '1:1', '9:16'] }],
    defaultValue: { de: '16:9' },
  });
  type.changeFieldControl('ratio', 'builtin', 'dropdown');
  createVisibilityFields(type);
  type.displayField('title');
}

function createTableColumn(migration: Migration): void {
  const type = migration.createContentType('tableColumn', {
    name: 'Table column',
    description: 'A headline and the cells below it, from top to bottom.',
  });
  type.createField('headline', {
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('cells', {
    name: 'Cells',
    type: 'Array',
    items: { type: 'Symbol' },
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.displayField('headline');
}

function createTable(migration: Migration): void {
  const type = migration.createContentType('table', {
    name: 'Table',
    description: 'Columns of short texts. The first column names the rows.',
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
  type.createField('columns', {
    name: 'Columns',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['tableColumn'] }] },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('alignment', {
    name: 'Alignment',
    type: 'Symbol',
    validations: [{ in: ['start', 'centre', 'end'] }],
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
  type.createField('padding', {
    name: 'Padding',
    type: 'Symbol',
    validations: [{ in: ['large', 'middle', 'small'] }],
    defaultValue: { de: 'middle' },
  });
  type.changeFieldControl('padding', 'builtin', 'dropdown');
  type.createField('hasStickyRow', {
    name: 'Sticky first row',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('hasStickyColumn', {
    name: 'Sticky first column',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  createVisibilityFields(type);
  type.displayField('title');
}

function createUspItem(migration: Migration): void {
  const type = migration.createContentType('uspItem', {
    name: 'USP',
    description: 'One thing that speaks for the shop, in few words.',
  });
  type.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    required: true,
    validations: [
      { in: ['delivery', 'returns', 'store', 'measure', 'care', 'advice', 'payment', 'gift'] },
    ],
  });
  type.changeFieldControl('icon', 'builtin', 'dropdown');
  type.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true });
  createScheduleFields(type);
  type.displayField('text');
}

function createUspBar(migration: Migration): void {
  const type = migration.createContentType('uspBar', {
    name: 'USP bar',
    description: 'Three to six short reasons to buy here, each with an icon.',
  });
  type.createField('title', {
    name: 'Title',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 120 } }],
  });
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For editors only.' });
  type.createField('items', {
    name: 'Items',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['uspItem'] }] },
    validations: [{ size: { min: 3, max: 6 } }],
  });
  type.createField('tone', {
    name: 'Tone',
    type: 'Symbol',
    validations: [{ in: ['plain', 'soft', 'inverted'] }],
    defaultValue: { de: 'plain' },
  });
  type.changeFieldControl('tone', 'builtin', 'dropdown');
  createVisibilityFields(type);
  type.displayField('title');
}

/** Films, columns of short texts, and reasons to buy here. */
const createVideoTableAndUspBar: MigrationFunction = (migration) => {
  createVideo(migration);
  createTableColumn(migration);
  createTable(migration);
  createUspItem(migration);
  createUspBar(migration);
};

export default createVideoTableAndUspBar;
