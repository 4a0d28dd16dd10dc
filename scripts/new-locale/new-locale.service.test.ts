import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesWithLocales } from './lines-without-locale';
import { copiedCheckout } from '@/scripts/testing/copied-shop';

const shop = copiedCheckout('new-locale');
const read = (place: string) => readFileSync(path.join(shop.directory(), place), 'utf8');
const removeLocale = (code: string) => shop.script('remove-locale.ts', code);
const MESSAGES = 'lib/shop/i18n/messages/it.json';
const isThere = (place: string) => existsSync(path.join(shop.directory(), place));
const newLocale = (...given: string[]) => shop.script('new-locale.ts', ...given);

test('an unknown or existing language, or a country without delivery is rejected, and nothing is written', () => {
  const before = read('cms-schema/locales.json');
  expect(newLocale('fr', 'BE')).toEqual({ status: 1, output: 'the shops speak fr\n' });
  expect(newLocale('Italian').output).toMatch(/is no language/);
  expect(newLocale('qq').output).toMatch(/is no language/);
  expect(newLocale('it', 'KP')).toEqual({ status: 1, output: 'no shop delivers to KP\n' });
  expect(newLocale().status).toBe(2);
  expect(read('cms-schema/locales.json')).toBe(before);
});

test('a language whose files cannot be formatted leaves nothing behind', () => {
  const formatter = path.join(shop.directory(), 'scripts/format-files.ts');
  const text = readFileSync(formatter, 'utf8');
  writeFileSync(
    formatter,
    "export const formatFiles = () => { throw new Error('no formatter'); };",
  );
  expect(newLocale('it').status).toBe(1);
  writeFileSync(formatter, text);
  for (const file of filesWithLocales) expect(read(file)).toBe(readFileSync(file, 'utf8'));
  expect(isThere(MESSAGES)).toBe(false);
});

test('texts of a new language are the English ones, with all of its plural forms', () => {
  expect(newLocale('it').output).toContain('lib/shop/i18n/messages/it.json');
  const { tile } = JSON.parse(read('lib/shop/i18n/messages/it.json'));
  expect(tile.counts.colours).toBe(
    '{count, plural, one {# colour} many {# colours} other {# colours}}',
  );
  expect(newLocale('it').output).toMatch(/it\.json: \d{3,} texts are the English ones/);
});

test('a language that is removed leaves every list as it was, and no file of texts', () => {
  expect(removeLocale('it').output).toMatch(/^it is removed/);
  for (const file of filesWithLocales) expect(read(file)).toBe(readFileSync(file, 'utf8'));
  expect(isThere(MESSAGES)).toBe(false);
  expect(removeLocale('it')).toEqual({ status: 1, output: 'the shops do not speak it\n' });
});

test('a language of the demo, or in which a shop begins, cannot be removed', () => {
  expect(removeLocale('fr').output).toMatch(/^fr is a language of the demo/);
  expect(newLocale('es').status).toBe(0);
  const projects = path.join(shop.directory(), 'lib/shop/project/projects.ts');
  writeFileSync(projects, read('lib/shop/project/projects.ts').replace("'de-de'", "'es-es'"));
  expect(removeLocale('es').output).toMatch(/^hgg begins in es-es/);
  expect(isThere('lib/shop/i18n/messages/es.json')).toBe(true);
});
