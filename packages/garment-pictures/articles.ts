import type { Oklch } from './drawing/colour';

export const kinds = [
  'shirt',
  'polo',
  't-shirt',
  'jumper',
  'hoodie',
  'blazer',
  'coat',
  'quilted-jacket',
  'jeans',
  'chinos',
  'shorts',
  'trainers',
  'cardigan',
  'sweatshirt',
  'suit',
  'waistcoat',
  'parka',
  'bomber',
  'joggers',
  'shoes',
  'belt',
  'tie',
  'scarf',
  'cap',
  'socks',
  'underwear',
  'pyjamas',
  'swimwear',
  'gift-card',
] as const;
export type Kind = (typeof kinds)[number];

export const colourNames = [
  'blue',
  'multicolor',
  'not_specified',
  'black',
  'grey',
  'green',
  'brown',
  'beige',
  'white',
  'orange',
  'red',
  'yellow',
  'violet',
] as const;
export type ColourName = (typeof colourNames)[number];

export const cuts = ['slim', 'regular', 'comfort', 'relaxed'] as const;
export type Cut = (typeof cuts)[number];
export const sizeRanges = ['regular', 'tall', 'big', 'bigandtall'] as const;
export type SizeRange = (typeof sizeRanges)[number];
export const patterns = [
  'plain',
  'stripe',
  'bold-stripe',
  'gingham',
  'check',
  'windowpane',
  'pinstripe',
  'tartan',
  'dots',
  'melange',
  'colour-block',
] as const;
export type Pattern = (typeof patterns)[number];
export const fabricNames = [
  'poplin',
  'oxford',
  'linen',
  'flannel',
  'pique',
  'jersey',
  'knit',
  'cable',
  'fleece',
  'twill',
  'denim',
  'wool',
  'herringbone',
  'cord',
  'nylon',
  'leather',
  'suede',
  'silk',
] as const;
export type FabricName = (typeof fabricNames)[number];
export const collars = [
  'kent',
  'button-down',
  'cutaway',
  'band',
  'polo',
  'crew',
  'v-neck',
  'roll-neck',
  'stand',
  'lapel',
  'peak-lapel',
  'hood',
] as const;
export type Collar = (typeof collars)[number];
export const sleeveLengths = ['long', 'short', 'none'] as const;
export type Sleeves = (typeof sleeveLengths)[number];
export const closures = ['buttons', 'zip', 'double-breasted', 'half-zip', 'laces', 'none'] as const;
export type Closure = (typeof closures)[number];
export const detailNames = [
  'chest-pocket',
  'kangaroo-pocket',
  'flap-pockets',
  'patch-pockets',
  'elbow-patches',
  'contrast-collar',
  'contrast-stitching',
  'logo',
  'turn-ups',
  'cargo-pockets',
  'pleats',
  'drawstring',
  'washed',
] as const;
export type Detail = (typeof detailNames)[number];
/**
 * Ways in which a garment lies. `flat` is the usual one of its kind; `hung` and `laid` are those of
 * scenes with a rail and a table.
 */
export const poses = [
  'flat',
  'hung',
  'laid',
  'hanger',
  'crossed',
  'half',
  'folded',
  'stride',
  'turned',
  'leaning',
] as const;
export type Pose = (typeof poses)[number];

/** An article in one colour, with everything that its drawing depends on. */
export interface Article {
  /** Eight digits; for a specific colour followed by `-` and three digits. */
  readonly number: string;
  readonly kind: Kind;
  readonly cut: Cut;
  readonly sizes: SizeRange;
  readonly colour: ColourName;
  /** Overrides the colour's usual dye. */
  readonly dye?: Oklch;
  readonly pattern: Pattern;
  readonly fabric: FabricName;
  readonly collar: Collar;
  readonly sleeves: Sleeves;
  readonly closure: Closure;
  readonly details: readonly Detail[];
  /** Other parts of a set, an outfit or a kit; pictures show all of them. */
  readonly parts?: readonly Article[];
  /** By default derived from the number. */
  readonly pose?: Pose;
}

/** A source of articles: a shop's catalogue, or the built-in register. */
export interface ArticleSource {
  find(number: string): Article | undefined;
  /** Every number that has pictures, in a stable order. */
  numbers(): Iterable<string>;
}

const articleNumber = /^\d{8}(?:-\d{3})?$/;

export function isArticleNumber(text: string): boolean {
  return articleNumber.test(text);
}
