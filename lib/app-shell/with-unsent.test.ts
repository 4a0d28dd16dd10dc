import { withUnsent } from './with-unsent';

test('what is unsent is at hand, and in no JSON', () => {
  const given = withUnsent({ heads: ['a'] }, { tree: ['a', 'b'] });
  expect(given.tree).toEqual(['a', 'b']);
  expect(JSON.parse(JSON.stringify({ given }))).toEqual({ given: { heads: ['a'] } });
});
