import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copiedShop } from '@/scripts/testing/copied-shop';

const shop = copiedShop('new-locale');
const read = (place: string) => readFileSync(path.join(shop.directory(), place), 'utf8');
const newLocale = (...given: string[]) => shop.script('new-locale.ts', ...given);

test('what is no language, is spoken, or is not delivered to is refused, and nothing is written', () => {
  const before = read('cms-schema/locales.json');
  expect(newLocale('fr', 'BE')).toEqual({ status: 1, said: 'the shops speak fr\n' });
  expect(newLocale('Italian').said).toMatch(/is no language/);
  expect(newLocale('qq').said).toMatch(/is no language/);
  expect(newLocale('it', 'KP')).toEqual({ status: 1, said: 'no shop delivers to KP\n' });
  expect(newLocale().status).toBe(2);
  expect(read('cms-schema/locales.json')).toBe(before);
}, 60_000);

test('a new language is typed, its plurals are whole, the space has it, and its pages are resolved', () => {
  expect(newLocale('it').said).toContain('lib/shop/i18n/messages/it.json');
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'];
  expect(shop.run(types)).toEqual({ status: 0, said: '' });
  const { tile } = JSON.parse(read('lib/shop/i18n/messages/it.json'));
  expect(tile.counts.colours).toBe(
    '{count, plural, one {# colour} many {# colours} other {# colours}}',
  );
  expect(newLocale('it').said).toMatch(/it\.json: \d{3,} texts are the English ones/);
  const up = shop.run(['--import', 'tsx', 'scripts/migrate.ts', 'up'], shop.space());
  expect(up.said).toContain('added the locale it');
  const seeded = shop.run(['--import', 'tsx', 'scripts/seed.ts', 'content'], shop.space());
  expect(seeded.said).toMatch(/demo content: \d+ created/);
  const explained = ['scripts/explain.ts', '/', '--project', 'hgg', '--locale', 'it-it', '--json'];
  const page = shop.run(['--import', 'tsx', ...explained], shop.space());
  expect(JSON.parse(page.said)).toMatchObject({ project: 'hgg', found: true });
}, 900_000);
