import type { Amounts } from '@/lib/catalog/catalogue/price';
import {
  FIRST_PROJECT,
  isProjectId,
  PROJECT_IDS,
  projects,
  type ProjectId,
} from '@/lib/shop/project/projects';
import { combinationArticle } from './combination-article';
import { candidateOf, merchandised } from './order';
import { slotAt } from './schedule';
import type { SeedArticle } from './seed-article';
import { singleArticle, type Place } from './single-article';
import { voucherArticle, VOUCHER_VALUES } from './voucher-article';

/** Parameters that determine the bytes of a catalogue. */
export interface CatalogueChoice {
  seed: number;
  /** Total number of articles in all shops. */
  scale: number;
}

export const DEFAULT_CHOICE: CatalogueChoice = { seed: 20_310, scale: 1_500 };

/** Relative sizes of the shops; a small shop has the smallest share. */
const SHARES: Readonly<Partial<Record<ProjectId, number>>> = { hgg: 7, hrm: 6 };
const MIN_SHARE = 2;
const shareOf = (project: ProjectId) => SHARES[project] ?? MIN_SHARE;
const ALL_SHARES = PROJECT_IDS.reduce((sum, project) => sum + shareOf(project), 0);

/**
 * Distance between the first article numbers of two shops; numbers increase by {@link NUMBER_STEP}.
 */
const SHOP_STEP = 20_000_000;
const FIRST_NUMBER = 20_310_000;
const NUMBER_STEP = 137;

/** The shop that receives the remainder from rounding. */
const REST: ProjectId = isProjectId('hrm') ? 'hrm' : FIRST_PROJECT;

/** Number of articles in a shop; those of all shops add up to exactly `scale`. */
export function articleCount(project: ProjectId, scale: number): number {
  if (project !== REST) return Math.round((scale * shareOf(project)) / ALL_SHARES);
  const others = PROJECT_IDS.filter((id) => id !== REST);
  return others.reduce((rest, id) => rest - articleCount(id, scale), scale);
}

export const articleNumber = (project: ProjectId, index: number) =>
  String(FIRST_NUMBER + Object.keys(projects).indexOf(project) * SHOP_STEP + index * NUMBER_STEP);

const gcd = (first: number, second: number): number =>
  second === 0 ? first : gcd(second, first % second);

/** An order in which neighbours are of different models; contains each index once. */
function* mixed(count: number): Generator<number> {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (gcd(stride, count) !== 1) stride += 1;
  for (let index = 0; index < count; index += 1) yield (index * stride) % count;
}

/** Vouchers come last in the shops that sell them, if there is space. */
function voucherValue(project: ProjectId, index: number, count: number): Amounts['eur'] {
  if (project === 'eck' || count < 100) return undefined;
  return VOUCHER_VALUES[index - (count - VOUCHER_VALUES.length)];
}

/** @param position in the merchandiser's order; parts of combinations have none */
function articleAt(
  project: ProjectId,
  index: number,
  choice: CatalogueChoice,
  position = 0,
): SeedArticle {
  const number = articleNumber(project, index);
  const place: Place = { seed: choice.seed, project, index, number, position, likeNumber: number };
  const face = voucherValue(project, index, articleCount(project, choice.scale));
  if (face !== undefined) return voucherArticle(place, face);
  const { slot, runStart } = slotAt(project, index);
  if (slot.type === 'single') {
    const likeNumber = articleNumber(
      project,
      slot.jacket === undefined ? index : runStart + slot.jacket,
    );
    return singleArticle({ ...place, likeNumber }, slot.model);
  }
  const parts = slot.parts.map((part) => articleAt(project, runStart + part, choice));
  return combinationArticle(place, slot, parts);
}

function* candidatesOf(project: ProjectId, choice: CatalogueChoice) {
  for (const index of mixed(articleCount(project, choice.scale)))
    yield candidateOf(articleAt(project, index, choice), index);
}

const known = new Map<string, ReadonlyMap<number, number>>();

/** The merchandiser's order of a shop, computed once: the position of each article by its index. */
function placesOf(project: ProjectId, choice: CatalogueChoice): ReadonlyMap<number, number> {
  const key = `${project} ${choice.seed} ${choice.scale}`;
  const places = known.get(key) ?? merchandised(project, candidatesOf(project, choice));
  known.set(key, places);
  return places;
}

/**
 * Generates a shop's articles one by one, because a hundred thousand must never be in memory at
 * once.
 */
export function* articlesOf(
  project: ProjectId,
  choice: CatalogueChoice = DEFAULT_CHOICE,
): Generator<SeedArticle> {
  const count = articleCount(project, choice.scale);
  const places = placesOf(project, choice);
  for (let index = 0; index < count; index += 1)
    yield articleAt(project, index, choice, places.get(index) ?? 0);
}
