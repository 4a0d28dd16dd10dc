import { entityId, instant } from './editor-route.server';
import { isEntityId } from './entity-id';

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
