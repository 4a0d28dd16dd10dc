import { serverOnly } from './with-server-only';

interface Sent {
  heads: string[];
}

test('a server-only value is available beside its props but not in their JSON', () => {
  const tree = serverOnly<Sent, string[]>('test-tree');
  const given = tree.attach({ heads: ['a'] }, ['a', 'b']);
  expect(tree.of(given)).toEqual(['a', 'b']);
  expect(Reflect.ownKeys(given)).toEqual(['heads']);
  expect(tree.of(JSON.parse(JSON.stringify(given)))).toBeUndefined();
});

test('separate bundles share a table by its name', () => {
  const given = serverOnly<Sent, string>('test-shared').attach({ heads: [] }, 'here');
  expect(serverOnly<Sent, string>('test-shared').of(given)).toBe('here');
  expect(serverOnly<Sent, string>('test-other').of(given)).toBeUndefined();
});
