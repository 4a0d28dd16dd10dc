import { createHash } from 'node:crypto';
import { isBigSize } from '@/lib/catalog/catalogue/sizes';
import { productSchema, type Product } from '@/lib/catalog/catalogue/product.server';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { INDEX_CURRENCIES } from '@/lib/catalog/catalogue/price';
import { FILTER_COLOURS } from '@/lib/catalog/catalogue/filter-colour';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { articleCount, articlesOf, DEFAULT_CHOICE, type CatalogueChoice } from './catalogue';
import { recordOf } from './record';
import type { SeedArticle } from './seed-article';

function recordsOf(project: ProjectId, choice?: CatalogueChoice): Product[] {
  return [...articlesOf(project, choice)].flatMap((article) => recordOf(article, 'de') ?? []);
}

const records = Object.fromEntries(
  PROJECT_IDS.map((project) => [project, recordsOf(project)]),
) as Record<ProjectId, ReturnType<typeof recordsOf>>; // one for each shop
const all = Object.values(records).flat();
const sizesOf = (products: readonly Product[]) =>
  products.flatMap(({ colorVariants }) => colorVariants.flatMap((colour) => colour.sizeVariants));

function digest(choice: CatalogueChoice): string {
  const hash = createHash('sha256');
  for (const article of articlesOf('hgg', choice))
    for (const language of LANGUAGES) hash.update(JSON.stringify(recordOf(article, language)));
  return hash.digest('hex');
}

/** A checkout may have others, in which articles are English until they are translated. */
const DEMO_LANGUAGES = ['de', 'en', 'cs', 'pl', 'nl', 'fr'] as const;

describe('a seed number', () => {
  test('always produces the same bytes, and different ones than another seed', () => {
    const choice = { seed: 7, scale: 150 };
    expect(digest(choice)).toBe(digest({ ...choice }));
    expect(digest(choice)).not.toBe(digest({ ...choice, seed: 8 }));
  });

  test('produces the requested number of articles', () => {
    for (const scale of [0, 1, 14, 1_500, 99_999]) {
      const counts = PROJECT_IDS.map((project) => articleCount(project, scale));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(scale);
    }
    expect(all).toHaveLength(DEFAULT_CHOICE.scale);
  });
});

