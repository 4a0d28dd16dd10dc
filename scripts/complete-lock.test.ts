import { hashed, missingEntries } from './complete-lock.mjs';

const locked = (optionalDependencies: Record<string, string>, rest = {}) => ({
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.0.0', optionalDependencies, ...rest },
});

test('a package for another platform is added with what its name reveals', () => {
  const packages = locked({
    '@next/swc-linux-x64-musl': '16.0.0',
    '@next/swc-win32-arm64-msvc': '16.0.0',
    '@next/swc-linux-x64-gnu': '16.0.0',
  });
  expect(missingEntries(packages)).toEqual({
    'node_modules/@next/swc-linux-x64-musl': {
      version: '16.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@next/swc-win32-arm64-msvc': {
      version: '16.0.0',
      cpu: ['arm64'],
      optional: true,
      os: ['win32'],
    },
    'node_modules/@next/swc-linux-x64-gnu': {
      version: '16.0.0',
      cpu: ['x64'],
      libc: ['glibc'],
      optional: true,
      os: ['linux'],
    },
  });
});

test('a package of a development tool is marked as such', () => {
  const packages = locked({ '@esbuild/aix-ppc64': '0.28.2' }, { dev: true });
  expect(missingEntries(packages)).toEqual({
    'node_modules/@esbuild/aix-ppc64': {
      version: '0.28.2',
      cpu: ['ppc64'],
      dev: true,
      optional: true,
      os: ['aix'],
    },
  });
});

test.each(['node_modules/fsevents', 'node_modules/next/node_modules/fsevents'])(
  'a package that is locked at %s is not missing',
  (place) => {
    expect(
      missingEntries({ ...locked({ fsevents: '2.3.3' }), [place]: { version: '2.3.3' } }),
    ).toEqual({});
  },
);

test('a copy below another package does not count', () => {
  const packages = {
    ...locked({ 'sharp-linux-arm64': '1.0.0' }),
    'node_modules/other/node_modules/sharp-linux-arm64': { version: '1.0.0' },
  };
  expect(Object.keys(missingEntries(packages))).toEqual(['node_modules/sharp-linux-arm64']);
});

test.each([{ 'next-linux-x64': '^16.0.0' }, { 'some-package': '1.0.0' }])(
  'a package with an unclear platform or version is rejected: %o',
  (optionalDependencies) => {
    expect(() => missingEntries(locked(optionalDependencies))).toThrow('which the lock lacks');
  },
);

test('an entry without a hash is looked up again', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/own': { link: true },
    'packages/own': { version: '0.1.0' },
    'node_modules/next': { version: '16.0.0', integrity: 'sha512-x' },
    'node_modules/next-win32-x64': { version: '16.0.0', optional: true, os: ['win32'] },
  };
  expect(Object.keys(hashed(packages))).toEqual([
    '',
    'node_modules/own',
    'packages/own',
    'node_modules/next',
  ]);
});
