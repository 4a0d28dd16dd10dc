import { contentTypes } from '@/cms-schema/model';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { demoContent } from './demo-content';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));

/**
 * Whether a value contains text for visitors, not only names, numbers and addresses, which are the
 * same everywhere.
 */
const hasWords = (value: unknown) => /\p{L}{3}/u.test(JSON.stringify(value));
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^(node_|https?:|\/)/.test(value);

/** Localized fields with text, as `entry.field`. */
const worded = entries.flatMap(({ id, type, fields }) =>
  Object.entries(fields)
    .filter(([name]) => contentTypes[type]?.fields[name]?.localized)
    .filter(([, { de }]) => hasWords(de) && !isAddress(de))
    .map(([name, inLocales]) => ({ at: `${id}.${name}`, inLocales })),
);

test('GEN-02: pages, menus and the frame of the demo have texts in all six languages', () => {
  const untranslated = worded.filter(({ inLocales }) =>
    LANGUAGES.some((locale) => inLocales[locale] === undefined),
  );
  expect(worded.length).toBeGreaterThan(100);
  expect(untranslated.map(({ at }) => at)).toEqual([]);
});
