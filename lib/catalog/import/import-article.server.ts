import { z } from 'zod';
import { bareGreenClaims } from '@/cms-schema/green-claims';
import { PRODUCT_FLAGS } from '@/lib/catalog/catalogue/badges';
import { CARE_CODES } from '@/lib/catalog/catalogue/care-codes';
import { FILTER_COLOURS } from '@/lib/catalog/catalogue/filter-colour';
import { BODY_TYPES, SIZE_TYPES } from '@/lib/catalog/catalogue/sizes';
import { isFibre } from '@/lib/catalog/catalogue/textile-fibres';
import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { STANDARD_CLASS } from '@/lib/shop/settings/vat-classes';
import { isGtin } from './gtin';
import { plainText } from './plain-text';
import { readImportedAmount } from './imported-amount';

const text = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(
      z
        .string()
        .min(1, 'is empty')
        .max(max)
        // What a decoder writes for bytes that it cannot read.
        .refine((each) => !each.includes('\uFFFD'), 'is not encoded as UTF-8'),
    );
// The keys of a JSON file, of which there is at least one.
const languages = z.enum(LANGUAGES as readonly [Language, ...Language[]]);
const texts = (max: number) => z.partialRecord(languages, text(max));
const someTexts = (max: number) =>
  texts(max).refine((each) => Object.keys(each).length > 0, 'has no text in any language');

export const merchantId = z
  .string()
  .regex(
    /^[0-9A-Za-z](?:[0-9A-Za-z ._/+-]{0,62}[0-9A-Za-z])?$/,
    'is no number of 1 to 64 letters, digits and . _ / + -',
  );

const amount = z
  .union([z.string(), z.number()])
  .transform((value, context) => {
    const read = readImportedAmount(String(value));
    if (read.ok) return read.minorUnits;
    context.addIssue({ code: 'custom', message: read.reason });
    return z.NEVER;
  })
  .pipe(z.int());

const price = z
  .object({ price: amount, strike: amount.optional() })
  .refine(({ price: now, strike }) => strike === undefined || strike > now, {
    path: ['strike'],
    message: 'is not higher than the price now',
  });

export const pricesOfSku = z
  .strictObject({
    EUR: price.optional(),
    CZK: price.optional(),
    PLN: price.optional(),
    USD: price.optional(),
    CHF: price.optional(),
  })
  .refine((each) => Object.values(each).some(Boolean), 'has no price in any currency');

