import { packages } from '@/package-lock.json';
import { licences, unexplainedEarlyReleases, withoutHash } from './licences.mjs';

test('all locked packages have a hash, including those for other platforms', () => {
  expect(withoutHash(packages)).toEqual([]);
  const found = withoutHash({
    '': {},
    'node_modules/hashed': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/own': { link: true },
    'packages/own': { version: '0.1.0' },
    'node_modules/open': { version: '1.0.0' },
  });
  expect(found).toEqual(['node_modules/open']);
});

test('prereleases are locked only with a reason', () => {
  expect(unexplainedEarlyReleases(packages)).toEqual([]);
  expect(unexplainedEarlyReleases({ 'node_modules/new': { version: '1.0.0-rc.1' } })).toEqual([
    'node_modules/new 1.0.0-rc.1',
  ]);
});

test('licences are counted, including packages without one', () => {
  expect(
    licences({
      '': { license: 'MIT' },
      'node_modules/a': { license: 'ISC' },
      'node_modules/b': { license: 'ISC' },
      'node_modules/c': {},
    }),
  ).toEqual([
    ['ISC', 2],
    ['not named in the lock file', 1],
  ]);
});
