/** Messages in the structure of their file: groups of texts, with ICU messages below `counts`. */
export type MessageFile = { [key: string]: string | MessageFile };

/** The forms of one plural: `{count, plural, one {# colour} other {# colours}}`. */
const PLURAL = /\{(\w+), plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Order of the forms in files, which differs from Node's. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Forms that only the other language has repeat the English plural. */
function withForms(message: string, plurals: readonly string[]): string {
  return message.replaceAll(PLURAL, (_whole, name: string, given: string) => {
    const other = /\bother\s*(\{(?:[^{}]|\{[^{}]*\})*\})/.exec(given)?.[1] ?? '{#}';
    const known = [...given.matchAll(/(=\d+|\w+)\s*(\{(?:[^{}]|\{[^{}]*\})*\})/g)];
    const exact = known.filter(([, form = '']) => form.startsWith('='));
    const ordered = FORMS.filter((form) => plurals.includes(form));
    const forms = ordered.map((form) => {
      const found = known.find(([, each]) => each === form)?.[2];
      return `${form} ${found ?? other}`;
    });
    const all = [...exact.map(([, form, text]) => `${form} ${text}`), ...forms];
    return `{${name}, plural, ${all.join(' ')}}`;
  });
}

/** English messages for translation, with all plural forms of the target language. */
export function englishMessages(
  english: MessageFile,
  plurals: readonly string[],
  isCounts = false,
): MessageFile {
  const entries = Object.entries(english).map(([key, value]) => {
    if (typeof value !== 'string')
      return [key, englishMessages(value, plurals, isCounts || key === 'counts')] as const;
    return [key, isCounts ? withForms(value, plurals) : value] as const;
  });
  return Object.fromEntries(entries);
}

const textsIn = (file: MessageFile, above = ''): [key: string, text: string][] =>
  Object.entries(file).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : textsIn(value, `${above}${key}.`),
  );

/** Keys of texts that still equal the English ones, including names and the like. */
export function untranslated(
  file: MessageFile,
  english: MessageFile,
  plurals: readonly string[],
): string[] {
  const begun = new Map(textsIn(englishMessages(english, plurals)));
  return textsIn(file).flatMap(([key, text]) =>
    begun.get(key) === text && /\p{L}{3}/u.test(text) ? key : [],
  );
}
