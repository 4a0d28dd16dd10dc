import { contentfulModel, type SpaceModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { compareModels } from './compare-models';

const declared = contentfulModel(contentTypes);

/** The declared model after one change, as if a migration were missing or superfluous. */
function changed(change: (model: SpaceModel) => void): string[] {
  const model = structuredClone(declared);
  change(model);
  return compareModels(model, declared);
}

function typeIn(model: SpaceModel, id: string) {
  const found = model.contentTypes.find((type) => type.id === id);
  if (!found) throw new Error(`no content type ${id}`);
  return found;
}

test('ED-07: a content type without a migration is listed, and so is an undeclared one', () => {
  const tab = { id: 'tab', name: 'Tab', description: '', displayField: 'name', fields: [] };
  expect(changed(({ contentTypes: types }) => types.push(tab))).toEqual([
    'content type tab: declared, but not found',
  ]);
  const withoutNode = ({ contentTypes: types }: SpaceModel) =>
    types.splice(
      types.findIndex(({ id }) => id === 'node'),
      1,
    );
  expect(changed(withoutNode)).toEqual(['content type node: found, but not declared']);
});

test('ED-07: a field that differs is listed with both values', () => {
  expect(
    changed((model) => {
      const headline = typeIn(model, 'textBox').fields.find(({ id }) => id === 'headline');
      if (headline) headline.validations = [{ size: { max: 80 } }];
    }),
  ).toEqual([
    'content type textBox, field headline.validations: ' +
      'declared [{"size":{"max":80}}], found [{"size":{"max":120}}]',
  ]);
});

test('ED-07: a new field, a different order and a different editor control are detected', () => {
  const kicker = {
    id: 'kicker',
    name: 'Kicker',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [],
  };
  expect(changed((model) => typeIn(model, 'textBox').fields.push(kicker))).toEqual([
    'content type textBox, field kicker: declared, but not found',
  ]);
  expect(changed((model) => typeIn(model, 'page').fields.reverse())).toEqual([
    'content type page: fields in another order: title, main',
  ]);
  expect(changed((model) => model.controls['page']?.pop())).toEqual([
    'content type page, control of main: found, but not declared',
  ]);
});

test('values that the API treats as unset are not a difference', () => {
  expect(
    changed((model) => {
      for (const field of typeIn(model, 'button').fields) {
        Object.assign(field, { omitted: false, disabled: false, defaultValue: field.defaultValue });
      }
    }),
  ).toEqual([]);
});
