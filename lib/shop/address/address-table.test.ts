import { readFileSync } from 'node:fs';
import { projects } from '@/lib/shop/project/projects';
import { placeLines } from './address-lines';
import { cleanPostalCode, isPostalCode } from './postal-codes';

const ROWS = readFileSync('docs/addresses.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{2} /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the table of addresses contains every delivery country', () => {
  expect(ROWS.map(([, country]) => country)).toEqual(
    [...projects.hgg.deliveryCountries].toSorted(),
  );
});

test.each(ROWS)(
  '%s%s stores postal codes as %s, and %s in the same form',
  (_, country = '', stored = '', typed = '') => {
    for (const [, text = ''] of typed.matchAll(/`([^`]+)`/g)) {
      expect(isPostalCode(text, country)).toBe(true);
      expect(cleanPostalCode(text, country)).toBe(stored);
    }
  },
);

test.each(ROWS)(
  '%s%s writes addresses in the lines of the table',
  (_, country = '', stored = '', __ = '', lines = '') => {
    const state = { US: 'CA', CA: 'ON' }[country] ?? null;
    const address = { firstName: 'Name', lastName: '', company: 'Company', addition: 'Addition' };
    const place = { street: 'Street', houseNumber: '12', postalCode: stored, city: 'Town', state };
    expect(placeLines({ ...address, ...place, country }).join(' / ')).toBe(lines);
  },
);
