import { existsSync } from 'node:fs';
import { GROUPS } from './groups';

const paths = Object.values(GROUPS)
  .flat()
  .flatMap(({ mutate, tests }) => [...mutate, ...tests]);

test.each([...new Set(paths)])('mutation tests find %s', (path) => {
  expect(existsSync(path)).toBe(true);
});
