import { isInstalled } from './dependencies.mjs';
import { nodeComplaint } from './node-version.mjs';

const locked = {
  '': { version: '0.1.0' },
  'packages/own': { version: '0.1.0' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/@next/swc-darwin-arm64': { version: '16.4.6', optional: true },
};
const production = { 'node_modules/next': { version: '16.4.6' } };
const development = { 'node_modules/jest': { version: '30.5.2' } };

test('all packages in their locked versions count as installed', () => {
  expect(isInstalled(locked, { ...production, ...development }, { dev: true })).toBe(true);
});

test('a package of another version does not', () => {
  const older = { ...development, 'node_modules/next': { version: '16.4.5' } };
  expect(isInstalled(locked, older, { dev: true })).toBe(false);
});

test('missing development packages matter only where they are required', () => {
  expect(isInstalled(locked, production, { dev: false })).toBe(true);
  expect(isInstalled(locked, production, { dev: true })).toBe(false);
});

test.each([
  ['v18.20.8', true],
  ['v20.18.3', true],
  ['v20.19.0', false],
  ['v22.1.0', false],
])('Node %s is rejected: %s', (version, isRejected) => {
  expect(nodeComplaint(version) !== null).toBe(isRejected);
});
