import { model, type Model } from './models';

export const REST = {
  jeans: model('jeans', ['jeans', 'denim', 'kent', 'none', 'buttons'], ['denim', 'jeans'], {
    price: [69, 129], care: 'cotton', sizeRun: 'inch', colours: ['blue', 'black', 'grey'], cuts: ['slim', 'regular', 'comfort', 'relaxed'], hasModelName: true, isStaple: true,
  }),
  washedJeans: model('jeans', ['jeans', 'denim', 'kent', 'none', 'buttons'], ['denim', 'jeans'], {
    price: [79, 139], care: 'cotton', sizeRun: 'inch', colours: ['blue', 'grey'], cuts: ['regular', 'slim'], details: ['washed', 'turn-ups'], hasModelName: true,
  }),
  chinos: model('chinos', ['chinos', 'twill', 'kent', 'none', 'buttons'], ['trousers', 'chinos'], {
    price: [59, 109], care: 'cotton', sizeRun: 'inch', colours: ['beige', 'blue', 'green', 'brown', 'grey'], cuts: ['slim', 'regular', 'comfort'], hasModelName: true, isStaple: true,
  }),
  cordTrousers: model('cordTrousers', ['chinos', 'cord', 'kent', 'none', 'buttons'], ['trousers', 'cordhosen'], {
    price: [69, 119], care: 'cotton', sizeRun: 'inch', colours: ['brown', 'yellow', 'green', 'blue'], cuts: ['relaxed', 'comfort'], details: ['pleats'], hasModelName: true,
  }),
  shorts: model('shorts', ['shorts', 'twill', 'kent', 'none', 'buttons'], ['summer', 'kurze-hosen'], {
    price: [39, 69], care: 'cotton', sizeRun: 'inch', colours: ['beige', 'blue', 'red', 'green'], cuts: ['regular', 'slim'], hasModelName: true,
  }),
  cargoShorts: model('cargoShorts', ['shorts', 'twill', 'kent', 'none', 'buttons'], ['summer', 'kurze-hosen'], {
    price: [45, 75], care: 'cotton', sizeRun: 'inch', colours: ['green', 'beige', 'black'], cuts: ['comfort'], details: ['cargo-pockets'], hasModelName: true,
  }),
  joggers: model('joggers', ['joggers', 'fleece', 'crew', 'none', 'none'], ['sweat', 'jogginghosen'], {
    price: [49, 79], care: 'cotton', colours: ['grey', 'black', 'blue'], patterns: ['melange', 'plain'], cuts: ['regular', 'relaxed'],
  }),
  leatherTrainers: model('leatherTrainers', ['trainers', 'leather', 'crew', 'none', 'laces'], ['shoes', 'sneaker'], {
    price: [99, 159], care: 'leather', sizeRun: 'shoe', colours: ['white', 'black', 'green'], cuts: ['regular'], hasModelName: true,
  }),
  suedeTrainers: model('suedeTrainers', ['trainers', 'suede', 'crew', 'none', 'laces'], ['shoes', 'sneaker'], {
    price: [99, 149], care: 'leather', sizeRun: 'shoe', colours: ['grey', 'blue', 'beige'], cuts: ['regular'], hasModelName: true,
  }),
  laceUps: model('laceUps', ['shoes', 'leather', 'crew', 'none', 'laces'], ['shoes', 'schnuerschuhe'], {
    price: [129, 219], care: 'leather', sizeRun: 'shoe', colours: ['black', 'brown'], cuts: ['regular'], hasModelName: true,
  }),
  belt: model('belt', ['belt', 'leather', 'crew', 'none', 'none'], ['accessory', 'guertel'], {
    price: [35, 69], care: 'leather', sizeRun: 'belt', colours: ['brown', 'black'], cuts: ['regular'], isStaple: true,
  }),
  tie: model('tie', ['tie', 'silk', 'crew', 'none', 'none'], ['accessory', 'krawatten'], {
    price: [35, 69], care: 'silk', sizeRun: 'one', colours: ['blue', 'red', 'green', 'violet'], patterns: ['stripe', 'dots', 'plain'], cuts: ['regular'],
  }),
  scarf: model('scarf', ['scarf', 'wool', 'crew', 'none', 'none'], ['accessory', 'schals'], {
    price: [39, 69], care: 'knit', sizeRun: 'one', colours: ['grey', 'red', 'multicolor', 'blue'], patterns: ['plain', 'tartan'], cuts: ['regular'],
  }),
  cashmereScarf: model('cashmereScarf', ['scarf', 'wool', 'crew', 'none', 'none'], ['accessory', 'schals'], {
    price: [99, 149], care: 'cashmere', cloth: 'cashmere', sizeRun: 'one', colours: ['grey', 'brown', 'blue', 'beige'], cuts: ['regular'],
  }),
  cap: model('cap', ['cap', 'twill', 'crew', 'none', 'none'], ['accessory', 'muetzen'], {
    price: [25, 39], care: 'cotton', sizeRun: 'hat', colours: ['blue', 'beige', 'black'], cuts: ['regular'],
  }),
  socks: model('socks', ['socks', 'knit', 'crew', 'none', 'none'], ['underwear', 'socken'], {
    price: [9, 19], care: 'white', sizeRun: 'socks', colours: ['grey', 'blue', 'yellow', 'black'], patterns: ['plain', 'bold-stripe'], cuts: ['regular'], isStaple: true,
  }),
  boxers: model('boxers', ['underwear', 'jersey', 'crew', 'none', 'none'], ['underwear', 'unterwaesche'], {
    price: [19, 35], care: 'white', sizeRun: 'underwear', colours: ['black', 'white', 'blue', 'grey'], cuts: ['regular'], isStaple: true,
  }),
  pyjamas: model('pyjamas', ['pyjamas', 'poplin', 'kent', 'long', 'buttons'], ['underwear', 'nachtwaesche'], {
    price: [49, 79], care: 'cotton', colours: ['blue', 'multicolor', 'grey'], patterns: ['stripe', 'check'], cuts: ['comfort'], details: ['chest-pocket'],
  }),
  swimShorts: model('swimShorts', ['swimwear', 'nylon', 'crew', 'none', 'none'], ['summer', 'bademode'], {
    price: [35, 59], care: 'outer', colours: ['orange', 'blue', 'green', 'red'], cuts: ['regular'], details: ['drawstring'], hasModelName: true,
  }),
} as const satisfies Record<string, Model>; // oxfmt-ignore
