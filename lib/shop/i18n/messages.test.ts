import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { CountMessage } from './format-count';
import { messagesFor, type Messages } from './messages';

const isCount = (text: object): text is CountMessage => 'plurals' in text;

/** `group.key` → text, or plural forms, of one language. */
function flatten(texts: object, above = ''): [string, string | CountMessage][] {
  return Object.entries(texts).flatMap(([key, text]: [string, string | object]) => {
    if (typeof text === 'string' || isCount(text)) return [[`${above}${key}`, text]];
    return flatten(text, `${above}${key}.`);
  });
}

const all = ({ language: _, ...groups }: Messages) => new Map(flatten(groups));

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Arguments of a message, in all of its plurals. */
function argumentsOf(message: string | CountMessage | undefined) {
  if (message === undefined) return null;
  if (typeof message === 'string') return placeholders(message).sort();
  const { text, plurals } = message;
  const forms = Object.values(plurals).flatMap((each) => Object.values(each));
  const names = new Set([text, ...forms].flatMap(placeholders));
  return { names: [...names].sort(), numbers: Object.keys(plurals).sort() };
}

const textsOf = (message: string | CountMessage) =>
  typeof message === 'string'
    ? [message]
    : [message.text, ...Object.values(message.plurals).flatMap((forms) => Object.values(forms))];

const german = all(messagesFor('de'));

test('messages with numbers are compiled', () => {
  expect(messagesFor('de').tile.counts.colours).toEqual({
    text: '{count}',
    plurals: { count: { one: '{count} Farbe', other: '{count} Farben' } },
  });
});

test('only messages in `counts` are ICU messages', () => {
  const kindOf = (message: string | CountMessage) =>
    typeof message === 'object' || message.includes('plural,') ? 'ICU' : 'plain';
  for (const [key, message] of german)
    expect([key, kindOf(message)]).toEqual([key, key.includes('.counts.') ? 'ICU' : 'plain']);
});

test.each(LANGUAGES)('has no line breaks between a number and its unit in %s', (language) => {
  const texts = [...all(messagesFor(language)).values()].flatMap(textsOf);
  expect(texts.filter((text) => /[}\d] (?:%|€|cm\b|kg\b|Uhr\b)/.test(text))).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== 'de'))('messages in %s', (language) => {
  const translated = all(messagesFor(language));

  test('have the keys of the German ones', () => {
    expect([...translated.keys()].sort()).toEqual([...german.keys()].sort());
  });

  test('have the arguments of the German ones', () => {
    for (const [key, message] of german)
      expect([key, argumentsOf(translated.get(key))]).toEqual([key, argumentsOf(message)]);
  });

  test('are never empty and contain no exclamation marks', () => {
    for (const [key, message] of translated)
      for (const text of textsOf(message))
        expect([key, text]).toEqual([key, expect.stringMatching(/^[^!]+$/)]);
  });
});

test.each(LANGUAGES)(
  'BSK-14: the note about an export says “place”, because Heligoland is not a country (%s)',
  (language) => {
    expect(messagesFor(language).checkout.export).not.toMatch(/land |country|pays|zem|kraj/i);
  },
);
