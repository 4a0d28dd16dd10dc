import type { CombinationName } from '@/demo/words/combination-texts';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { REST } from './assortment-rest';
import { TAILORING } from './assortment-tailoring';
import { TOPS } from './assortment-tops';
import type { Model } from './models';

export const MODELS = { ...TOPS, ...TAILORING, ...REST } as const;
export type ModelName = keyof typeof MODELS;

/** The meaning of an article number: an article of a model, or a combination. */
export type Slot =
  /** `jacket`: position of the jacket of the same modular suit. */
  | { type: 'single'; model: Model; jacket?: number }
  | { type: 'outfit' | 'set' | 'kit'; name: CombinationName; parts: readonly number[] };

/** Looks and sets; parts are positions in {@link LEADING}. */
const COMBINATIONS = {
  city: { type: 'outfit', parts: [0, 1, 2, 3] },
  weekend: { type: 'outfit', parts: [4, 5, 6, 7] },
  evening: { type: 'outfit', parts: [8, 2, 9, 3] },
  shirtAndTie: { type: 'set', parts: [2, 9] },
  underneath: { type: 'set', parts: [10, 11] },
  modularSuit: { type: 'kit', parts: [0, 12, 1] },
} as const satisfies Record<CombinationName, { type: string; parts: readonly number[] }>;

/** Every series of articles begins with these, so that combinations find their parts. */
const LEADING = [
  'woolBlazer',
  'suitTrousers',
  'businessKent',
  'laceUps',
  'jumperCrew',
  'jeans',
  'oxford',
  'leatherTrainers',
  'suit',
  'tie',
  'boxers',
  'socks',
  'waistcoat',
] as const satisfies readonly ModelName[];

/** How often a model occurs in the rest of a series. */
const EVERYDAY: Partial<Record<ModelName, number>> = {
  businessKent: 3, oxford: 4, flannel: 2, linenKent: 2, piquePolo: 5, jerseyPolo: 2, tShirtCrew: 6,
  tShirtStriped: 3, tShirtV: 2, jumperCrew: 4, jumperV: 2, rollNeck: 2, halfZip: 2, hoodie: 3,
  sweatshirt: 3, woolBlazer: 3, suit: 3, quiltedZip: 3, parka: 2, jeans: 5, washedJeans: 2,
  chinos: 4, shorts: 2, leatherTrainers: 2, socks: 2, boxers: 2, cashmereJumper: 0, cashmereCoat: 0,
  cashmereScarf: 0, suitTrousers: 0,
}; // oxfmt-ignore

const PREMIUM: readonly ModelName[] = [
  'cashmereJumper', 'cashmereJumper', 'cashmereJumper', 'cashmereCoat', 'cashmereCoat',
  'cashmereScarf', 'cashmereScarf', 'suit', 'suit', 'suit', 'woolBlazer', 'woolBlazer',
  'linenBlazer', 'doubleBreasted', 'doubleCoat', 'herringboneCoat', 'woolCoat', 'suedeBomber',
  'businessKent', 'businessCutaway', 'linenBand', 'oxford', 'rollNeck', 'cable', 'cardigan',
  'jumperCrew', 'jumperV', 'chinos', 'cordTrousers', 'jeans', 'laceUps', 'laceUps',
  'leatherTrainers', 'suedeTrainers', 'belt', 'tie', 'scarf', 'pyjamas', 'waistcoat', 'piquePolo',
]; // oxfmt-ignore

function everyday(): ModelName[] {
  // Keys of that very object.
  const names = Object.keys(MODELS) as ModelName[];
  return names.flatMap((name) => Array.from({ length: EVERYDAY[name] ?? 1 }, () => name));
}

/** Separates equal models as far as possible. */
function spread<Item>(items: readonly Item[]): Item[] {
  const stride = Math.round(items.length * 0.382);
  const taken = new Set<number>();
  return items.flatMap((_, index) => {
    let at = (index * stride) % items.length;
    while (taken.has(at)) at = (at + 1) % items.length;
    taken.add(at);
    return items[at] ?? [];
  });
}

/** An article; parts of a modular suit come in the patterns, cuts and colours of its jacket. */
function singleSlot(name: ModelName, at: number): Slot {
  const [jacket, ...others] = COMBINATIONS.modularSuit.parts;
  const model: Model = MODELS[name];
  if (!others.some((part) => part === at)) return { type: 'single', model };
  const { patterns, cuts, colours } = MODELS[LEADING[jacket]];
  return { type: 'single', model: { ...model, patterns, cuts, colours }, jacket };
}

function runOf(project: ProjectId): readonly Slot[] {
  const names = [...LEADING, ...spread(project === 'eck' ? PREMIUM : everyday())];
  const singles = names.map(singleSlot);
  // Keys of that very object.
  const combinations = Object.keys(COMBINATIONS) as CombinationName[];
  return [...singles, ...combinations.map((name): Slot => ({ ...COMBINATIONS[name], name }))];
}

const RUNS = new Map(PROJECT_IDS.map((project) => [project, runOf(project)]));

/** The slot of an article in the repeated series of its shop, and the start of that series. */
export function slotAt(project: ProjectId, index: number): { slot: Slot; runStart: number } {
  const run = RUNS.get(project) ?? [];
  const slot = run[index % run.length];
  if (!slot) throw new Error(`no slot ${index}`);
  return { slot, runStart: index - (index % run.length) };
}
