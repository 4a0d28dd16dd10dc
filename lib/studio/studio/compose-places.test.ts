import type { ComposeData, ComposeItem } from './compose-data';
import { blockPositionOf, idAt, PAGE_ZONE } from './compose-places';
import { composeTypes } from './compose-types.server';

const types = composeTypes();
const item = (id: string, type = 'textBox', slots = {}): ComposeItem => ({
  type,
  props: { id, fields: {}, ...slots },
});
const page = (...content: ComposeItem[]): ComposeData => ({
  root: { props: { page: {}, node: {} } },
  content,
});
const slider = item('slider', 'contentSlider', {
  slides: [item('one', 'slide'), item('two', 'slide')],
});

test('ED-10: undo selects the same item at its new position', () => {
  const before = page(item('new'), item('text'), slider);
  const after = page(item('text'), slider);
  const id = idAt(before, types, { index: 1, zone: PAGE_ZONE });
  expect(id).toBe('text');
  expect(blockPositionOf(after, types, id)).toEqual({ index: 0, zone: PAGE_ZONE });
});

test('ED-10: an item inside another one is found by its field', () => {
  const data = page(slider);
  expect(idAt(data, types, { index: 1, zone: 'slider:slides' })).toBe('two');
  expect(blockPositionOf(data, types, 'two')).toEqual({ index: 1, zone: 'slider:slides' });
});

test('ED-10: nothing is selected when undo removes the selected item', () => {
  expect(blockPositionOf(page(item('text')), types, 'new')).toBeNull();
  expect(idAt(page(item('text')), types, null)).toBeNull();
});
