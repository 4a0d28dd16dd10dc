import { LocaleRejected, type NewLocale } from './describe-locale';

type Enter = (text: string, locale: NewLocale) => string;

/** A value as TypeScript has it, with spaces that can be told apart. */
const literal = (text: string) =>
  `'${text.replaceAll(/[\u00a0\u202f'\\]/g, (sign) => (sign === "'" || sign === '\\' ? `\\${sign}` : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`))}'`;

/** Puts a line at the end of the object that begins with a text. */
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
  const begin = 'const GAP_BEHIND_SIGN: Partial<Record<Language, string>> = { ';
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

/** JSON with a line for each entry. */
const rowByRow = (table: object) => {
  const rows = Object.entries(table).map(([key, row]) => `"${key}": ${JSON.stringify(row)}`);
  return `{\n${rows.join(',\n')}\n}`;
};

/** Where a language is listed, and how it is entered there; each answers the file's new text. */
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
  // The word that announces a size in a search: the English one until somebody knows better.
  'lib/catalog/search/size-query.ts': atEndOf('const SIZE_WORDS', ({ code }) => `${code}: 'size',`),
};
