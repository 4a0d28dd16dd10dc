import { inCheckout } from '@/scripts/stack/checkout.mjs';
import { packageName, packagesOf } from './packages-of';

test('an import of a path below a package names the package', () => {
  expect(packageName('drizzle-orm/node-postgres')).toBe('drizzle-orm');
  expect(packageName('@react-email/render/node')).toBe('@react-email/render');
});

test('a package brings what it depends on, and no types', () => {
  const found = packagesOf(['pg']);
  expect(found).toContain(inCheckout('node_modules/pg'));
  expect(found).toContain(inCheckout('node_modules/pg-protocol'));
  expect([...found].filter((folder) => folder.includes('@types'))).toEqual([]);
});

test('a package that is not installed stops the build', () => {
  expect(() => packagesOf(['no-such-package'])).toThrow('no-such-package is not installed');
});
