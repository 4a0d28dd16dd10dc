import type { Article, ColourName, Cut, Detail, Pattern, SizeRange } from './articles';

/** A model of the built-in register: common attributes of its articles and their variations. */
export interface Model {
  readonly shared: Pick<Article, 'kind' | 'fabric' | 'collar' | 'sleeves' | 'closure'>;
  readonly patterns: readonly [Pattern, ...Pattern[]];
  readonly colours: readonly [ColourName, ...ColourName[]];
  readonly cuts: readonly [Cut, ...Cut[]];
  readonly details: readonly Detail[];
  readonly count: number;
  readonly sizes: readonly [SizeRange, ...SizeRange[]];
}

type Shared = readonly [
  kind: Article['kind'],
  fabric: Article['fabric'],
  collar: Article['collar'],
  sleeves: Article['sleeves'],
  closure: Article['closure'],
];

const everySize = ['regular', 'big', 'regular', 'tall', 'bigandtall'] as const;

function model(
  shared: Shared,
  count: number,
  colours: Model['colours'],
  rest: Partial<Omit<Model, 'shared' | 'count' | 'colours'>> = {},
): Model {
  const [kind, fabric, collar, sleeves, closure] = shared;
  return {
    shared: { kind, fabric, collar, sleeves, closure },
    count,
    colours,
    patterns: rest.patterns ?? ['plain'],
    cuts: rest.cuts ?? ['regular', 'comfort', 'slim'],
    details: rest.details ?? [],
    sizes: rest.sizes ?? everySize,
  };
}

