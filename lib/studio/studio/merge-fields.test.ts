import { mergedIds, mergeFields } from './merge-fields';

const links = (...ids: string[]) => ({
  de: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } })),
});

test.each([
  ['both add', 'ab', 'axb', 'aby', 'axby'],
  ['both add at the start', 'a', 'xa', 'ya', 'yxa'],
  ['one removes, one adds', 'abc', 'ac', 'abcy', 'acy'],
  ['one sorts, one adds', 'abc', 'cba', 'abxc', 'cbxa'],
  ['I sort, they add and remove', 'abc', 'abx', 'cab', 'axb'],
  ['both do the same', 'ab', 'abx', 'abx', 'abx'],
])('ED-10: no block that two editors have added is lost: %s', (_, ...versions) => {
  const [base = '', theirs = '', mine = '', merged = ''] = versions;
  const found = mergedIds([...base], [...theirs], [...mine]);
  expect(new Set(found)).toEqual(new Set(merged));
  expect(found).toHaveLength(merged.length);
});

test('ED-10: two different orders of a list are a difference', () => {
  expect(mergedIds(['a', 'b'], ['b', 'a'], ['a', 'b'])).toEqual(['b', 'a']);
  expect(mergedIds(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'])).toBeNull();
});

test('ED-10: fields changed by one editor are merged; fields changed by both are a difference', () => {
  const base = { title: { de: 'Alt' }, tone: { de: 'soft' }, main: links('a') };
  const theirs = { title: { de: 'Ihr' }, tone: { de: 'plain' }, main: links('a', 'x') };
  const mine = { title: { de: 'Mein' }, tone: { de: 'soft' }, main: links('y', 'a') };
  const { fields, differences } = mergeFields(base, theirs, mine, ['main']);
  expect(fields).toEqual({
    title: { de: 'Mein' },
    tone: { de: 'plain' },
    main: links('y', 'a', 'x'),
  });
  expect(differences).toEqual([{ field: 'title', locale: 'de', theirs: 'Ihr', mine: 'Mein' }]);
});
