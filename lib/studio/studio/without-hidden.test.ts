import { withoutHidden } from './without-hidden';

const tab = (id: string) => ({ id, title: id });
const embedded = (id: string) => ({
  nodeType: 'embedded-entry-block',
  data: { block: { id, fields: {} } },
  content: [],
});

test('blocks and parts inside a block that visitors do not see are left out', () => {
  const block = { id: 'a', fields: { tabs: [tab('one'), tab('two')], text: 'x' } };
  expect(withoutHidden(block, { one: 'has ended' })).toEqual({
    id: 'a',
    fields: { tabs: [tab('two')], text: 'x' },
  });
});

test('a block embedded in a text is left out', () => {
  const block = { id: 'a', fields: { body: { content: [embedded('b'), embedded('c')] } } };
  expect(withoutHidden(block, { b: 'has ended' }).fields.body.content).toEqual([embedded('c')]);
});

test('a block in which nothing is hidden stays the same object', () => {
  const block = { id: 'a', fields: { tabs: [tab('one')], text: null } };
  expect(withoutHidden(block, { other: 'has ended' })).toBe(block);
});
