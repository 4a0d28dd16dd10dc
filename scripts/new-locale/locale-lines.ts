import { LocaleRejected, type NewLocale } from './describe-locale';

type Enter = (text: string, locale: NewLocale) => string;

/** A TypeScript literal with escapes for special spaces. */
const literal = (text: string) =>
  `'${text.replaceAll(/[\u00a0\u202f'\\]/g, (sign) => (sign === "'" || sign === '\\' ? `\\${sign}` : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`))}'`;

/** Appends a line to the object that starts with a text. */
function atEndOf(begin: string, line: (locale: NewLocale) => string): Enter {
  return (text, locale) => {
    const at = text.indexOf(begin);
    const end = at === -1 ? -1 : text.indexOf('\n};', at);
    if (end === -1) throw new LocaleRejected(`nowhere stands “${begin}”`);
    return `${text.slice(0, end)}\n  ${line(locale)}${text.slice(end)}`;
  };
}

const separators = ({ code, decimal, group, groupsFrom }: NewLocale) =>
  `${code}: { decimal: ${literal(decimal)}, group: ${literal(group)}, groupsFrom: ${groupsFrom} },`;

const moneySigns: Enter = (text, locale) => {
  const { code, percentGap, signGap } = locale;
  const shares = atEndOf('const BEFORE_PERCENT', () => `${code}: ${literal(percentGap)},`);
  const begin = 'const EURO_AND_DOLLAR: Partial<Record<Language, string>> = { ';
  if (!text.includes(begin)) throw new LocaleRejected(`nowhere stands “${begin}”`);
  const signed =
    signGap === null ? text : text.replace(begin, `${begin}${code}: ${literal(signGap)}, `);
  return shares(signed, locale);
};

const messages: Enter = (text, locale) => {
  const { code } = locale;
  const before = '\ntype Source = typeof de;';
  if (!text.includes(before)) throw new LocaleRejected(`nowhere stands “${before.trim()}”`);
  const imported = text.replace(
    before,
    `import ${code} from './messages/${code}.json';\n${before}`,
  );
  const entered = atEndOf('const texts:', () => `${code}: compile(${code}),`)(imported, locale);
  return entered.replace(`\n\nimport ${code} from`, `\nimport ${code} from`);
};

const rowByRow = (table: object) => {
  const rows = Object.entries(table).map(([key, row]) => `"${key}": ${JSON.stringify(row)}`);
  return `{\n${rows.join(',\n')}\n}`;
};

/** Files that list languages, and functions that return their text with a new language. */
export const localeLines: Readonly<Record<string, Enter>> = {
  'cms-schema/locales.json': (text, { code, name, markets }) =>
    rowByRow({ ...JSON.parse(text), [code]: { name, markets } }),
  'lib/shop/i18n/messages.ts': messages,
  'lib/shop/i18n/regional.ts': atEndOf('REGIONAL', ({ code, region }) => `${code}: '${region}',`),
  'lib/shop/i18n/language-names.ts': atEndOf(
    'LANGUAGE_NAMES',
    ({ code, ownName }) => `${code}: ${literal(ownName)},`,
  ),
  'lib/shop/i18n/format-number.ts': atEndOf('const SEPARATORS', separators),
  'lib/shop/money/format-money.ts': moneySigns,
  // The words before a size or a length in a search, in English until they are translated.
  'lib/catalog/search/size-query.ts': (text, locale) =>
    atEndOf('const LENGTH_WORDS', ({ code }) => `${code}: 'length',`)(
      atEndOf('const SIZE_WORDS', ({ code }) => `${code}: 'size',`)(text, locale),
      locale,
    ),
};
