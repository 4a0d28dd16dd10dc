import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIdOf, buildIfNeeded } from './build.mjs';
import { CHECKOUT, inCheckout } from './checkout.mjs';

const distDirectory = path.relative(CHECKOUT, mkdtempSync(inCheckout('.next-build-test-')));
afterAll(() => rmSync(inCheckout(distDirectory), { recursive: true }));

const build = (environment: Record<string, string>, action = () => Promise.resolve()) =>
  buildIfNeeded({ distDirectory, environment, build: action });

test('a finished build is reused until an input changes', async () => {
  expect(await build({})).toBe(true);
  expect(await build({})).toBe(false);
  expect(await build({ SITE_URL: 'http://elsewhere' })).toBe(false);
  expect(await build({ HYDRATION_WITHOUT: 'slices' })).toBe(true);
  expect(await build({ PROJECT_HOSTS: 'hgg=a.example;hrm=b.example;eck=c.example' })).toBe(true);
});

test('a failed build does not count', async () => {
  await build({ ALGOLIA_HOST: 'before' });
  const failing = () => Promise.reject(new Error('no space left'));
  await expect(build({ ALGOLIA_HOST: 'after' }, failing)).rejects.toThrow('no space left');
  expect(await build({ ALGOLIA_HOST: 'before' })).toBe(true);
});

test('the same sources and settings have the same build id', () => {
  expect(buildIdOf({ ALGOLIA_HOST: 'a' })).toBe(buildIdOf({ ALGOLIA_HOST: 'a', PORT: '1' }));
  expect(buildIdOf({ ALGOLIA_HOST: 'a' })).not.toBe(buildIdOf({ ALGOLIA_HOST: 'b' }));
});
