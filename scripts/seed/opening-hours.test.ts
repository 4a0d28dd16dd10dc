import { openingTimes } from '@/lib/commerce/reservation/opening-times';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { STORES } from './catalogue/stores';
import { demoContent } from '@/demo/demo-content';
import { openingHours, STORE_HOURS, TELEPHONE_HOURS, weekdays } from '@/demo/opening-hours';

/** Monday and Saturday in the texts of the shops, in any grammatical case. */
const WEEK =
  /montag.*samstag|monday.*saturday|pondělí.*sobot|poniedziałku.*soboty|maandag.*zaterdag|lundi.*samedi/i;

/** Every text of the demo content, with its location. */
function textsOf(value: unknown, place: string): [text: string, place: string][] {
  if (typeof value === 'string') return [[value, place]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsOf(inside, `${place}.${key}`));
}

test('opening hours are the same in all texts and stores', () => {
  const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
  const texts = entries.flatMap(({ id, fields }) => textsOf(fields, id));
  const hours = [STORE_HOURS, TELEPHONE_HOURS].flatMap((each) =>
    [weekdays(each), openingHours(each)].flatMap((words) => Object.values(words)),
  );
  // A text with days but no hours is ignored.
  const named = texts.filter(([text]) => WEEK.test(text) && /\d/.test(text));
  expect(named.length).toBeGreaterThan(30);
  const others = named.filter(([text]) => !hours.some((words) => text.includes(words)));
  expect(others).toEqual([]);
  for (const store of STORES)
    expect(openingTimes(store.openingHours, messagesFor('de'))).toEqual(['Mo–Sa: 10:00–20:00']);
});

test('hours are formatted for each country', () => {
  const words = openingHours(STORE_HOURS);
  const written = ['de', 'en', 'cs', 'pl', 'nl', 'fr'] as const;
  expect(written.map((language) => words[language])).toEqual([
    'Montag bis Samstag von 10 bis 20 Uhr',
    'Monday to Saturday from 10 am to 8 pm',
    'Od pondělí do soboty od 10 do 20 hodin',
    'Od poniedziałku do soboty w godzinach 10–20',
    'Maandag tot en met zaterdag van 10 tot 20 uur',
    'Du lundi au samedi de 10 h à 20 h',
  ]);
});
