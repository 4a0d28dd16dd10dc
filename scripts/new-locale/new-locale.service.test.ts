import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copiedCheckout } from '@/scripts/testing/copied-shop';

const shop = copiedCheckout('new-locale');
const read = (place: string) => readFileSync(path.join(shop.directory(), place), 'utf8');
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

test('texts of a new language are the English ones, with all of its plural forms', () => {
  expect(newLocale('it').output).toContain('lib/shop/i18n/messages/it.json');
  const { tile } = JSON.parse(read('lib/shop/i18n/messages/it.json'));
  expect(tile.counts.colours).toBe(
    '{count, plural, one {# colour} many {# colours} other {# colours}}',
  );
  expect(newLocale('it').output).toMatch(/it\.json: \d{3,} texts are the English ones/);
});