/** The built-in assortment: about 120 articles of all kinds. */
export const models: readonly Model[] = [
  model(['shirt', 'poplin', 'kent', 'long', 'buttons'], 4, ['white', 'blue', 'violet'], {
    cuts: ['slim', 'regular'],
  }),
  model(['shirt', 'poplin', 'cutaway', 'long', 'buttons'], 3, ['blue', 'white', 'red'], {
    patterns: ['stripe', 'dots', 'stripe'],
  }),
  model(
    ['shirt', 'oxford', 'button-down', 'long', 'buttons'],
    4,
    ['blue', 'white', 'green', 'yellow'],
    {
      patterns: ['plain', 'gingham', 'stripe'],
      details: ['chest-pocket'],
    },
  ),
  model(['shirt', 'flannel', 'button-down', 'long', 'buttons'], 3, ['red', 'green', 'multicolor'], {
    patterns: ['tartan', 'check', 'tartan'],
    details: ['chest-pocket'],
    cuts: ['comfort', 'relaxed'],
  }),
  model(['shirt', 'linen', 'band', 'long', 'buttons'], 2, ['beige', 'white', 'blue'], {
    cuts: ['comfort', 'regular'],
  }),
  model(['shirt', 'linen', 'kent', 'short', 'buttons'], 2, ['green', 'orange', 'white'], {
    patterns: ['plain', 'stripe'],
    details: ['chest-pocket'],
    cuts: ['comfort'],
  }),
  model(
    ['polo', 'pique', 'polo', 'short', 'buttons'],
    5,
    ['blue', 'green', 'white', 'red', 'yellow', 'black'],
    {
      details: ['logo'],
    },
  ),
  model(['polo', 'jersey', 'polo', 'short', 'buttons'], 2, ['multicolor', 'blue', 'grey'], {
    patterns: ['bold-stripe', 'plain'],
  }),
  model(['t-shirt', 'jersey', 'crew', 'short', 'none'], 6, [
    'white',
    'black',
    'grey',
    'orange',
    'blue',
    'green',
    'brown',
  ]),
  model(['t-shirt', 'jersey', 'crew', 'short', 'none'], 3, ['multicolor', 'blue', 'white'], {
    patterns: ['bold-stripe', 'stripe', 'bold-stripe'],
    cuts: ['relaxed', 'regular'],
  }),
  model(['t-shirt', 'jersey', 'v-neck', 'short', 'none'], 2, ['white', 'grey', 'violet'], {
    patterns: ['plain', 'melange'],
  }),
  model(['jumper', 'knit', 'crew', 'long', 'none'], 4, ['beige', 'blue', 'green', 'red', 'grey']),
  model(['jumper', 'knit', 'v-neck', 'long', 'none'], 3, ['violet', 'grey', 'blue'], {
    patterns: ['plain', 'melange'],
  }),
  model(['jumper', 'knit', 'roll-neck', 'long', 'none'], 2, ['black', 'white', 'brown'], {
    cuts: ['slim', 'regular'],
  }),
  model(['jumper', 'cable', 'crew', 'long', 'none'], 2, ['white', 'beige', 'blue']),
  model(['jumper', 'knit', 'stand', 'long', 'half-zip'], 2, ['blue', 'grey', 'green']),
  model(
    ['hoodie', 'fleece', 'hood', 'long', 'none'],
    4,
    ['grey', 'black', 'orange', 'blue', 'green'],
    {
      patterns: ['melange', 'plain'],
      details: ['kangaroo-pocket'],
      cuts: ['regular', 'relaxed'],
    },
  ),
  model(['sweatshirt', 'fleece', 'crew', 'long', 'none'], 3, ['grey', 'green', 'not_specified'], {
    patterns: ['melange', 'plain'],
    details: ['logo'],
  }),
  model(['cardigan', 'knit', 'v-neck', 'long', 'buttons'], 3, ['grey', 'blue', 'brown'], {
    patterns: ['melange', 'plain'],
  }),
  model(['blazer', 'wool', 'lapel', 'long', 'buttons'], 4, ['blue', 'grey', 'black', 'brown'], {
    patterns: ['plain', 'windowpane', 'plain', 'check'],
  }),
  model(['blazer', 'linen', 'lapel', 'long', 'buttons'], 2, ['beige', 'blue', 'green'], {
    details: ['patch-pockets'],
    cuts: ['comfort', 'slim'],
  }),
  model(['blazer', 'wool', 'peak-lapel', 'long', 'double-breasted'], 1, ['blue', 'grey'], {
    patterns: ['pinstripe'],
  }),
  model(['coat', 'herringbone', 'lapel', 'long', 'buttons'], 2, ['brown', 'grey', 'blue']),
  model(['coat', 'wool', 'lapel', 'long', 'buttons'], 3, ['blue', 'black', 'beige']),
  model(['coat', 'wool', 'peak-lapel', 'long', 'double-breasted'], 2, ['beige', 'blue', 'black']),
  model(['quilted-jacket', 'nylon', 'stand', 'long', 'zip'], 4, ['black', 'blue', 'green', 'red'], {
    cuts: ['regular', 'comfort'],
  }),
  model(['quilted-jacket', 'nylon', 'kent', 'long', 'buttons'], 3, ['green', 'blue', 'brown'], {
    cuts: ['regular'],
  }),
  model(['parka', 'twill', 'hood', 'long', 'zip'], 3, ['green', 'blue', 'black'], {
    details: ['cargo-pockets'],
  }),
  model(['bomber', 'nylon', 'stand', 'long', 'zip'], 2, ['green', 'black', 'brown']),
  model(['bomber', 'suede', 'stand', 'long', 'zip'], 1, ['brown', 'beige']),
  model(['jeans', 'denim', 'kent', 'none', 'buttons'], 5, ['blue', 'black', 'grey', 'blue'], {
    details: [],
    cuts: ['slim', 'regular', 'comfort', 'relaxed'],
  }),
  model(['jeans', 'denim', 'kent', 'none', 'buttons'], 2, ['blue', 'grey'], {
    details: ['washed', 'turn-ups'],
    cuts: ['regular', 'slim'],
  }),
  model(
    ['chinos', 'twill', 'kent', 'none', 'buttons'],
    4,
    ['beige', 'blue', 'green', 'brown', 'grey'],
    {
      cuts: ['slim', 'regular', 'comfort'],
    },
  ),
  model(['chinos', 'cord', 'kent', 'none', 'buttons'], 2, ['brown', 'yellow', 'green'], {
    details: ['pleats'],
    cuts: ['relaxed', 'comfort'],
  }),
  model(['shorts', 'twill', 'kent', 'none', 'buttons'], 3, ['beige', 'blue', 'red', 'green'], {
    cuts: ['regular', 'slim'],
  }),
  model(['shorts', 'twill', 'kent', 'none', 'buttons'], 1, ['green', 'beige'], {
    details: ['cargo-pockets'],
    cuts: ['comfort'],
  }),
  model(['joggers', 'fleece', 'crew', 'none', 'none'], 2, ['grey', 'black', 'blue'], {
    patterns: ['melange', 'plain'],
  }),
  model(['suit', 'wool', 'lapel', 'long', 'buttons'], 3, ['blue', 'grey', 'black'], {
    patterns: ['plain', 'pinstripe', 'windowpane'],
    cuts: ['slim', 'regular'],
  }),
  model(['waistcoat', 'wool', 'v-neck', 'none', 'buttons'], 2, ['grey', 'blue', 'brown'], {
    patterns: ['plain', 'check'],
  }),
  model(['trainers', 'leather', 'crew', 'none', 'laces'], 3, ['white', 'black', 'green'], {
    sizes: ['regular'],
  }),
  model(['trainers', 'suede', 'crew', 'none', 'laces'], 2, ['grey', 'blue', 'beige'], {
    sizes: ['regular'],
  }),
  model(['shoes', 'leather', 'crew', 'none', 'laces'], 3, ['black', 'brown', 'brown'], {
    sizes: ['regular'],
  }),
  model(['belt', 'leather', 'crew', 'none', 'none'], 2, ['brown', 'black'], { sizes: ['regular'] }),
  model(['tie', 'silk', 'crew', 'none', 'none'], 3, ['blue', 'red', 'green', 'violet'], {
    patterns: ['stripe', 'dots', 'plain'],
    sizes: ['regular'],
  }),
  model(['scarf', 'wool', 'crew', 'none', 'none'], 2, ['grey', 'red', 'multicolor'], {
    patterns: ['plain', 'tartan'],
    sizes: ['regular'],
  }),
  model(['cap', 'twill', 'crew', 'none', 'none'], 2, ['blue', 'beige', 'black'], {
    sizes: ['regular'],
  }),
  model(['socks', 'knit', 'crew', 'none', 'none'], 2, ['grey', 'blue', 'yellow'], {
    patterns: ['plain', 'bold-stripe'],
    sizes: ['regular'],
  }),
  model(['underwear', 'jersey', 'crew', 'none', 'none'], 2, ['black', 'white', 'blue'], {
    sizes: ['regular', 'big'],
  }),
  model(['pyjamas', 'poplin', 'kent', 'long', 'buttons'], 2, ['blue', 'multicolor', 'grey'], {
    patterns: ['stripe', 'check'],
    details: ['chest-pocket'],
    cuts: ['comfort'],
  }),
  model(['swimwear', 'nylon', 'crew', 'none', 'none'], 2, ['orange', 'blue', 'green'], {
    details: ['drawstring'],
    cuts: ['regular'],
  }),
  model(['gift-card', 'silk', 'crew', 'none', 'none'], 1, ['not_specified'], {
    sizes: ['regular'],
  }),
];
