import { isCountryCode } from '@/lib/shop/project/countries';

export interface CountryList {
  /** Upper-case codes; empty means everywhere. */
  codes: readonly string[];
  /** Unknown codes, which are errors in the content and match nowhere. */
  unknown: readonly string[];
}

/** Parses an editor's `DE; at;CH`: separated by `;`, ignoring case and spaces. */
export function parseCountryList(text: string): CountryList {
  const codes = text
    .split(';')
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
  return { codes, unknown: codes.filter((code) => !isCountryCode(code)) };
}

export function allowsCountry({ codes }: CountryList, territory: string): boolean {
  return codes.length === 0 || codes.includes(territory);
}
