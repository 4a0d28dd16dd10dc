import table from '@/cms-schema/locales.json';
import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';

/** A language that cannot be added, with the reason for people. */
export class LocaleRejected extends Error {}

/** How a language is written, from the Unicode CLDR data that Node brings along. */
export interface NewLocale {
  /** ISO 639-1: `it`. */
  code: string;
  /** In English, as the CMS lists it, and in itself, with a capital. */
  name: string;
  ownName: string;
  /** With its largest country: `it-IT`. */
  region: string;
  /** ISO 3166-1 alpha-2, upper case. */
  markets: readonly string[];
  /** Decimal mark of numbers. */
  decimal: string;
  group: string;
  groupsFrom: number;
  /** Between a share and its sign. */
  percentGap: string;
  /** Between € and its amount, where the sign stands in front; else `null`. */
  signGap: string | null;
  /** CLDR's names of the plural forms. */
  plurals: readonly string[];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nameOf(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(code);
  if (!name)
    throw new LocaleRejected(`"${code}" is no language: two small letters, for example it`);
  return capitalised(name);
}

const valueOf = (parts: readonly { type: string; value: string }[], type: string) =>
  parts.find((part) => part.type === type)?.value ?? '';

/** What stands between two parts that follow each other; `null` when they do not. */
function between(parts: readonly { type: string; value: string }[], from: string, to: string) {
  const begin = parts.findIndex(({ type }) => type === from);
  const end = parts.findIndex(({ type }) => type === to);
  return begin === -1 || end < begin
    ? null
    : parts
        .slice(begin + 1, end)
        .filter(({ type }) => type === 'literal')
        .map(({ value }) => value)
        .join('');
}

function numbersOf(region: string) {
  const parts = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(region, options).formatToParts(value);
  const large = parts(1_234_567.5);
  return {
    decimal: valueOf(large, 'decimal'),
    group: valueOf(large, 'group'),
    groupsFrom: valueOf(parts(1_234), 'group') ? 4 : 5,
    percentGap: between(parts(0.12, { style: 'percent' }), 'integer', 'percentSign') ?? '',
    signGap: between(parts(12, { style: 'currency', currency: 'EUR' }), 'currency', 'integer'),
  };
}

/** Countries in which a shop sells. */
const delivered: ReadonlySet<string> = new Set(
  PROJECT_IDS.flatMap((id) => projects[id].deliveryCountries),
);

/**
 * @param markets countries whose visitors are offered it; none: its largest one
 * @throws LocaleRejected for what is no language, one the shops speak, or a country none delivers to
 */
export function describeLocale(code: string, markets: readonly string[]): NewLocale {
  if (!/^[a-z]{2}$/.test(code))
    throw new LocaleRejected(`"${code}" is no language: two small letters, for example it`);
  if (Object.hasOwn(table, code)) throw new LocaleRejected(`the shops speak ${code}`);
  const names = { name: nameOf(code, 'en'), ownName: nameOf(code, code) };
  const region = new Intl.Locale(code).maximize().region ?? '';
  const chosen = markets.length > 0 ? markets.map((each) => each.toUpperCase()) : [region];
  const unknown = chosen.find((country) => !delivered.has(country));
  if (unknown !== undefined) throw new LocaleRejected(`no shop delivers to ${unknown}`);
  return {
    code,
    region: `${code}-${region}`,
    markets: chosen,
    ...names,
    ...numbersOf(`${code}-${region}`),
    plurals: new Intl.PluralRules(code).resolvedOptions().pluralCategories,
  };
}
