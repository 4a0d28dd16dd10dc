import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { Language } from '@/lib/shop/page-context/locale';
import { isCountryCode } from '@/lib/shop/project/countries';
import { projects, type ProjectId } from '@/lib/shop/project/projects';

/** Parts of other states and uninhabited islands, which no postal address names. */
const NOT_STATES = new Set(
  (
    'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP ' +
    'MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT'
  ).split(' '),
);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const STATES = [...LETTERS]
  .flatMap((first) => [...LETTERS].map((second) => first + second))
  .filter((code) => isCountryCode(code) && !NOT_STATES.has(code));

export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** Countries of the world in a language, with those the shop delivers to in a separate group. */
export function countryOptions(project: ProjectId, language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const compare = nameOrder(language);
  const options = STATES.map((code): CountryOption => ({ code, name: names.of(code) ?? code }));
  options.sort((one, other) => compare(one.name, other.name));
  const delivers = ({ code }: CountryOption) => projects[project].deliveryCountries.includes(code);
  return {
    delivery: options.filter(delivers),
    others: options.filter((option) => !delivers(option)),
  };
}
