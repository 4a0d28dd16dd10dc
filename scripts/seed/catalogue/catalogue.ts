import type { Amounts } from '@/lib/catalog/catalogue/price';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { combinationArticle } from './combination-article';
import { candidateOf, merchandised } from './order';
import { slotAt } from './schedule';
import type { SeedArticle } from './seed-article';
import { singleArticle, type Place } from './single-article';
import { voucherArticle, VOUCHER_VALUES } from './voucher-article';

/** What a catalogue follows from: the same choice, the same bytes. */
export interface CatalogueChoice {
  seed: number;
  /** Articles in all shops together. */
  scale: number;
}

export const DEFAULT_CHOICE: CatalogueChoice = { seed: 20_310, scale: 1_500 };

/** Shares of the shops against each other; a small shop has the least. */
const SHARES: Readonly<Partial<Record<ProjectId, number>>> = { hgg: 7, hrm: 6 };
const MIN_SHARE = 2;
const shareOf = (project: ProjectId) => SHARES[project] ?? MIN_SHARE;
const ALL_SHARES = PROJECT_IDS.reduce((sum, project) => sum + shareOf(project), 0);

/** Article numbers of each shop begin this far apart and rise by {@link NUMBER_STEP}. */
const SHOP_STEP = 20_000_000;
const FIRST_NUMBER = 20_310_000;
const NUMBER_STEP = 137;

/** The shop that takes what rounding leaves. */
const REST: ProjectId = 'hrm';

/** How many articles a shop has; those of all shops together are exactly `scale`. */
export function articleCount(project: ProjectId, scale: number): number {
  if (project !== REST) return Math.round((scale * shareOf(project)) / ALL_SHARES);
  const others = PROJECT_IDS.filter((id) => id !== REST);
  return others.reduce((rest, id) => rest - articleCount(id, scale), scale);
}

export const articleNumber = (project: ProjectId, index: number) =>
  String(FIRST_NUMBER + PROJECT_IDS.indexOf(project) * SHOP_STEP + index * NUMBER_STEP);

const gcd = (first: number, second: number): number =>
  second === 0 ? first : gcd(second, first % second);

/** An order in which neighbours are of different models: each index once. */
function* mixed(count: number): Generator<number> {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (gcd(stride, count) !== 1) stride += 1;
  for (let index = 0; index < count; index += 1) yield (index * stride) % count;
}

/** Vouchers come last, in the shops that sell them, where there is room. */
function voucherValue(project: ProjectId, index: number, count: number): Amounts['eur'] {
  if (project === 'eck' || count < 100) return undefined;
  return VOUCHER_VALUES[index - (count - VOUCHER_VALUES.length)];
}

/** @param position in the merchandiser's order; parts of others have none of their own */
function articleAt(
  project: ProjectId,
  index: number,
  choice: CatalogueChoice,
  position = 0,
): SeedArticle {
  const number = articleNumber(project, index);
  const place: Place = { seed: choice.seed, project, index, number, position };
  const face = voucherValue(project, index, articleCount(project, choice.scale));
  if (face !== undefined) return voucherArticle(place, face);
  const { slot, runStart } = slotAt(project, index);
  if (slot.type === 'single') return singleArticle(place, slot.model);
  const parts = slot.parts.map((part) => articleAt(project, runStart + part, choice));
  return combinationArticle(place, slot, parts);
}

function* candidatesOf(project: ProjectId, choice: CatalogueChoice) {
  for (const index of mixed(articleCount(project, choice.scale)))
    yield candidateOf(articleAt(project, index, choice), index);
}

const known = new Map<string, ReadonlyMap<number, number>>();

/** The merchandiser's order of a shop, worked out once: the place of each article by its index. */
function placesOf(project: ProjectId, choice: CatalogueChoice): ReadonlyMap<number, number> {
  const key = `${project} ${choice.seed} ${choice.scale}`;
  const places = known.get(key) ?? merchandised(project, candidatesOf(project, choice));
  known.set(key, places);
  return places;
}

/** A shop's articles, one after the other: a hundred thousand are never in memory at once. */
export function* articlesOf(
  project: ProjectId,
  choice: CatalogueChoice = DEFAULT_CHOICE,
): Generator<SeedArticle> {
  const count = articleCount(project, choice.scale);
  const places = placesOf(project, choice);
  for (let index = 0; index < count; index += 1)
    yield articleAt(project, index, choice, places.get(index) ?? 0);
}
