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

export type Cut = 'slim' | 'regular' | 'comfort' | 'relaxed';
export type SizeRange = 'regular' | 'tall' | 'big' | 'bigandtall';
export type Pattern =
  | 'plain'
  | 'stripe'
  | 'bold-stripe'
  | 'gingham'
  | 'check'
  | 'windowpane'
  | 'pinstripe'
  | 'tartan'
  | 'dots'
  | 'melange'
  | 'colour-block';
export type FabricName =
  | 'poplin'
  | 'oxford'
  | 'linen'
  | 'flannel'
  | 'pique'
  | 'jersey'
  | 'knit'
  | 'cable'
  | 'fleece'
  | 'twill'
  | 'denim'
  | 'wool'
  | 'herringbone'
  | 'cord'
  | 'nylon'
  | 'leather'
  | 'suede'
  | 'silk';
export type Collar =
  | 'kent'
  | 'button-down'
  | 'cutaway'
  | 'band'
  | 'polo'
  | 'crew'
  | 'v-neck'
  | 'roll-neck'
  | 'stand'
  | 'lapel'
  | 'peak-lapel'
  | 'hood';
export type Sleeves = 'long' | 'short' | 'none';
export type Closure = 'buttons' | 'zip' | 'double-breasted' | 'half-zip' | 'laces' | 'none';
export type Detail =
  | 'chest-pocket'
  | 'kangaroo-pocket'
  | 'flap-pockets'
  | 'patch-pockets'
  | 'elbow-patches'
  | 'contrast-collar'
  | 'contrast-stitching'
  | 'logo'
  | 'turn-ups'
  | 'cargo-pockets'
  | 'pleats'
  | 'drawstring'
  | 'washed';

/** What the illustrator needs to know of an article in one colour. */
export interface Article {
  /** Eight digits, for a certain colour followed by `-` and three digits. */
  readonly number: string;
  readonly kind: Kind;
  readonly cut: Cut;
  readonly sizes: SizeRange;
  readonly colour: ColourName;
  /** The dye itself; without it the colour's usual one. */
  readonly dye?: Oklch;
  readonly pattern: Pattern;
  readonly fabric: FabricName;
  readonly collar: Collar;
  readonly sleeves: Sleeves;
  readonly closure: Closure;
  readonly details: readonly Detail[];
}

/** Where articles come from: a built-in register now, the catalogue's own later. */
export interface ArticleSource {
  find(number: string): Article | undefined;
  /** Every number that has pictures, in a stable order. */
  numbers(): Iterable<string>;
}

const articleNumber = /^\d{8}(?:-\d{3})?$/;

export function isArticleNumber(text: string): boolean {
  return articleNumber.test(text);
}
