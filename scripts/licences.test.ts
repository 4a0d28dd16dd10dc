import { packages } from '@/package-lock.json';
import { licences, unexplainedEarlyReleases, withoutHash } from './licences.mjs';

test('issue 26: what is locked has its hash, except packages named for one machine', () => {
  expect(withoutHash(packages).refused).toEqual([]);
});

test('issue 26: a package without a hash is refused unless it is for one machine', () => {
  const found = withoutHash({
    '': {},
    'node_modules/open': { version: '1.0.0' },
    'node_modules/optional': { version: '1.0.0', optional: true },
    'node_modules/binary-win32-x64': { version: '1.0.0', optional: true, os: ['win32'] },
  });
  expect(found).toEqual({
    refused: ['node_modules/open', 'node_modules/optional'],
    otherMachines: ['node_modules/binary-win32-x64'],
  });
});

test('issue 26: a beta is locked only with a reason', () => {
  expect(unexplainedEarlyReleases(packages)).toEqual([]);
  expect(unexplainedEarlyReleases({ 'node_modules/new': { version: '1.0.0-rc.1' } })).toEqual([
    'node_modules/new 1.0.0-rc.1',
  ]);
});

test('issue 26: licences are counted, also where none is named', () => {
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
