import type { Amounts } from '@/lib/catalogue/price';
import type { ProjectId } from '@/lib/project/projects';
import { combinationArticle } from './combination-article';
import { candidateOf, merchandised } from './order';
import { slotAt } from './schedule';
import type { SeedArticle } from './seed-article';
import { singleArticle, type Place } from './single-article';
import { voucherArticle, VOUCHER_VALUES } from './voucher-article';

/** What a catalogue follows from: the same choice, the same bytes. */
export interface CatalogueChoice {
  seed: number;
  /** Articles in all three shops together. */
  scale: number;
}

export const DEFAULT_CHOICE: CatalogueChoice = { seed: 20_310, scale: 1_500 };

/** Shares of the shops, in fifteenths. */
const SHARES: Readonly<Record<ProjectId, number>> = { hgg: 7, hrm: 6, eck: 2 };

/** First article number of each shop; numbers rise by {@link NUMBER_STEP}. */
const FIRST_NUMBER: Readonly<Record<ProjectId, number>> = {
  hgg: 20_310_000,
  hrm: 40_310_000,
  eck: 60_310_000,
};
const NUMBER_STEP = 137;

/** How many articles each shop has; together exactly `scale`. */
export function articleCounts(scale: number): Record<ProjectId, number> {
  const hgg = Math.round((scale * SHARES.hgg) / 15);
  const eck = Math.round((scale * SHARES.eck) / 15);
  return { hgg, hrm: scale - hgg - eck, eck };
}

export const articleNumber = (project: ProjectId, index: number) =>
  String(FIRST_NUMBER[project] + index * NUMBER_STEP);

const gcd = (first: number, second: number): number =>
  second === 0 ? first : gcd(second, first % second);

/** An order in which neighbours are of different models: each index once. */
function* mixed(count: number): Generator<number> {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (gcd(stride, count) !== 1) stride += 1;
  for (let turn = 0; turn < count; turn += 1) yield (turn * stride) % count;
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
  const face = voucherValue(project, index, articleCounts(choice.scale)[project]);
  if (face !== undefined) return voucherArticle(place, face);
  const { slot, runStart } = slotAt(project, index);
  if (slot.type === 'single') return singleArticle(place, slot.model);
  const parts = slot.parts.map((part) => articleAt(project, runStart + part, choice));
  return combinationArticle(place, slot, parts);
}

function* candidatesOf(project: ProjectId, choice: CatalogueChoice) {
  for (const index of mixed(articleCounts(choice.scale)[project]))
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
  const count = articleCounts(choice.scale)[project];
  const places = placesOf(project, choice);
  for (let index = 0; index < count; index += 1)
    yield articleAt(project, index, choice, places.get(index) ?? 0);
}
