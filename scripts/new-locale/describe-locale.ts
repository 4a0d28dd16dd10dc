import table from '@/cms-schema/locales.json';
import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';

/** Rejects a language, with the reason for users. */
export class LocaleRejected extends Error {}

/** Conventions of a language, from the Unicode CLDR data included in Node. */
export interface NewLocale {
  /** ISO 639-1: `it`. */
  code: string;
  /** Name in English, for the CMS, and in the language itself, capitalised. */
  name: string;
  ownName: string;
  /** Code with its largest country: `it-IT`. */
  region: string;
  /** ISO 3166-1 alpha-2, upper case. */
  markets: readonly string[];
  decimal: string;
  group: string;
  groupsFrom: number;
  /** Space between a percentage and its sign. */
  percentGap: string;
  /** Space between € and the amount if the sign comes first; otherwise `null`. */
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

/** Text between two adjacent parts; `null` if they are not adjacent. */
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

const delivered: ReadonlySet<string> = new Set(
  PROJECT_IDS.flatMap((id) => projects[id].deliveryCountries),
);

/**
 * @param markets countries whose visitors are offered it; by default its largest one
 * @throws LocaleRejected for an unknown language, one that the shops have, or a country without
 *   delivery
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
