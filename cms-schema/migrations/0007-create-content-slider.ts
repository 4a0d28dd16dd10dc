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

function createSlidePicture(type: ContentType): void {
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
    required: true,
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
  type.createField('imageLink', { name: 'Image link', type: 'Symbol', localized: true });
  type.createField('imageLinkNewTab', {
    name: 'Image link new tab',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.createField('imageZoom', {
    name: 'Image zoom',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.changeFieldControl('imageZoom', 'builtin', 'boolean', {
    helpText: 'Visitors can enlarge the picture.',
  });
}

function createSlideWords(type: ContentType): void {
  type.createField('textbox', {
    name: 'Textbox',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['textElement'] }] },
    validations: [{ size: { max: 4 } }],
  });
  type.createField('submit', {
    name: 'Submit',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 60 } }],
  });
  type.changeFieldControl('submit', 'builtin', 'singleLine', {
    helpText: 'Label of the first button.',
  });
  type.createField('submitLink', { name: 'Submit link', type: 'Symbol', localized: true });
  type.changeFieldControl('submitLink', 'builtin', 'singleLine', {
    helpText: 'Where the first button leads.',
  });
  type.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
    validations: [{ size: { max: 2 } }],
  });
  type.createField('itemNumber', {
    name: 'Item number',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^\\d{8}$' } }],
  });
  type.changeFieldControl('itemNumber', 'builtin', 'singleLine', {
    helpText: 'Article number, eight digits.',
  });
  createScheduleFields(type);
}

function createSlide(migration: Migration): void {
  const type = migration.createContentType('slide', {
    name: 'Slide',
    description: 'A picture with words and buttons, which comes and goes by its own dates.',
  });
  createSlidePicture(type);
  createSlideWords(type);
  type.displayField('title');
}

function createContentSlider(migration: Migration): void {
  const type = migration.createContentType('contentSlider', {
    name: 'Content slider',
    description: 'Slides side by side that visitors leaf through.',
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
  type.createField('slides', {
    name: 'Slides',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['slide'] }] },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('slidesPerView', {
    name: 'Slides per view',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 4 } }],
    defaultValue: { de: 1 },
  });
  type.changeFieldControl('slidesPerView', 'builtin', 'numberEditor', {
    helpText: 'Slides side by side on wide screens.',
  });
  type.createField('slidesPerViewNarrow', {
    name: 'Slides per view narrow',
    type: 'Integer',
    validations: [{ range: { min: 1, max: 3 } }],
    defaultValue: { de: 2 },
  });
  type.changeFieldControl('slidesPerViewNarrow', 'builtin', 'numberEditor', {
    helpText: 'Slides side by side below 992 pixels.',
  });
  type.createField('speed', {
    name: 'Speed',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 2000 } }],
    defaultValue: { de: 300 },
  });
  type.changeFieldControl('speed', 'builtin', 'numberEditor', {
    helpText: 'Milliseconds that leafing takes.',
  });
  createVisibilityFields(type);
  type.displayField('title');
}

/** Slides that come and go by their own dates, and the slider they stand in. */
const createSlider: MigrationFunction = (migration) => {
  createSlide(migration);
  createContentSlider(migration);
};

export default createSlider;
