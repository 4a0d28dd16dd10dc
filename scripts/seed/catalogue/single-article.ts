import { isNaturalCloth } from '@/demo/words/fabric-texts';
import { PRODUCT_FLAGS, type ProductFlag } from '@/lib/catalog/catalogue/badges';
import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import { INDEX_CURRENCIES, type Amounts } from '@/lib/catalog/catalogue/price';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Pattern, SizeRange } from '@/packages/garment-pictures/articles';
import { createRandom, type Random } from '@/packages/garment-pictures/drawing/random';
import { isMeasured } from '@/packages/garment-pictures/garment/scale-view';
import { BRANDS, MODEL_NAMES, type Brand } from './brands';
import type { Model } from './models';
import { amountsOf, pricePoint } from './prices';
import type { SeedArticle, SeedColour, SeedSize } from './seed-article';
import { sizesOf, type RunSize } from './size-runs';
import { eachLanguage } from '@/demo/words/in-six';
import { SHADES, type Shade } from '@/demo/words/shades';
import { titleOf } from '@/demo/words/title';

export interface Place {
  seed: number;
  project: ProjectId;
  index: number;
  number: string;
  position: number;
  /** The article whose colours, pattern, cut and sizes it has: itself, or the jacket of its suit. */
  likeNumber: string;
}

/** Date of the catalogue: new articles went online in the four weeks before. */
const TODAY = Date.UTC(2026, 10, 1) / 1000;
const DAY = 86_400;
const NEW_FOR_DAYS = 28;

/** Discounts in percent; typical ones occur more often. */
const SAVINGS = [10, 15, 20, 20, 25, 30, 30, 40, 50, 60, 70] as const;

const chance = (random: Random, share: number) => random.next() < share;

function brandsOf(project: ProjectId): readonly [Brand, ...Brand[]] {
  const own = BRANDS.filter(({ projects }) => projects.includes(project));
  const [first, ...rest] = own.length > 0 ? own : BRANDS;
  if (!first) throw new Error(`no brand for ${project}`);
  return [first, ...rest];
}

/** Shoes and accessories are not wider in the big and tall shop, but have larger sizes. */
function rangeFor(project: ProjectId, model: Model, random: Random): SizeRange {
  const graded = ['letters', 'tailored', 'inch', 'collar'].includes(model.sizeRun);
  if (project !== 'hgg' || !graded) return 'regular';
  return random.pick(['big', 'big', 'big', 'bigandtall', 'bigandtall', 'tall']);
}

function flagsFor(range: SizeRange, model: Model, random: Random) {
  const isNatural = isNaturalCloth(model.build.fabric);
  const carried: readonly (ProductFlag | false)[] = [
    range !== 'regular' && range,
    chance(random, 0.06) && 'exclusive',
    // Shown as natural fibres, which has to be true of all fibres on the label.
    chance(random, 0.4) && isNatural && 'sustainable',
    chance(random, 0.07) && 'online_only',
  ];
  const flags = PRODUCT_FLAGS.map((flag) => [flag, carried.includes(flag)]);
  // One entry for each flag of the list.
  return Object.fromEntries(flags) as Record<ProductFlag, boolean>;
}

/** The few colours of a shop, or all colours of a model that has none of them. */
const FEW_COLOURS: Readonly<Partial<Record<ProjectId, readonly FilterColour[]>>> = {
  eck: ['black', 'grey', 'blue', 'beige', 'brown', 'white', 'not_specified'],
};

function coloursFor(project: ProjectId, { colours }: Model): readonly FilterColour[] {
  const few = FEW_COLOURS[project];
  const own = few ? colours.filter((colour) => few.includes(colour)) : colours;
  return own.length > 0 ? own : colours;
}

function shadesFor(colours: readonly FilterColour[], pattern: Pattern, random: Random): Shade[] {
  const count = 1 + Math.floor(random.next() * random.next() * 4.2);
  const shift = Math.floor(random.next() * colours.length);
  const chosen = [...colours.slice(shift), ...colours.slice(0, shift)].slice(0, count);
  return chosen.map((colour) => {
    const [first, ...rest] = SHADES[colour];
    if (!first) throw new Error(`no shade of ${colour}`);
    // A pattern is invisible on the darkest shade.
    return pattern === 'plain' ? random.pick([first, ...rest]) : first;
  });
}

function stockFor(random: Random): number {
  const roll = random.next();
  if (roll < 0.16) return 0;
  return roll < 0.4 ? 1 + Math.floor(random.next() * 3) : 4 + Math.floor(random.next() * 56);
}

interface Pricing {
  price: Amounts;
  strikePrice: Amounts;
  /** Larger sizes need more cloth and cost more. */
  largePrice: Amounts;
}

/** Omits reductions that disappear when rounded to another currency's prices. */
function strikePrices(regular: Amounts, reduced: Amounts): Amounts {
  const strikePrice: Amounts = {};
  for (const currency of INDEX_CURRENCIES) {
    const [before, now] = [regular[currency], reduced[currency]];
    if (before !== undefined && now !== undefined && before > now) strikePrice[currency] = before;
  }
  return strikePrice;
}

function pricingFor(
  euros: number,
  saving: number,
  project: ProjectId,
  growsWithSize: boolean,
): Pricing {
  const regular = pricePoint(euros, project);
  const reduced = saving > 0 ? pricePoint(euros * (1 - saving / 100), project) : regular;
  const large = growsWithSize && reduced === regular ? regular + 10_00 : reduced;
  return {
    price: amountsOf(reduced),
    strikePrice: strikePrices(amountsOf(regular), amountsOf(reduced)),
    largePrice: amountsOf(large),
  };
}

