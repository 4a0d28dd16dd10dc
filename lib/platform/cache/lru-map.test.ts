import { LruMap } from './lru-map';

const full = (onDrop?: (key: string) => void) => {
  const map = new LruMap<string, number>(2, onDrop);
  map.set('a', 1);
  map.set('b', 2);
  return map;
};

test('a new entry drops the one that was used least recently', () => {
  const map = full();
  map.get('a');
  map.set('c', 3);
  expect([...map]).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
});

test('an entry that is written again is used, and drops none', () => {
  const map = full();
  map.set('a', 4);
  expect([...map].map(([key]) => key)).toEqual(['b', 'a']);
});

test('a look at all entries is no use', () => {
  const map = full();
  expect([...map]).toHaveLength(2);
  map.set('c', 3);
  expect(map.get('a')).toBeUndefined();
});

test('who asks for it is told what went to make room, and not what was deleted', () => {
  const dropped: string[] = [];
  const map = full((key) => dropped.push(key));
  map.delete('a');
  map.set('c', 3);
  expect(dropped).toEqual([]);
  map.set('d', 4);
  expect(dropped).toEqual(['b']);
});
