import { model, type Model } from './models';

export const TOPS = {
  businessKent: model('businessShirt', ['shirt', 'poplin', 'kent', 'long', 'buttons'], ['shirt', 'buegelleichte-hemden'], {
    price: [49, 89], care: 'shirt', sizeRun: 'collar', colours: ['white', 'blue', 'violet'], patterns: ['plain', 'plain', 'stripe'], cuts: ['slim', 'regular', 'comfort'], feature: 'kent', isStaple: true,
  }),
  businessCutaway: model('businessShirt', ['shirt', 'poplin', 'cutaway', 'long', 'buttons'], ['shirt', 'businesshemden'], {
    price: [59, 99], care: 'shirt', sizeRun: 'collar', colours: ['blue', 'white', 'red'], patterns: ['stripe', 'dots', 'plain'], cuts: ['slim', 'regular'], feature: 'cutaway',
  }),
  oxford: model('oxfordShirt', ['shirt', 'oxford', 'button-down', 'long', 'buttons'], ['shirt', 'oxfordhemden'], {
    price: [59, 99], care: 'shirt', colours: ['blue', 'white', 'green', 'yellow'], patterns: ['plain', 'gingham', 'stripe'], details: ['chest-pocket'], feature: 'button-down',
  }),
  flannel: model('flannelShirt', ['shirt', 'flannel', 'button-down', 'long', 'buttons'], ['shirt', 'flanellhemden'], {
    price: [59, 89], care: 'cotton', colours: ['red', 'green', 'multicolor', 'brown'], patterns: ['tartan', 'check'], details: ['chest-pocket'], cuts: ['comfort', 'relaxed'], feature: 'button-down',
  }),
  linenBand: model('linenShirt', ['shirt', 'linen', 'band', 'long', 'buttons'], ['shirt', 'leinenhemden'], {
    price: [59, 109], care: 'linen', colours: ['beige', 'white', 'blue', 'not_specified'], cuts: ['comfort', 'regular'], feature: 'band',
  }),
  linenKent: model('linenShirt', ['shirt', 'linen', 'kent', 'long', 'buttons'], ['shirt', 'leinenhemden'], {
    price: [59, 109], care: 'linen', colours: ['blue', 'green', 'white', 'orange'], patterns: ['plain', 'stripe'], cuts: ['comfort', 'regular'], feature: 'kent',
  }),
  linenShort: model('shortLinenShirt', ['shirt', 'linen', 'kent', 'short', 'buttons'], ['summer', 'leinenhemden'], {
    price: [49, 79], care: 'linen', colours: ['green', 'orange', 'white', 'blue'], patterns: ['plain', 'stripe'], cuts: ['comfort'], details: ['chest-pocket'],
  }),
  piquePolo: model('piquePolo', ['polo', 'pique', 'polo', 'short', 'buttons'], ['jersey', 'poloshirts'], {
    price: [39, 79], care: 'cotton', colours: ['blue', 'green', 'white', 'red', 'yellow', 'black'], details: ['logo'], isStaple: true,
  }),
  jerseyPolo: model('jerseyPolo', ['polo', 'jersey', 'polo', 'short', 'buttons'], ['jersey', 'poloshirts'], {
    price: [39, 69], care: 'cotton', colours: ['multicolor', 'blue', 'grey', 'green'], patterns: ['bold-stripe', 'plain'],
  }),
  tShirtCrew: model('tShirt', ['t-shirt', 'jersey', 'crew', 'short', 'none'], ['jersey', 't-shirts'], {
    price: [19, 39], care: 'cotton', colours: ['white', 'black', 'grey', 'orange', 'blue', 'green', 'brown'], feature: 'crew', isStaple: true,
  }),
  tShirtStriped: model('tShirt', ['t-shirt', 'jersey', 'crew', 'short', 'none'], ['jersey', 't-shirts'], {
    price: [25, 45], care: 'cotton', colours: ['multicolor', 'blue', 'white', 'red'], patterns: ['bold-stripe', 'stripe'], cuts: ['relaxed', 'regular'], feature: 'crew',
  }),
  tShirtV: model('tShirt', ['t-shirt', 'jersey', 'v-neck', 'short', 'none'], ['jersey', 't-shirts'], {
    price: [19, 39], care: 'cotton', colours: ['white', 'grey', 'violet', 'black'], patterns: ['plain', 'melange'], feature: 'v-neck',
  }),
  jumperCrew: model('jumper', ['jumper', 'knit', 'crew', 'long', 'none'], ['knit', 'merinopullover'], {
    price: [69, 119], care: 'knit', colours: ['beige', 'blue', 'green', 'red', 'grey'], patterns: ['plain', 'melange'], feature: 'crew', isStaple: true,
  }),
  jumperV: model('jumper', ['jumper', 'knit', 'v-neck', 'long', 'none'], ['knit', 'merinopullover'], {
    price: [69, 119], care: 'knit', colours: ['violet', 'grey', 'blue', 'green'], patterns: ['plain', 'melange'], feature: 'v-neck',
  }),
  rollNeck: model('rollNeck', ['jumper', 'knit', 'roll-neck', 'long', 'none'], ['knit', 'rollkragen'], {
    price: [79, 129], care: 'knit', colours: ['black', 'white', 'brown', 'grey'], cuts: ['slim', 'regular'],
  }),
  cable: model('cableJumper', ['jumper', 'cable', 'crew', 'long', 'none'], ['knit', 'pullover'], {
    price: [89, 159], care: 'knit', colours: ['white', 'beige', 'blue', 'green'], hasModelName: true,
  }),
  halfZip: model('halfZip', ['jumper', 'knit', 'stand', 'long', 'half-zip'], ['knit', 'merinopullover'], {
    price: [79, 139], care: 'knit', colours: ['blue', 'grey', 'green', 'brown'], hasModelName: true,
  }),
  cardigan: model('cardigan', ['cardigan', 'knit', 'v-neck', 'long', 'buttons'], ['knit', 'strickjacken'], {
    price: [79, 149], care: 'knit', colours: ['grey', 'blue', 'brown', 'green'], patterns: ['melange', 'plain'], hasModelName: true,
  }),
  hoodie: model('hoodie', ['hoodie', 'fleece', 'hood', 'long', 'none'], ['sweat', 'sweat'], {
    price: [59, 99], care: 'cotton', colours: ['grey', 'black', 'orange', 'blue', 'green'], patterns: ['melange', 'plain'], details: ['kangaroo-pocket'], cuts: ['regular', 'relaxed'], hasModelName: true,
  }),
  sweatshirt: model('sweatshirt', ['sweatshirt', 'fleece', 'crew', 'long', 'none'], ['sweat', 'sweat'], {
    price: [49, 89], care: 'cotton', colours: ['grey', 'green', 'not_specified', 'blue'], patterns: ['melange', 'plain'], details: ['logo'], feature: 'crew',
  }),
  cashmereJumper: model('cashmereJumper', ['jumper', 'knit', 'crew', 'long', 'none'], ['knit', 'kaschmirpullover'], {
    price: [149, 259], care: 'cashmere', cloth: 'cashmere', colours: ['grey', 'blue', 'brown', 'beige', 'black'], cuts: ['regular', 'slim'],
  }),
} as const satisfies Record<string, Model>; // oxfmt-ignore
