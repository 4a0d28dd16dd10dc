import { bareGreenClaims } from '@/cms-schema/green-claims';
import { greenClaimFaults } from '@/lib/studio/studio/green-claim-faults';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { demoContent } from './demo-content';

test.each([
  ['de', 'Nachhaltig'],
  ['de', 'Umweltfreundliche Mode.'],
  ['en', 'Our eco-friendly shirts.'],
  ['en', 'Sustainable'],
  ['fr', 'Une mode durable.'],
  ['nl', 'Duurzame kleding'],
  ['pl', 'Zrównoważone'],
  ['cs', 'Udržitelné'],
])('a bare claim in %s is found: %s', (language, text) => {
  expect(bareGreenClaims(text, language)).toEqual([text]);
});

test.each([
  ['de', 'Nachhaltig: 80 % der Wolle stammen aus Resten der eigenen Spinnerei.'],
  ['de', 'Ein grünes Hemd aus Leinen.'],
  ['en', 'Merino from mulesing-free farms.'],
  ['fr', 'Une matière qui dure.'],
])('a specified claim in %s is none, and neither are other words: %s', (language, text) => {
  expect(bareGreenClaims(text, language)).toEqual([]);
});

test('a figure specifies its own sentence only', () => {
  const text = 'Seit 1932 in München. Ganz nachhaltig. Versand ab 50 €.';
  expect(bareGreenClaims(text, 'de')).toEqual(['Ganz nachhaltig.']);
});

test.each(LANGUAGES)(
  'the shop’s own texts in %s have no bare claim: badges and filters',
  (language) => {
    const { language: _, ...groups } = messagesFor(language);
    expect(greenClaimFaults({ messages: { [language]: groups } })).toEqual([]);
  },
);

test('the demo’s content has no bare claim', () => {
  const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
  expect(
    entries.flatMap(({ id, fields }) =>
      greenClaimFaults(fields).map((fault) => ({ id, ...fault })),
    ),
  ).toEqual([]);
});
