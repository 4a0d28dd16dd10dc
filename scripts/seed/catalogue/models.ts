import type { CareCode } from '@/lib/catalog/catalogue/care-codes';
import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import type { Article, Collar, Cut, Detail, Pattern } from '@/packages/garment-pictures/articles';
import type { CategoryKey } from '@/demo/words/categories';
import type { ClothName } from '@/demo/words/fabric-texts';
import type { GroupName } from '@/demo/words/group-texts';
import type { NounName } from '@/demo/words/nouns';

/** The series of sizes of a model; its contents differ by shop. */
export type SizeRun =
  | 'letters'
  | 'tailored'
  | 'inch'
  | 'collar'
  | 'shoe'
  | 'underwear'
  | 'belt'
  | 'hat'
  | 'socks'
  | 'one';

type Build = Pick<Article, 'kind' | 'fabric' | 'collar' | 'sleeves' | 'closure'>;

/** Common properties of the articles of one model, and their variants. */
export interface Model {
  noun: NounName;
  build: Build;
  group: GroupName;
  category: CategoryKey;
  cloth: ClothName;
  sizeRun: SizeRun;
  /** Euros, before the brand's factor. */
  price: readonly [least: number, greatest: number];
  colours: readonly [FilterColour, ...FilterColour[]];
  patterns: readonly [Pattern, ...Pattern[]];
  cuts: readonly [Cut, ...Cut[]];
  details: readonly Detail[];
  feature: Collar | null;
  hasModelName: boolean;
  care: readonly CareCode[];
  /** Unchanged for years, and often never out of stock. */
  isStaple: boolean;
}

const CARE = {
  cotton: ['wash40', 'noBleach', 'tumbleLow', 'iron150', 'noDryClean'],
  shirt: ['wash40mild', 'noBleach', 'noTumble', 'lineDry', 'iron150', 'dryCleanP'],
  linen: ['wash40mild', 'noBleach', 'noTumble', 'dripDry', 'iron200', 'noDryClean'],
  knit: ['wash30gentle', 'noBleach', 'noTumble', 'flatDry', 'iron110', 'dryCleanPmild'],
  cashmere: ['handWash', 'noBleach', 'noTumble', 'flatDry', 'iron110', 'dryCleanP'],
  tailored: ['noWash', 'noBleach', 'noTumble', 'iron110', 'dryCleanP'],
  outer: ['wash30mild', 'noBleach', 'noTumble', 'shadeDry', 'noIron', 'noDryClean'],
  white: ['wash60', 'bleachOxygen', 'tumbleNormal', 'iron150', 'noDryClean'],
  leather: ['noWash', 'noBleach', 'noTumble', 'noIron', 'noDryClean'],
  silk: ['noWash', 'noBleach', 'noTumble', 'iron110', 'dryCleanF'],
} as const satisfies Record<string, readonly CareCode[]>;
type CareSet = keyof typeof CARE;

/** Kind, cloth and neck as one string; the other options by name. */
interface Options {
  price: readonly [number, number];
  colours: Model['colours'];
  sizeRun?: SizeRun;
  patterns?: Model['patterns'];
  cuts?: Model['cuts'];
  details?: readonly Detail[];
  feature?: Collar;
  hasModelName?: boolean;
  isStaple?: boolean;
  cloth?: ClothName;
  care: CareSet;
}

type BuildRow = readonly [
  kind: Build['kind'],
  fabric: Build['fabric'],
  collar: Build['collar'],
  sleeves: Build['sleeves'],
  closure: Build['closure'],
];

export function model(
  noun: NounName,
  [kind, fabric, collar, sleeves, closure]: BuildRow,
  [group, category]: readonly [GroupName, CategoryKey],
  options: Options,
): Model {
  return {
    noun,
    build: { kind, fabric, collar, sleeves, closure },
    group,
    category,
    cloth: options.cloth ?? fabric,
    sizeRun: options.sizeRun ?? 'letters',
    price: options.price,
    colours: options.colours,
    patterns: options.patterns ?? ['plain'],
    cuts: options.cuts ?? ['regular', 'comfort', 'slim'],
    details: options.details ?? [],
    feature: options.feature ?? null,
    hasModelName: options.hasModelName ?? false,
    care: CARE[options.care],
    isStaple: options.isStaple ?? false,
  };
}
