import { LANGUAGES } from '@/lib/page-context/locale';
import { messagesFor, type Messages } from './messages';

/** `group.key` → text, of one language. */
function flatten({ language: _, ...groups }: Messages): Map<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, String(text)] as const),
    ),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const german = flatten(messagesFor('de'));

describe.each(LANGUAGES.filter((language) => language !== 'de'))('messages in %s', (language) => {
  const translated = flatten(messagesFor(language));

  test('have the same keys as the German ones', () => {
    expect([...translated.keys()].sort()).toEqual([...german.keys()].sort());
  });

  test('have the same placeholders as the German ones', () => {
    for (const [key, text] of german)
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  test('are never empty and make no exclamations', () => {
    for (const [key, text] of translated)
      expect([key, text]).toEqual([key, expect.stringMatching(/^[^!]+$/)]);
  });
});
