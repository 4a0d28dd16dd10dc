import { entityId, instant } from './editor-route.server';
import { isEntityId, newEntityId } from './entity-id';

test.each(['a', '...', 'a.b', '.a', 'constructor', '__proto__', 'x'.repeat(64)])(
  '“%s” is a valid id',
  (id) => expect([isEntityId(id), entityId.safeParse(id).success]).toEqual([true, true]),
);

test.each(['.', '..', '', '../x', 'a/b', 'a b', 'a\n', '\0', '\ud800', 'x'.repeat(65)])(
  '%j is not a valid id, because it could address something else',
  (id) => expect([isEntityId(id), entityId.safeParse(id).success]).toEqual([false, false]),
);

test.each([0, -1, 8.64e15, -8.64e15])('%d is an instant', (at) =>
  expect(instant.safeParse(at).success).toBe(true),
);

test.each([8.64e15 + 1, -8.64e15 - 1, 0.5, Infinity, '0', null])('%j is not an instant', (at) =>
  expect(instant.safeParse(at).success).toBe(false),
);

test('an id can be chosen on a page without encryption, where browsers have no randomUUID', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const ids = [newEntityId(), newEntityId()];
  expect(ids.every(isEntityId)).toBe(true);
  expect(ids[0]).not.toBe(ids[1]);
});
