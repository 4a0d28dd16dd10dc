import { demoDays } from '@/lib/shop/settings/settings.fixture';
import type { Language } from '@/lib/shop/page-context/locale';
import { expectedArrival } from './arrival';

const arrival = (country: string, language: Language, orderedAt: number) =>
  expectedArrival(demoDays(country), country, language, orderedAt);
const at = (time: string) => Date.parse(time);

test('a parcel arrives some working days after the order, in words of the language', () => {
  const monday = at('2026-11-30T09:00:00Z');
  expect(arrival('DE', 'de', monday)).toBe('2.–3. Dezember');
  expect(arrival('DE', 'en', monday)).toBe('2–3 December');
  expect(arrival('CH', 'fr', monday)).toBe('4–7 décembre');
  expect(arrival('CZ', 'cs', monday)).toBe('3.–7. prosince');
  expect(arrival('PL', 'pl', monday)).toBe('3–7 grudnia');
});

test('weekends and holidays are no working days', () => {
  expect(arrival('DE', 'de', at('2026-12-04T09:00:00Z'))).toBe('8.–9. Dezember');
  expect(arrival('DE', 'de', at('2026-12-23T09:00:00Z'))).toBe('28.–29. Dezember');
});

test('a parcel waits over Easter', () => {
  expect(arrival('DE', 'de', at('2026-04-01T09:00:00Z'))).toBe('7.–8. April');
});

test('holidays of the country to which a parcel goes are no working days', () => {
  expect(arrival('AT', 'de', at('2026-10-22T09:00:00Z'))).toBe('28.–29. Oktober');
  expect(arrival('DE', 'de', at('2026-10-22T09:00:00Z'))).toBe('26.–27. Oktober');
});

test('the day of the order is that in Berlin', () => {
  expect(arrival('DE', 'de', at('2026-11-30T23:30:00Z'))).toBe('3.–4. Dezember');
});

test('days in two months name both', () => {
  expect(arrival('AT', 'de', at('2026-11-26T09:00:00Z'))).toBe('1.–2. Dezember');
  expect(arrival('US', 'nl', at('2026-11-19T09:00:00Z'))).toBe('27 november – 3 december');
  expect(arrival('US', 'cs', at('2026-11-19T09:00:00Z'))).toBe('27. listopadu – 3. prosince');
});