/** Size labels that a spreadsheet has turned into dates: `1/2` becomes `01. Feb`. */
const DATE = /^\d{1,2}[.\- ]{1,2}(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** Stock of a SKU: a count with the time of counting, or a delivery with its id. */
export const stockOfSku = z.object({
  stock: z.int().min(0).max(1_000_000).optional(),
  stockAt: z.iso
    .datetime({ offset: true, message: 'is no time with its zone: 2026-11-29T06:00:00Z' })
    .optional(),
  stockChange: z.int().min(-1_000_000).max(1_000_000).optional(),
  deliveryId: z.string().min(1).max(64).optional(),
});

type StockOfSku = z.output<typeof stockOfSku>;

export function checkStock(
  { stock, stockChange, deliveryId }: StockOfSku,
  context: z.RefinementCtx,
): void {
  const reject = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (stock !== undefined && stockChange !== undefined)
    reject('stockChange', 'cannot be combined with a count');
  if (stockChange !== undefined && deliveryId === undefined)
    reject('deliveryId', 'is missing: without it a repeated file would change the stock again');
}

const size = z
  .strictObject({
    sku: merchantId,
    size: text(24).refine(
      (label) => !DATE.test(label),
      'is a date that a spreadsheet has made of a size',
    ),
    sizeType: z.enum(SIZE_TYPES).exactOptional(),
    bodyType: z.enum(BODY_TYPES).exactOptional(),
    gtin: z
      .string()
      .refine(isGtin, 'is no GTIN of 8, 12, 13 or 14 digits with its check digit')
      .optional(),
    mpn: text(64).optional(),
    prices: pricesOfSku,
    isNos: z.boolean().optional(),
    ...stockOfSku.shape,
  })
  .superRefine(checkStock);

const colour = z.strictObject({
  /** Three digits; assigned when missing. */
  code: z
    .string()
    .regex(/^\d{3}$/, 'is not three digits')
    .optional(),
  name: someTexts(60),
  filterColour: z.string().max(40).exactOptional(),
  pictures: z
    .array(z.url({ protocol: /^https?$/ }))
    .max(20)
    .exactOptional(),
  description: texts(4_000).exactOptional(),
  sizes: z.array(size).min(1),
});

/** Shares of the weight by fibre: an object, or `cotton:97` and `elastane:3` in a list. */
const fibres = z
  .union([
    z.record(z.string(), z.number()),
    z
      .array(z.string())
      .transform((list) =>
        Object.fromEntries(
          list.map((each) => each.split(':')).map(([name = '', share]) => [name, Number(share)]),
        ),
      ),
  ])
  .superRefine((shares, context) => {
    const reject = (message: string) => context.addIssue({ code: 'custom', message });
    const unknown = Object.keys(shares).filter((name) => !isFibre(name));
    if (unknown.length > 0)
      reject(`has no name of Regulation (EU) 1007/2011: ${unknown.join(', ')}`);
    const percents = Object.values(shares);
    const sum = percents.reduce((total, each) => total + each, 0);
    if (percents.some((each) => !(each > 0)) || Math.abs(sum - 100) > 0.001)
      reject('does not add up to 100 percent');
  });

const contactPage = z
  .url({ protocol: /^https$/, message: 'is no address of a page: https://example.com/contact' })
  .refine(
    (page) => new URL(page).pathname !== '/',
    'is a home page, which is no electronic address: a contact page is needed',
  );

const contact = z
  .strictObject({
    name: text(120),
    address: text(240),
    email: z.email().optional(),
    /** Page by which it can be contacted at once. */
    contactPage: contactPage.optional(),
    /** ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/, 'is no country code of two capital letters'),
  })
  .refine((each) => each.email !== undefined || each.contactPage !== undefined, {
    path: ['email'],
    message: 'is missing, and so is a contact page',
  });
const UNION: ReadonlySet<string> = new Set(EU_COUNTRIES);
const isInUnion = ({ country }: { country: string }) => UNION.has(country);

const category = z
  .strictObject({
    /** Paths, the most general category first. */
    titles: z.partialRecord(languages, z.array(text(60)).min(1).max(5)),
    /** The `pimSlug` of each category's node; made from the German titles when missing. */
    keys: z
      .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
      .min(1)
      .max(5)
      .optional(),
  })
  .superRefine(({ titles, keys }, context) => {
    const lengths = new Set(
      [...Object.values(titles), ...(keys ? [keys] : [])].map((path) => path.length),
    );
    if (lengths.size !== 1)
      context.addIssue({ code: 'custom', message: 'has paths of different lengths, or none' });
  });

/** What a line of a catalogue file contains: one article of one shop. */
const article = z.strictObject({
  /** The retailer's own number. Eight digits are used as they are, others get a number of the shop. */
  article: merchantId,
  shop: z.enum(PROJECT_IDS as [(typeof PROJECT_IDS)[number], ...typeof PROJECT_IDS]),
  type: z.enum(['product', 'waesche']).exactOptional(),
  title: someTexts(120),
  brand: text(60),
  category,
  description: texts(4_000).exactOptional(),
  fit: texts(4_000).exactOptional(),
  fibres: fibres.exactOptional(),
  /** Fibres of components that differ (Regulation (EU) 1007/2011, article 11). */
  lining: fibres.exactOptional(),
  filling: fibres.exactOptional(),
  /** What it is made of besides textile fibres, or instead of them. */
  material: texts(1_000).exactOptional(),
  care: z.array(z.enum(CARE_CODES)).exactOptional(),
  flags: z.array(z.enum(PRODUCT_FLAGS)).exactOptional(),
  // outside: law-vat-classes
  /** `standard`, or a class of the shop's settings (`vatClasses`). */
  vat: z.string(),
  /** Warnings and safety information (Regulation (EU) 2023/988, article 19). */
  warnings: texts(1_000).exactOptional(),
  manufacturer: contact,
  /** Required by Regulation (EU) 2023/988 if the manufacturer is not in the Union. */
  responsiblePerson: contact
    .refine(isInUnion, { path: ['country'], message: 'is not in the European Union' })
    .optional(),
  onlineSince: moment.optional(),
  /** Position in lists, 1 first. */
  position: z.int().min(1).max(99_999_999).optional(),
  colours: z.array(colour).min(1, 'is missing'),
});

/** Values of a shop's colour filter: its own, or the usual ones. */
function filterColoursOf(shop: ProjectId): readonly string[] {
  const { filterColours } = shopSettings(shop);
  return filterColours ? [...Object.keys(filterColours), 'not_specified'] : FILTER_COLOURS;
}

/** Languages that an article is sold in, but not all of its warnings. */
const untranslatedWarnings = ({ title, warnings = {} }: z.output<typeof article>): Language[] =>
  Object.keys(warnings).length === 0
    ? []
    : LANGUAGES.filter((language) => title[language] && !warnings[language]);

/** Classes of articles that a shop has rates for. */
const vatClassesOf = (shop: ProjectId): readonly string[] => [
  STANDARD_CLASS,
  ...Object.keys(shopSettings(shop).vatClasses ?? {}),
];

const CLAIMING = ['title', 'description', 'fit', 'material', 'warnings'] as const;

/** Sentences with a generic environmental claim and no specification, by field and language. */
const bareClaims = (each: z.output<typeof article>) =>
  CLAIMING.flatMap((field) =>
    LANGUAGES.flatMap((language) =>
      bareGreenClaims(each[field]?.[language] ?? '', language).map((sentence) => ({
        path: [field, language],
        message: `makes an environmental claim without saying what is meant (Directive (EU) 2024/825): “${sentence}”`,
      })),
    ),
  );

/** An article with what the shop has to state of goods in the European Union. */
export const importedArticle = article.superRefine((each, context) => {
  const reject = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!each.fibres && Object.keys(each.material ?? {}).length === 0)
    reject('fibres', 'is missing, and so is a material of what has no textile fibres');
  if (!isInUnion(each.manufacturer) && !each.responsiblePerson)
    reject('responsiblePerson', 'is missing, although the manufacturer is outside of the Union');
  const classes = vatClassesOf(each.shop);
  if (!classes.includes(each.vat))
    reject('vat', `is no VAT class of this shop, which knows ${classes.join(', ')}`);
  const known = filterColoursOf(each.shop);
  for (const [at, { filterColour }] of each.colours.entries())
    if (filterColour !== undefined && !known.includes(filterColour))
      context.addIssue({
        code: 'custom',
        path: ['colours', at, 'filterColour'],
        message: `is no filter colour of this shop, which has ${known.join(', ')}`,
      });
  for (const claim of bareClaims(each)) context.addIssue({ code: 'custom', ...claim });
  for (const language of untranslatedWarnings(each))
    reject('warnings', `is missing in ${language}, in which the article is sold`);
});

export type ImportedArticle = z.output<typeof importedArticle>;
export type ImportedColour = ImportedArticle['colours'][number];
export type ImportedSize = ImportedColour['sizes'][number];

export const sizesOfArticle = ({ colours }: ImportedArticle): ImportedSize[] =>
  colours.flatMap(({ sizes }) => sizes);
