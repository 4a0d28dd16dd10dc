import { contentTypes } from '@/cms-schema/model';
import { modelFit } from './model-fit';

const space = () =>
  Object.values(contentTypes).map(({ id, fields }) => ({
    id,
    fields: Object.entries(fields).map(([name, { type }]) => ({ id: name, type: String(type) })),
  }));
const textBox = (fields: { id: string; type: string }[]) =>
  space().map((type) => (type.id === 'textBox' ? { ...type, fields } : type));
const fieldsOf = () => space().find(({ id }) => id === 'textBox')?.fields ?? [];

test('ED-07: a space migrated with this code matches it', () => {
  expect(modelFit(contentTypes, space())).toEqual({ missing: [], additions: [] });
});

test('ED-07: a field that was removed, renamed or changed its type is missing', () => {
  const renamed = fieldsOf().map((field) =>
    field.id === 'title' ? { ...field, id: 'heading' } : field,
  );
  expect(modelFit(contentTypes, textBox(renamed))).toEqual({
    missing: ['textBox.title'],
    additions: ['textBox.heading'],
  });
  const retyped = fieldsOf().map((field) =>
    field.id === 'title' ? { ...field, type: 'Integer' } : field,
  );
  expect(modelFit(contentTypes, textBox(retyped)).missing).toEqual(['textBox.title']);
  const without = space().filter(({ id }) => id !== 'textBox');
  expect(modelFit(contentTypes, without).missing).toEqual(['textBox']);
});

test('ED-07: fields and types of a newer space are additions or ignored', () => {
  const newer = textBox([...fieldsOf(), { id: 'kicker', type: 'Symbol' }]);
  expect(modelFit(contentTypes, [...newer, { id: 'later', fields: [] }])).toEqual({
    missing: [],
    additions: ['textBox.kicker'],
  });
});
