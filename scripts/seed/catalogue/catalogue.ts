import type { Amounts } from '@/lib/catalogue/price';
import { PROJECT_IDS, type ProjectId } from '@/lib/project/projects';
import { combinationArticle } from './combination-article';
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

/** The merchandiser's order: each position once, neighbours of different models. */
function positionOf(index: number, count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (gcd(stride, count) !== 1) stride += 1;
  return 1 + ((index * stride) % count);
}

function placeOf(project: ProjectId, index: number, { seed, scale }: CatalogueChoice): Place {
  const count = articleCount(project, scale);
  const number = articleNumber(project, index);
  return { seed, project, index, number, position: positionOf(index, count) };
}

/** Vouchers come last, in the shops that sell them, where there is room. */
function voucherValue(project: ProjectId, index: number, count: number): Amounts['eur'] {
  if (project === 'eck' || count < 100) return undefined;
  return VOUCHER_VALUES[index - (count - VOUCHER_VALUES.length)];
}

function articleAt(project: ProjectId, index: number, choice: CatalogueChoice): SeedArticle {
  const place = placeOf(project, index, choice);
  const face = voucherValue(project, index, articleCount(project, choice.scale));
  if (face !== undefined) return voucherArticle(place, face);
  const { slot, runStart } = slotAt(project, index);
  if (slot.type === 'single') return singleArticle(place, slot.model);
  const parts = slot.parts.map((part) => articleAt(project, runStart + part, choice));
  return combinationArticle(place, slot, parts);
}

/** A shop's articles, one after the other: a hundred thousand are never in memory at once. */
export function* articlesOf(
  project: ProjectId,
  choice: CatalogueChoice = DEFAULT_CHOICE,
): Generator<SeedArticle> {
  const count = articleCount(project, choice.scale);
  for (let index = 0; index < count; index += 1) yield articleAt(project, index, choice);
}
