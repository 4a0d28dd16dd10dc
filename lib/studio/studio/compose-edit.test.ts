import { itemsIn, type ComposeData, type ComposeItem } from './compose-data';
import { changeItem, insertItem, moveItem } from './compose-edit';
import { PAGE_ZONE } from './compose-places';
import { composeTypes } from './compose-types.server';

const types = composeTypes();
const item = (id: string, type = 'textBox', slots = {}): ComposeItem => ({
  type,
  props: { id, fields: {}, ...slots },
});
const slides = (...ids: string[]) => ({ slides: ids.map((id) => item(id, 'slide')) });
const page: ComposeData = {
  root: { props: { page: {}, node: {} } },
  content: [item('text'), item('slider', 'contentSlider', slides('one', 'two')), item('last')],
};
const idsOf = ({ content }: ComposeData) => content.map(({ props }) => props.id);
const slidesOf = ({ content }: ComposeData) => {
  const slider = content.find(({ props }) => props.id === 'slider');
  return (slider ? itemsIn(slider, { field: 'slides' }) : []).map(({ props }) => props.id);
};

test.each([
  [0, ['text', 'slider', 'last']],
  [1, ['text', 'slider', 'last']],
  [2, ['slider', 'text', 'last']],
  [3, ['slider', 'last', 'text']],
])('ED-10: a block that is dropped before position %i stands there', (index, ids) => {
  expect(idsOf(moveItem(page, types, 'text', { zone: PAGE_ZONE, index }))).toEqual(ids);
});

test('ED-10: a part is moved within its block', () => {
  expect(slidesOf(moveItem(page, types, 'two', { zone: 'slider:slides', index: 0 }))).toEqual([
    'two',
    'one',
  ]);
});

test('ED-10: a block is not moved into itself', () => {
  expect(moveItem(page, types, 'slider', { zone: 'slider:slides', index: 0 })).toBe(page);
});

test('ED-10: a part is inserted between two others', () => {
  const inserted = insertItem(page, types, item('new', 'slide'), {
    zone: 'slider:slides',
    index: 1,
  });
  expect(slidesOf(inserted)).toEqual(['one', 'new', 'two']);
});

test('ED-10: only what is changed is another object, so that the rest is not resolved again', () => {
  const changed = changeItem(page, types, 'two', () => null);
  expect(slidesOf(changed)).toEqual(['one']);
  expect(changed.content.map((each, index) => each === page.content[index])).toEqual([
    true,
    false,
    true,
  ]);
});
