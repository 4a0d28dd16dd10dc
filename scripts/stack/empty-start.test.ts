import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingSettings } from '@/lib/shop/settings/missing-settings';
import { readSettings } from '@/lib/shop/settings/shop-settings.server';
import { openProjects } from './open-projects.mjs';
import { withoutDemo } from './empty-start.mjs';

let stateDirectory: string;
let settings: string;
beforeEach(() => {
  stateDirectory = mkdtempSync(path.join(tmpdir(), 'empty-start-'));
  settings = path.join(stateDirectory, 'shops');
});
afterEach(() => rmSync(stateDirectory, { recursive: true }));

const start = (isWanted: boolean, environment = {}) =>
  withoutDemo(environment, { stateDirectory, isWanted, settings });

test('a start without --empty is not changed', () => {
  expect(start(false, { PORT: '1' })).toEqual({ PORT: '1' });
  expect(readdirSync(stateDirectory)).toEqual([]);
});

test('an empty start stays empty at every later start with the same state directory', () => {
  expect(start(true, { PORT: '1' })).toEqual({ PORT: '1', SELVEDGE_DEMO: 'none' });
  expect(start(false)).toEqual({ SELVEDGE_DEMO: 'none' });
});

test('SELVEDGE_DEMO=none means the same as --empty', () => {
  start(false, { SELVEDGE_DEMO: 'none' });
  expect(start(false)).toEqual({ SELVEDGE_DEMO: 'none' });
});

test('a state directory that has the demo is rejected, and left as it is', () => {
  writeFileSync(path.join(stateDirectory, 'prepared'), '');
  expect(() => start(true)).toThrow('npm run reset');
  expect(readdirSync(stateDirectory)).toEqual(['prepared']);
});

test('an empty start writes valid settings in which everything is missing, once', () => {
  const open = openProjects().map(([id]) => id);
  start(true);
  for (const project of open) {
    // A shop of the demo, because tests know no others.
    const missing = missingSettings(readSettings(path.join(settings, `${project}.json`), 'hgg'));
    for (const field of [
      'seller.name',
      'seller.vatNumber',
      'mail.from',
      'delivery.zones',
      'payment',
    ])
      expect(missing).toContain(field);
  }
  rmSync(path.join(settings, `${open[0]}.json`));
  start(true);
  expect(existsSync(path.join(settings, `${open[0]}.json`))).toBe(false);
});

test('settings that the environment names are not written', () => {
  start(true, { SHOP_SETTINGS: '/elsewhere' });
  expect(existsSync(settings)).toBe(false);
});
