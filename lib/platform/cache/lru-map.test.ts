import { LruMap } from './lru-map.mjs';

const full = (onDrop?: (key: string) => void) => {
  const map = new LruMap<string, number>(2, onDrop);
  map.set('a', 1);
  map.set('b', 2);
  return map;
};

test('evicts the least recently used entry to make room for a new one', () => {
  const map = full();
  map.get('a');
  map.set('c', 3);
  expect([...map]).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
});

test('overwriting an entry counts as a use and evicts nothing', () => {
  const map = full();
  map.set('a', 4);
  expect([...map].map(([key]) => key)).toEqual(['b', 'a']);
});

test('iterating does not count as a use', () => {
  const map = full();
  expect([...map]).toHaveLength(2);
  map.set('c', 3);
  expect(map.get('a')).toBeUndefined();
});

test('calls onDrop for evicted entries, not for deleted ones', () => {
  const dropped: string[] = [];
  const map = full((key) => dropped.push(key));
  map.delete('a');
  map.set('c', 3);
  expect(dropped).toEqual([]);
  map.set('d', 4);
  expect(dropped).toEqual(['b']);
});
