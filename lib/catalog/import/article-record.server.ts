import type { ColorVariant, Product, SizeVariant } from '@/lib/catalog/catalogue/product.server';
import { PRODUCT_FLAGS, type ProductFlag } from '@/lib/catalog/catalogue/badges';
import { sizeInSystems } from '@/lib/catalog/catalogue/size-systems';
import { formatSizeString } from '@/lib/catalog/catalogue/size-string';
import { compareSizes } from '@/lib/catalog/catalogue/sizes';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { compositionText } from '@/lib/catalog/catalogue/textile-fibres';
import { slugOf } from '@/lib/catalog/catalogue/slug';
import { homeLocale } from '@/lib/shop/page-context/home-locale';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { MAX_PICTURES } from './picture-addresses.server';
import { itemNumberOf, type ArticleContent, type StoredColour } from './article-content.server';

/** A row of `shop.articles`. */
export interface StoredArticle {
  number: string;
  /** The retailer's own number, by which customers search, too. */
  merchantNumber: string;
  project: ProjectId;
  content: ArticleContent;
  onlineSince: Date;
  discontinuedAt: Date | null;
}

/** From when it is online. */
export const NEW_FOR_DAYS = 28;
/** The index stores titles of three levels; keys continue below. */
const TITLE_LEVELS = 3;

type Texts = Readonly<Partial<Record<Language, string>>>;

const NOT_FOR_SALE: SkuState = { stock: 0, isNos: false, price: {}, strikePrice: {} };

function sizeVariant(stored: StoredColour['sizes'][number]): SizeVariant {
  const { sku, size, sizeType, bodyType, gtin, mpn = '' } = stored;
  const facet = { bodyType, sizeType, hasStock: false, sizeOnLabel: size };
  return {
    sku,
    size: { sizeType, bodyType, values: sizeInSystems(facet) },
    sizeString: formatSizeString(facet),
    stock: '0',
    isNos: false,
    price: {},
    strikePrice: {},
    ...(gtin && { gtin }),
    mpn,
  };
}

function colorVariant(
  { number, content }: StoredArticle,
  colour: StoredColour,
  language: Language,
  title: string,
): ColorVariant {
  const itemnum = itemNumberOf(number, colour);
  const name = inLanguage(colour.name, language);
  const order = (one: { size: string }, other: { size: string }) =>
    compareSizes(one.size, other.size);
  return {
    itemnum,
    description: colour.description[language] ?? '',
    description2: '',
    description3: '',
    descriptionImage: null,
    color: name,
    filterColor: colour.filterColour,
    hasSpecialImg: false,
    detailImgCount: Math.min(colour.pictures.length, MAX_PICTURES),
    hasTallSizesOnStock: false,
    sizeVariants: colour.sizes.toSorted(order).map(sizeVariant),
    priceMin: {},
    strikePrice: {},
    imageRatio: '3:4',
    imageAlt: `${title}, ${name}`,
    videoSrc: null,
    washingInstructions: [...content.care],
    setItemId: null,
  };
}

/** Names of colours and categories may be missing in a language; any is better than none. */
const inLanguage = (texts: Texts, language: Language): string =>
  texts[language] ?? texts.de ?? texts.en ?? Object.values(texts)[0] ?? '';

function categoriesOf({ category: { titles, keys } }: ArticleContent, language: Language) {
  const german = titles.de ?? titles.en ?? Object.values(titles)[0] ?? [];
  const path = titles[language] ?? german;
  const levels = path
    .slice(0, TITLE_LEVELS)
    .map((_, at) => [`lvl${at}`, path.slice(0, at + 1).join(' > ')]);
  return {
    categoryTitlesDE: german.join('|'),
    categories: keys ?? german.map(slugOf),
    categoryTitles: Object.fromEntries(levels),
  };
}

function flagsOf({ flags }: ArticleContent): Product['flags'] {
  // One entry for each flag of the list.
  return Object.fromEntries(PRODUCT_FLAGS.map((flag) => [flag, flags.includes(flag)])) as Record<
    ProductFlag,
    boolean
  >;
}

const canonicalOf = ({ project, number, content }: StoredArticle): Product['canonical'] =>
  LANGUAGES.flatMap((language) => {
    const title = content.title[language];
    const locale = homeLocale(project, language);
    return title && locale ? [{ locale, route: `/p/${slugOf(title)}/${number}` }] : [];
  });

function textsOf(content: ArticleContent, language: Language) {
  const { description, fit, material } = content;
  return {
    sharedDescription: description[language] ?? '',
    sharedDescription2: fit[language] ?? '',
    sharedDescription3: [compositionText(content, language), material[language]]
      .filter(Boolean)
      .join('; '),
  };
}

type Contact = ArticleContent['manufacturer'];

/** Contact without its country, which its address has. */
const contactOf = ({ name, address, email, contactPage }: Contact) => ({
  name,
  address,
  ...(email && { email }),
  ...(contactPage && { contactPage }),
});

/** Who is responsible for its safety, and what has to be warned of. */
function safetyOf({ manufacturer, responsiblePerson, warnings }: ArticleContent, of: Language) {
  const { name, ...contact } = contactOf(responsiblePerson ?? manufacturer);
  // Articles that were imported before warnings were have none.
  const warning = warnings?.[of];
  return {
    manufacturer: name,
    ...contact,
    ...(responsiblePerson && { producer: contactOf(manufacturer) }),
    ...(warning && { warning }),
  };
}

/** Attributes that are the same in every language. */
function sharedOf(article: StoredArticle, now: number) {
  const { number, merchantNumber, content, onlineSince } = article;
  const { brand, position } = content;
  const age = now - onlineSince.getTime();
  const labels = new Set(content.colours.flatMap(({ sizes }) => sizes.map(({ size }) => size)));
  const [first] = content.colours;
  return {
    objectID: number,
    ...(merchantNumber !== number && { merchantNumber }),
    brand: { title: brand, slug: slugOf(brand) },
    productType: content.type,
    sizeOnLabel: [...labels].toSorted(compareSizes),
    flags: flagsOf(content),
    isNew: age >= 0 && age < NEW_FOR_DAYS * 86_400_000,
    setPrice: null,
    thumbnail: `/p/${first ? itemNumberOf(number, first) : number}/1`,
    position: position ?? Number(number),
    onlineSince: Math.floor(onlineSince.getTime() / 1000),
    imageRatio: '3:4' as const,
    combinationType: null,
    subProducts: [],
    titleTranslations: content.title,
    canonical: canonicalOf(article),
  };
}

/**
 * Search record of an imported article in a language.
 * @param states SKU → stock and prices of record
 * @returns `null` if it is not sold, or has no title in that language
 */
export function recordOfArticle(
  article: StoredArticle,
  states: ReadonlyMap<string, SkuState>,
  language: Language,
  now = Date.now(),
): Product | null {
  const { content, discontinuedAt } = article;
  const title = content.title[language];
  if (discontinuedAt || !title || content.colours.length === 0) return null;
  const colours = content.colours.map((colour) => colorVariant(article, colour, language, title));
  const known = new Map(
    content.colours.flatMap(({ sizes }) =>
      sizes.map(({ sku }) => [sku, states.get(sku) ?? NOT_FOR_SALE] as const),
    ),
  );
  return {
    ...sharedOf(article, now),
    ...withSkuStates(colours, known),
    title,
    slug: slugOf(title),
    ...categoriesOf(content, language),
    ...textsOf(content, language),
    gpsr: safetyOf(content, language),
  };
}