describe('the catalogue', () => {
  test('ENT-01: every record in every language is a valid product', () => {
    const bad = PROJECT_IDS.flatMap((project) =>
      [...articlesOf(project)].flatMap((article) =>
        LANGUAGES.map((language) => recordOf(article, language)).filter(
          (record) => record !== null && !productSchema.safeParse(record).success,
        ),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('contains each article number, SKU and position once', () => {
    const numbers = all.map(({ objectID }) => objectID);
    const skus = sizesOf(all).map(({ sku }) => sku);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(skus).size).toBe(skus.length);
    for (const project of PROJECT_IDS) {
      const places = records[project].map(({ position }) => position).toSorted((a, b) => a - b);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  });

  test('ENT-02: contains every product type', () => {
    const types = new Set(all.map(({ productType }) => productType));
    expect([...types].toSorted()).toEqual(
      ['geschenkkarte', 'kit', 'outfit', 'product', 'set', 'waesche'], // oxfmt-ignore
    );
    for (const { productType, subProducts, combinationType, setPrice } of all) {
      const isCombined = ['kit', 'outfit', 'set'].includes(productType);
      expect([subProducts.length > 1, combinationType !== null]).toEqual([isCombined, isCombined]);
      expect(setPrice !== null).toBe(productType === 'set');
    }
  });

  test('a set costs less than its parts, which exist', () => {
    const prices = new Map(all.map(({ objectID, priceMin }) => [objectID, priceMin.eur ?? 0]));
    const sets = all.filter(({ productType }) => productType === 'set');
    for (const { setPrice, subProducts } of sets) {
      const parts = subProducts.map(({ objectID }) => prices.get(objectID) ?? Number.NaN);
      expect(setPrice?.eur).toBeLessThan(parts.reduce((sum, price) => sum + price, 0));
    }
  });

  test('each article has a manufacturer’s number of its own', () => {
    const numbers = all.flatMap(({ objectID, brand, colorVariants }) =>
      [...new Set(sizesOf([{ objectID, brand, colorVariants } as Product]).map(({ mpn }) => mpn))]
        .filter(Boolean)
        .map((mpn) => `${brand.title} ${mpn}`),
    );
    expect(numbers.length).toBeGreaterThan(1_000);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('the parts of a modular suit come in the same cloth, colours, cut and sizes', () => {
    const alike = (article: SeedArticle) => ({
      cloth: article.garment?.cloth,
      cut: article.garment?.cut,
      pattern: article.looks.pattern,
      shades: article.colours.map(({ shade }) => shade.code),
      sizes: article.colours.map(({ sizes }) => sizes.map(({ size }) => size.label)),
    });
    for (const project of PROJECT_IDS) {
      const kits = [...articlesOf(project)].filter(({ productType }) => productType === 'kit');
      expect(kits.length).toBeGreaterThan(0);
      for (const { parts } of kits) {
        const [jacket, ...others] = parts.map(alike);
        expect(others).toEqual(others.map(() => jacket));
      }
    }
  });

  test('ENT-06: a size string matches its size', () => {
    const untrue = sizesOf(all).filter(({ sizeString, size, stock, isNos }) => {
      const facet = parseSizeString(sizeString);
      const hasStock = isNos || Number(stock) > 0;
      return (
        facet?.bodyType !== size.bodyType ||
        facet.sizeType !== size.sizeType ||
        facet.hasStock !== hasStock
      );
    });
    expect(untrue).toEqual([]);
  });

  test('ENT-10: letter sizes are 3XL to 8XL in the big and tall shop, XS to XL in the others', () => {
    const letters = (project: ProjectId) =>
      [...new Set(records[project].flatMap(({ sizeOnLabel }) => sizeOnLabel))].filter((label) =>
        /^\d?X*[SML]$|^\d+XL$/.test(label),
      );
    expect(letters('hgg').toSorted()).toEqual(['3XL', '4XL', '5XL', '6XL', '7XL', '8XL']);
    expect(letters('hgg').every(isBigSize)).toBe(true);
    expect(letters('hrm').toSorted()).toEqual(['L', 'M', 'S', 'XL', 'XS']);
    expect(letters('eck').toSorted()).toEqual(['L', 'M', 'S', 'XL', 'XS']);
  });

  test('ENT-03: flags follow from the sizes, and only hgg has big and tall', () => {
    for (const { flags, colorVariants } of records.hgg.filter(
      ({ subProducts }) => !subProducts.length,
    )) {
      const hasTall = colorVariants.some(({ sizeVariants }) =>
        sizeVariants.some(({ size }) => size.bodyType === 'tall'),
      );
      expect(flags.tall || flags.bigandtall).toBe(hasTall);
    }
    const others = [...records.hrm, ...records.eck];
    expect(others.some(({ flags }) => flags.big || flags.tall || flags.bigandtall)).toBe(false);
    for (const flag of ['exclusive', 'sustainable', 'online_only'] as const)
      expect(all.some(({ flags }) => flags[flag])).toBe(true);
  });

  test('ENT-07, ENT-08: contains many kinds of sizes, including short and tall ones', () => {
    const types = new Set(sizesOf(all).map(({ size }) => size.sizeType));
    expect([...types].toSorted()).toEqual([
      'allsize',
      'belt',
      'collar',
      'hat',
      'inch',
      'shoe',
      'special',
      'standard',
      'underwear',
    ]);
    const bodies = new Set(sizesOf(all).map(({ size }) => size.bodyType));
    expect([...bodies].toSorted()).toEqual(['normal', 'short', 'tall']);
  });

  test('FLT-15: contains every filter colour', () => {
    const colours = all.flatMap(({ colorVariants }) =>
      colorVariants.map((each) => each.filterColor),
    );
    expect(new Set(colours)).toEqual(new Set(FILTER_COLOURS));
  });

  test('FLT-16: contains reductions in all tiers, and only higher strike prices', () => {
    expect(new Set(all.flatMap(({ discountTier }) => discountTier.eur ?? []))).toEqual(
      new Set([10, 20, 30, 40, 50, 60, 70]),
    );
    const wrong = sizesOf(all).filter(({ price, strikePrice }) =>
      INDEX_CURRENCIES.some((key) => (strikePrice[key] ?? Infinity) <= (price[key] ?? 0)),
    );
    expect(wrong).toEqual([]);
    expect(all.some(({ priceMin, priceMax }) => (priceMin.eur ?? 0) < (priceMax.eur ?? 0))).toBe(
      true,
    );
  });

  test('IMG-03: coats, suits and trousers have tall pictures, all other articles short ones', () => {
    const ratios = (category: string) =>
      new Set(
        all
          .filter(({ categories }) => categories.includes(category))
          .map(({ imageRatio }) => imageRatio),
      );
    expect([...ratios('maentel'), ...ratios('komplettanzuege'), ...ratios('jeans')]).toEqual([
      '1:2',
      '1:2',
      '1:2',
    ]);
    expect([...ratios('hemden'), ...ratios('accessoires')]).toEqual(['3:4', '3:4']);
  });

  test('vouchers exist in German, English and French only', () => {
    for (const article of articlesOf('hgg')) {
      const sold = DEMO_LANGUAGES.filter((language) => recordOf(article, language));
      const isVoucher = article.productType === 'geschenkkarte';
      expect(sold).toEqual(
        isVoucher
          ? ['de', 'en', 'fr']
          : DEMO_LANGUAGES.filter((each) => !article.missingIn.includes(each)),
      );
    }
  });
});
