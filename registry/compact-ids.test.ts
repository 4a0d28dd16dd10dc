import { withCompactIds } from './compact-ids.server';

const button = (id: string) => ({ id, label: 'Hemden', link: { href: '/de-de', opens: 'page' } });
const block = (id: string, fields: object, loaded?: object) => ({
  id,
  type: 'tabs',
  fields,
  until: null,
  ...(loaded && { loaded }),
});

test('parts get compact ids, stable across renders and unique in a list', () => {
  const given = [button('entry-of-the-first'), button('entry-two')];
  const { buttons } = withCompactIds({ buttons: given });
  expect(buttons.map(({ id }) => id.length)).toEqual([4, 4]);
  expect(new Set(buttons.map(({ id }) => id)).size).toBe(2);
  expect(buttons[0]?.label).toBe('Hemden');
  expect(withCompactIds(given)).toEqual(buttons);
});

test('blocks, nested blocks, loaded data and link targets in texts keep their ids', () => {
  const target = { target: { sys: { id: 'coat' } } };
  const body = { nodeType: 'document', content: [{ nodeType: 'entry', data: target }] };
  const nested = block('inner', { body }, [{ id: 'article' }]);
  const given = [block('outer', { blocks: [nested] })];
  expect(withCompactIds(given)).toEqual(given);
});
