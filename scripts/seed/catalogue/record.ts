import type { ColorVariant, Product, SizeVariant } from '@/lib/catalog/catalogue/product.server';
import { perCurrency, summaryOfColours, summaryOfSizes } from '@/lib/catalog/catalogue/sku-summary';
import { formatSizeString } from '@/lib/catalog/catalogue/size-string';
import { compareSizes } from '@/lib/catalog/catalogue/sizes';
import { homeLocale } from '@/lib/shop/page-context/home-locale';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { heightRatio } from '@/packages/garment-pictures/garment/illustrate';
import { videoOf } from './article-videos';
import { brandSlug } from './brands';
import { minPrice } from './combination-article';
import type { SeedArticle, SeedColour, SeedSize } from './seed-article';
import { coloursTexts, sharedTexts } from './describe';
import { categoryPath } from '@/demo/words/categories';
import { slugOf } from '@/lib/catalog/catalogue/slug';
import { remembered } from '@/lib/catalog/catalogue/remembered';

function sizeVariant({ sku, size, stock, isNos, price, strikePrice, mpn }: SeedSize): SizeVariant {
  const { label, sizeType, bodyType, values } = size;
  const hasStock = isNos || stock > 0;
  return {
    sku,
    size: { sizeType, bodyType, values },
    sizeString: formatSizeString({ bodyType, sizeType, hasStock, sizeOnLabel: label }),
    stock: String(stock),
    isNos,
    price,
    strikePrice,
    mpn,
  };
}

function colorVariant(article: SeedArticle, colour: SeedColour, language: Language): ColorVariant {
  const sizeVariants = colour.sizes.map(sizeVariant);
  const name = colour.shade.name[language];
  const set = article.productType === 'set' ? article.number : null;
  return {
    itemnum: colour.itemnum,
    ...coloursTexts(colour, language),
    descriptionImage: `/d/${colour.itemnum}`,
    color: name,
    filterColor: colour.shade.filterColour,
    hasSpecialImg: colour.hasSpecialImg,
    detailImgCount: colour.detailImgCount,
    sizeVariants,
    ...summaryOfSizes(sizeVariants),
    imageRatio: imageRatioOf(article),
    imageAlt: `${article.titles[language]}, ${name}`,
    videoSrc: videoOf(colour.itemnum),
    washingInstructions: [...(article.garment?.care ?? [])],
    setItemId: set,
  };
}

const imageRatioOf = ({ looks }: SeedArticle): Product['imageRatio'] =>
  heightRatio(looks.kind) > 1.5 ? '1:2' : '3:4';

/** A look costs the sum of its parts; a set has its own price. */
function priceOfParts({ setPrice, parts }: SeedArticle): Pick<Product, 'priceMin' | 'priceMax'> {
  const sum = perCurrency(parts.map(minPrice), (one, other) => one + other);
  return { priceMin: setPrice ?? sum, priceMax: setPrice ?? sum };
}

/** The index stores titles of three levels; keys continue below. */
const TITLE_LEVELS = 3;

function categoriesOf(article: SeedArticle, language: Language) {
  const path = categoryPath(article.category);
  const titles = path.map(({ title }) => title[language]);
  const levels = titles
    .slice(0, TITLE_LEVELS)
    .map((_, at) => [`lvl${at}`, titles.slice(0, at + 1).join(' > ')]);
  return {
    categoryTitlesDE: path.map(({ title }) => title.de).join('|'),
    categories: path.map(({ key }) => key),
    categoryTitles: Object.fromEntries(levels),
  };
}

const canonicalOf = ({ project, titles, number, missingIn }: SeedArticle): Product['canonical'] =>
  LANGUAGES.flatMap((language) => {
    const locale = missingIn.includes(language) ? undefined : homeLocale(project, language);
    return locale ? { locale, route: `/p/${slugOf(titles[language])}/${number}` } : [];
  });

function gpsrOf({ brand }: SeedArticle): Product['gpsr'] {
  const email = `produktsicherheit@${brandSlug(brand.title)}.example`;
  return { manufacturer: `${brand.title} GmbH`, address: brand.seat, email };
}

/** Sorts sizes, cached because many articles have the same ones. */
const inOrder = remembered((labels: string) => labels.split('\n').sort(compareSizes));

function labelsOf({ colours }: SeedArticle): string[] {
  const labels = new Set(colours.flatMap(({ sizes }) => sizes.map(({ size }) => size.label)));
  return labels.size === 0 ? [] : inOrder([...labels].join('\n'));
}

/** The article's record in the index of a language. @returns `null` if it is not sold there */
export function recordOf(article: SeedArticle, language: Language): Product | null {
  const [first] = article.colours;
  if (!first || article.missingIn.includes(language)) return null;
  const colorVariants = article.colours.map((colour) => colorVariant(article, colour, language));
  const { number, titles, brand } = article;
  return {
    objectID: number,
    title: titles[language],
    brand: { title: brand.title, slug: brandSlug(brand.title) },
    slug: slugOf(titles[language]),
    productType: article.productType,
    colorVariants,
    sizeOnLabel: labelsOf(article),
    flags: article.flags,
    isNew: article.isNew,
    ...summaryOfColours(colorVariants),
    ...(article.parts.length > 0 && priceOfParts(article)),
    setPrice: article.setPrice,
    ...categoriesOf(article, language),
    thumbnail: `/p/${first.itemnum}/1`,
    position: article.position,
    onlineSince: article.onlineSince,
    imageRatio: imageRatioOf(article),
    ...sharedTexts(article, language),
    gpsr: article.productType === 'geschenkkarte' ? null : gpsrOf(article),
    combinationType: article.combinationType,
    subProducts: article.parts.map((part) => ({
      objectID: part.number,
      itemnum: part.colours[0]?.itemnum ?? part.number,
    })),
    titleTranslations: titles,
    canonical: canonicalOf(article),
  };
}
