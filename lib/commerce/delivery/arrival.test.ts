import { demoDays } from '@/lib/shop/settings/settings.fixture';
import { expectedArrival } from './arrival';

const at = (time: string) => Date.parse(time);

test('a parcel arrives some working days after the order, in words of the language', () => {
  const monday = at('2026-11-30T09:00:00Z');
  expect(expectedArrival(demoDays('DE'), 'de', monday)).toBe('2.–3. Dezember');
  expect(expectedArrival(demoDays('DE'), 'en', monday)).toBe('2–3 December');
  expect(expectedArrival(demoDays('CH'), 'fr', monday)).toBe('4–7 décembre');
  expect(expectedArrival(demoDays('CZ'), 'cs', monday)).toBe('3.–7. prosince');
  expect(expectedArrival(demoDays('PL'), 'pl', monday)).toBe('3–7 grudnia');
});

test('weekends and holidays are no working days', () => {
  expect(expectedArrival(demoDays('DE'), 'de', at('2026-12-04T09:00:00Z'))).toBe('8.–9. Dezember');
  expect(expectedArrival(demoDays('DE'), 'de', at('2026-12-23T09:00:00Z'))).toBe(
    '28.–29. Dezember',
  );
});

test('the day of the order is that in Berlin', () => {
  expect(expectedArrival(demoDays('DE'), 'de', at('2026-11-30T23:30:00Z'))).toBe('3.–4. Dezember');
});

test('days in two months name both', () => {
  expect(expectedArrival(demoDays('AT'), 'de', at('2026-11-26T09:00:00Z'))).toBe('1.–2. Dezember');
  expect(expectedArrival(demoDays('US'), 'nl', at('2026-11-19T09:00:00Z'))).toBe(
    '27 november – 3 december',
  );
  expect(expectedArrival(demoDays('US'), 'cs', at('2026-11-19T09:00:00Z'))).toBe(
    '27. listopadu – 3. prosince',
  );
});