const skuOf = (itemnum: string, { label }: RunSize) =>
  `${itemnum}-${label.replace(/[^0-9A-Za-z]/g, '')}`;

interface ColourOrder {
  number: string;
  shade: Shade;
  sizes: readonly RunSize[];
  pricing: Pricing;
  isNos: boolean;
  mpn: string;
  /** Has a picture on a hanger with a ruler. */
  isMeasured: boolean;
}

function colourOf(order: ColourOrder, random: Random): SeedColour {
  const { number, shade, sizes, pricing, isNos, mpn, isMeasured } = order;
  const itemnum = `${number}-${shade.code}`;
  const largeFrom = Math.ceil(sizes.length * 0.6);
  const seedSizes = sizes.map((size, index): SeedSize => ({
    sku: skuOf(itemnum, size),
    size,
    stock: stockFor(random),
    isNos,
    price: index < largeFrom ? pricing.price : pricing.largePrice,
    strikePrice: pricing.strikePrice,
    mpn,
  }));
  return {
    itemnum,
    shade,
    sizes: seedSizes,
    hasSpecialImg: chance(random, 0.06),
    detailImgCount: isMeasured ? 5 : 4,
  };
}

/** Languages in which a translation is missing occasionally. */
function missingFor(place: Place, random: Random): Language[] {
  // Parts of combinations are in every index.
  if (place.index < 20 || !chance(random, 0.015)) return [];
  return chance(random, 0.5) ? ['cs', 'pl'] : ['fr'];
}

/** Chooses the variable properties of an article of a model. */
function vary({ project }: Place, model: Model, random: Random) {
  const pattern = random.pick(model.patterns);
  const cut = random.pick(model.cuts);
  const range = rangeFor(project, model, random);
  const brand = random.pick(brandsOf(project));
  const modelName = model.hasModelName && chance(random, 0.8) ? random.pick(MODEL_NAMES) : null;
  // If a model comes in several cuts, the usual one is mentioned occasionally, any other always.
  const isNamed = model.cuts.length > 2 && (chance(random, 0.35) || cut !== 'regular');
  const fit = isNamed ? cut : null;
  const isNos = model.isStaple && chance(random, 0.5);
  const isNew = !isNos && chance(random, 0.12);
  const isOnSale = !isNos && !isNew && chance(random, 0.26);
  const age = isNew ? random.between(1, NEW_FOR_DAYS) : random.between(NEW_FOR_DAYS + 2, 900);
  return { pattern, cut, range, brand, modelName, fit, isNos, isNew, isOnSale, age };
}

/** Premium brands have better qualities of the same model. */
const PREMIUM_FACTOR: Readonly<Partial<Record<ProjectId, number>>> = { eck: 1.5 };
/**
 * If one colour is reduced by more than this, the first is reduced by only the next typical
 * discount.
 */
const MUCH = 50;
const USUAL = 30;

function coloursOf(
  { project, number }: Place,
  model: Model,
  { pattern, range, brand, isNos, isOnSale }: ReturnType<typeof vary>,
  random: Random,
): SeedColour[] {
  const premium = PREMIUM_FACTOR[project] ?? 1;
  const euros = random.between(...model.price) * brand.priceFactor * premium;
  const saving = isOnSale ? random.pick(SAVINGS) : 0;
  const growsWithSize = project === 'hgg' && chance(random, 0.2);
  const sizes = sizesOf(model.sizeRun, project, range);
  const series = 1000 + Math.floor(random.next() * 9000);
  // The parts of a suit are of one series, and each is a model of its own.
  const mpn = `${brand.title.slice(0, 2).toUpperCase()}-${series}-${number.slice(-4)}`;
  // Customers with big sizes need to know the measurements.
  const measured = project === 'hgg' && isMeasured(model.build.kind);
  return shadesFor(coloursFor(project, model), pattern, random).map((shade, at) => {
    const own = at === 0 && saving > MUCH ? USUAL : saving;
    const pricing = pricingFor(euros, own, project, growsWithSize);
    return colourOf({ number, shade, sizes, pricing, isNos, mpn, isMeasured: measured }, random);
  });
}

/** An article of a model, entirely determined by its position. */
export function singleArticle(place: Place, model: Model): SeedArticle {
  const { seed, project, number, position } = place;
  const random = createRandom(`${seed}/${place.likeNumber}`);
  const variation = vary(place, model, random);
  const { pattern, cut, range, brand, modelName, fit, isNew, age } = variation;
  return {
    number,
    project,
    productType: model.group === 'underwear' ? 'waesche' : 'product',
    titles: eachLanguage((language) =>
      titleOf({ noun: model.noun, pattern, feature: model.feature, modelName, fit }, language),
    ),
    brand,
    category: model.category,
    garment: { cloth: model.cloth, group: model.group, cut, range, care: model.care },
    looks: { ...model.build, cut, sizes: range, pattern, details: model.details },
    flags: flagsFor(range, model, random),
    isNew,
    onlineSince: Math.round(TODAY - age * DAY),
    position,
    colours: coloursOf(place, model, variation, random),
    parts: [],
    combinationType: null,
    setPrice: null,
    missingIn: missingFor(place, random),
  };
}
