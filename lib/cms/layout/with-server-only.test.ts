import { serverOnly } from './with-server-only';

interface Sent {
  heads: string[];
}

test('a server-only value is at hand beside what is sent, and in no JSON', () => {
  const tree = serverOnly<Sent, string[]>('test-tree');
  const given = tree.attach({ heads: ['a'] }, ['a', 'b']);
  expect(tree.of(given)).toEqual(['a', 'b']);
  expect(Reflect.ownKeys(given)).toEqual(['heads']);
  expect(tree.of(JSON.parse(JSON.stringify(given)))).toBeUndefined();
});

test('bundles that are made apart share a table, tables of other names do not', () => {
  const given = serverOnly<Sent, string>('test-shared').attach({ heads: [] }, 'here');
  expect(serverOnly<Sent, string>('test-shared').of(given)).toBe('here');
  expect(serverOnly<Sent, string>('test-other').of(given)).toBeUndefined();
});
