import { defineBlock } from './content-type';
import { contentfulModel, labelOf } from './contentful-model';
import { field } from './field';
import { contentTypes } from './model';

const sample = defineBlock({
  id: 'sample',
  name: 'Sample',
  description: 'One field of each kind.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(80),
    look: field.withDefault(field.choice(['plain', 'soft']), 'plain'),
    teaser: field.optional(field.text(200)),
    pictures: field.pictures(1, 4),
    items: field.parts(['button'], 3),
    inside: field.named('Blocks', field.blocks()),
    itemNumber: field.optional(field.help('Eight digits.', field.key(/^\d{8}$/))),
  },
});

const model = contentfulModel({ sample });
const fieldOf = (id: string) => model.contentTypes[0]?.fields.find((found) => found.id === id);
const controlOf = (id: string) => model.controls['sample']?.find(({ fieldId }) => fieldId === id);

test('a field has its type, limits and initial value in the space', () => {
  expect(fieldOf('headline')).toEqual({
    id: 'headline',
    name: 'Headline',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  expect(fieldOf('look')).toMatchObject({
    required: false,
    localized: false,
    validations: [{ in: ['plain', 'soft'] }],
    defaultValue: { de: 'plain' },
  });
  expect(fieldOf('itemNumber')?.validations).toEqual([{ regexp: { pattern: '^\\d{8}$' } }]);
});

test('links restrict their target types', () => {
  expect(fieldOf('items')).toMatchObject({
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  });
  expect(fieldOf('pictures')?.items).toMatchObject({
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
});

test('an editor gets a suitable input with its hint', () => {
  expect(controlOf('headline')).toBeUndefined();
  expect(controlOf('look')?.widgetId).toBe('dropdown');
  expect(controlOf('teaser')?.widgetId).toBe('multipleLine');
  expect(controlOf('inside')?.widgetId).toBe('entryCardsEditor');
  expect(controlOf('pictures')?.widgetId).toBe('assetGalleryEditor');
  expect(controlOf('projects')?.widgetId).toBe('checkbox');
  expect(controlOf('itemNumber')).toMatchObject({
    widgetId: 'singleLine',
    settings: { helpText: 'Eight digits.' },
  });
});

test('ED-14: a deprecated type shows editors its replacement', () => {
  const { contentTypes: types } = contentfulModel({
    sample: { ...sample, deprecated: 'Use a text box.' },
  });
  expect(types[0]).toMatchObject({
    name: 'Sample (deprecated)',
    description: 'Use a text box. One field of each kind.',
  });
  expect(model.contentTypes[0]?.name).toBe('Sample');
});

test('labels are plain English', () => {
  expect(['layerTwoName', 'text_1', 'seoTitle', 'MobileAppStyle'].map(labelOf)).toEqual([
    'Layer two name',
    'Text 1',
    'SEO title',
    'Mobile app style',
  ]);
  expect(fieldOf('inside')?.name).toBe('Blocks');
});

test('BLK-02: the dates of the auto-change text explain that they hide it', () => {
  const { controls } = contentfulModel(contentTypes);
  const help = (type: string) =>
    controls[type]?.find(({ fieldId }) => fieldId === 'startDateTime')?.settings?.helpText;
  expect(help('autoChangeText')).toMatch(/^Hidden from/);
  expect(help('textBox')).toMatch(/^Shown from/);
});

test('the model stays within the limits of a space', () => {
  for (const { id, fields, displayField } of contentfulModel(contentTypes).contentTypes) {
    expect(fields.length).toBeLessThanOrEqual(50);
    expect(fields.map((declared) => declared.id)).toContain(displayField);
    expect([id, ...fields.map((declared) => declared.id)].join()).toMatch(/^[\w,]+$/);
  }
});
