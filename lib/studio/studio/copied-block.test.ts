import type { ComposeItem } from './compose-data';
import { composeTypes } from './compose-types.server';
import { asNewBlock } from './copied-block';

const types = composeTypes('en');

test('ED-12: a pasted block and everything inside it are new entries with the same content', () => {
  const item = (type: string, id: string, inside: object = {}): ComposeItem => ({
    type,
    props: { id, fields: { title: { de: id } }, ...inside },
  });
  const [outer, slot] =
    Object.values(types)
      .map((type) => [type.id, type.slots.find((each) => each.types.length > 0)] as const)
      .find(([id, found]) => id !== 'page' && found) ?? [];
  const [innerType = ''] = slot?.types ?? [];
  const copied = item(outer ?? '', 'one', { [slot?.field ?? '']: [item(innerType, 'two')] });
  let count = 0;
  const pasted = asNewBlock(copied, types, () => `new-${++count}`);
  expect(pasted.props.fields).toEqual({ title: { de: 'one' } });
  expect(pasted.props.id).toBe('new-2');
  expect(pasted.props[slot?.field ?? '']).toMatchObject([
    { type: innerType, props: { id: 'new-1', fields: { title: { de: 'two' } } } },
  ]);
});
