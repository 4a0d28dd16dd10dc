import { majorOf } from './pg-tool';

test('the major version of a tool is read from its own words', () => {
  expect(majorOf('pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)')).toBe(15);
  expect(majorOf('pg_restore (PostgreSQL) 18.4')).toBe(18);
  expect(majorOf('command not found')).toBeNull();
});
