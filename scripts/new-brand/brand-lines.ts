import locales from '@/cms-schema/locales.json';
import { BrandRejected, type BrandNames } from './brand-names';

/** Inserts a text before the first occurrence of another. */
function before(text: string, mark: string, added: string): string {
  const at = text.indexOf(mark);
  if (at === -1) throw new BrandRejected(`nowhere stands “${mark.trim()}”`);
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}

/** Name of the sequence of a shop's order numbers, in the code. */
export const sequenceOf = (key: string) =>
  `orderNumbers${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** In the language of its first country, as far as the shops speak it. */
const defaultLocaleOf = ([country = 'DE']: readonly string[]) => {
  const speaks = Object.entries(locales).find(([, { markets }]) =>
    markets.some((market) => market === country),
  );
  return `${speaks?.[0] ?? 'en'}-${country.toLowerCase()}`;
};

/** A row like those of small shops; further features are enabled here. */
const row = ({ key, countries }: BrandNames) => `  ${key}: {
    id: '${key}',
    deliveryCountries: [${countries.map((country) => `'${country}'`).join(', ')}],
    defaultLocale: '${defaultLocaleOf(countries)}',
    search: { productIndex: '${key}_products', suggestionIndex: '${key}_suggestions' },
    headerIcons: ALL_ICONS,
    switchesCountryInMenu: false,
    readsLanguage: false,
    hasReviews: false,
    hasGermanSizes: true,
    otherShop: null,
    vouchers: null,
    brandGroups: ['A-F', 'G-L', 'M-R', 'S-Z', REST],
  },
`;

/** Files that list shops, and functions that return their text with a new shop. */
export const brandLines: Record<string, (text: string, names: BrandNames) => string> = {
  'cms-schema/projects.json': (text, { key }) =>
    JSON.stringify({ ...JSON.parse(text), [key]: [`${key}.localhost`] }, null, 2),
  'lib/shop/project/projects.ts': (text, names) =>
    before(text, '};\n\n/** Shops of the demo that', row(names)),
  'styles/global.css': (text, { key }) =>
    before(text, "@import './base.css';", `@import './projects/${key}.css';\n`),
  'lib/platform/db/schema-customers.ts': (text, { key }) =>
    text.replace(/(customers_project_is_known'[^)]*?)\)/, `$1, '${key}')`),
  'lib/platform/db/schema-order-numbers.ts': (text, { key }) =>
    `${text}export const ${sequenceOf(key)} = shop.sequence('order_numbers_${key}', FIRST_ORDER);\n`,
  'demo/brands.json': (text, { key, name }) =>
    JSON.stringify({ ...JSON.parse(text), [key]: name }, null, 2),
};
