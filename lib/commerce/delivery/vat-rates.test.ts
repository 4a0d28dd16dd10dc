import { readFileSync } from 'node:fs';
import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import { vatRate } from './vat-rates';

/** Rate in per mille at an address on a day; `null` means an export. */
const rateAt = (territory: string, postalCode: string, day = '2026-11-29') =>
  vatRate(territory, postalCode, Date.parse(`${day}T12:00:00Z`));

const LAW = readFileSync('docs/law.md', 'utf8');
const CELLS = /^\| ([A-Z]{2}) +\| (.*?) +\| (.*?) +\| (?:([\d.]+) %|–) +\|/gm;

/** The addresses of `docs/law.md`: country, postal code, place, rate in per mille. */
const ADDRESSES = [...LAW.matchAll(CELLS)].map(
  ([, country = '', postalCode = '', place = '', percent]) =>
    [country, postalCode, place, percent ? Math.round(Number(percent) * 10) : null] as const,
);

test('BSK-14: the documented addresses cover every kind', () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ADDRESSES.map(([country]) => country)).size).toBeGreaterThanOrEqual(20);
  expect(ADDRESSES.filter(([, , , rate]) => rate === null).length).toBeGreaterThanOrEqual(15);
});

test.each(ADDRESSES)('BSK-14: the tax of %s %s (%s) is %p per mille', (country, code, _, rate) => {
  expect(rateAt(country, code)).toBe(rate);
});

test('BSK-14: a postal code is recognised in any spelling, and only in its own country', () => {
  expect(rateAt('PT', '9500001')).toBe(160);
  expect(rateAt('GR', '63086')).toBeNull();
  expect(rateAt('GB', 'bt15gs')).toBe(200);
  expect(rateAt('FR', '27498')).toBe(200);
  expect(rateAt('DE', '35037')).toBe(190);
});

test('BSK-14: without a postal code the country’s own rate applies', () => {
  for (const country of EU_COUNTRIES) expect(rateAt(country, '')).toBeGreaterThanOrEqual(170);
  expect(rateAt('CH', '')).toBe(81);
  expect(rateAt('GB', '')).toBeNull();
});

test.each([
  ['EE', '2025-06-30', 220, '2025-07-01', 240],
  ['FI', '2024-08-31', 240, '2024-09-01', 255],
  ['RO', '2025-07-31', 190, '2025-08-01', 210],
  ['SK', '2024-12-31', 200, '2025-01-01', 230],
  ['CH', '2023-12-31', 77, '2024-01-01', 81],
])('BSK-14: the rate of %s changes on the right day', (country, last, before, first, after) => {
  expect([rateAt(country, '', last), rateAt(country, '', first)]).toEqual([before, after]);
});

test('BSK-14: a rate begins at midnight in its country', () => {
  const at = (instant: string) => vatRate('EE', '', Date.parse(instant));
  expect(at('2025-06-30T20:59:59Z')).toBe(220);
  expect(at('2025-06-30T21:00:00Z')).toBe(240);
});
