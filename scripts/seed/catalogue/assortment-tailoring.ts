import { model, type Model } from './models';

export const TAILORING = {
  woolBlazer: model('woolBlazer', ['blazer', 'wool', 'lapel', 'long', 'buttons'], ['tailoring', 'sakkos'], {
    price: [179, 299], care: 'tailored', sizeRun: 'tailored', colours: ['blue', 'grey', 'black', 'brown'], patterns: ['plain', 'windowpane', 'check'], hasModelName: true,
  }),
  linenBlazer: model('linenBlazer', ['blazer', 'linen', 'lapel', 'long', 'buttons'], ['tailoring', 'sakkos'], {
    price: [149, 249], care: 'tailored', sizeRun: 'tailored', colours: ['beige', 'blue', 'green'], details: ['patch-pockets'], cuts: ['comfort', 'slim'], hasModelName: true,
  }),
  doubleBreasted: model('doubleBreasted', ['blazer', 'wool', 'peak-lapel', 'long', 'double-breasted'], ['tailoring', 'sakkos'], {
    price: [229, 349], care: 'tailored', sizeRun: 'tailored', colours: ['blue', 'grey', 'black'], patterns: ['plain', 'pinstripe'], hasModelName: true,
  }),
  suit: model('suit', ['suit', 'wool', 'lapel', 'long', 'buttons'], ['tailoring', 'komplettanzuege'], {
    price: [299, 499], care: 'tailored', sizeRun: 'tailored', colours: ['blue', 'grey', 'black'], patterns: ['plain', 'pinstripe', 'windowpane'], cuts: ['slim', 'regular', 'comfort'], hasModelName: true,
  }),
  suitTrousers: model('suitTrousers', ['chinos', 'wool', 'kent', 'none', 'buttons'], ['tailoring', 'hosen'], {
    price: [89, 149], care: 'tailored', sizeRun: 'tailored', colours: ['blue', 'grey', 'black', 'brown'], patterns: ['plain', 'windowpane', 'check'], hasModelName: true,
  }),
  waistcoat: model('waistcoat', ['waistcoat', 'wool', 'v-neck', 'none', 'buttons'], ['tailoring', 'westen'], {
    price: [79, 129], care: 'tailored', sizeRun: 'tailored', colours: ['grey', 'blue', 'brown'], patterns: ['plain', 'check'], hasModelName: true,
  }),
  herringboneCoat: model('herringboneCoat', ['coat', 'herringbone', 'lapel', 'long', 'buttons'], ['outerwear', 'wollmaentel'], {
    price: [249, 399], care: 'tailored', sizeRun: 'tailored', colours: ['brown', 'grey', 'blue'], hasModelName: true,
  }),
  woolCoat: model('woolCoat', ['coat', 'wool', 'lapel', 'long', 'buttons'], ['outerwear', 'wollmaentel'], {
    price: [249, 399], care: 'tailored', sizeRun: 'tailored', colours: ['blue', 'black', 'beige', 'grey'], hasModelName: true,
  }),
  doubleCoat: model('doubleCoat', ['coat', 'wool', 'peak-lapel', 'long', 'double-breasted'], ['outerwear', 'wollmaentel'], {
    price: [279, 449], care: 'tailored', sizeRun: 'tailored', colours: ['beige', 'blue', 'black'], hasModelName: true,
  }),
  cashmereCoat: model('cashmereCoat', ['coat', 'wool', 'lapel', 'long', 'buttons'], ['outerwear', 'kaschmirmaentel'], {
    price: [499, 799], care: 'tailored', cloth: 'cashmere', sizeRun: 'tailored', colours: ['brown', 'blue', 'black', 'grey'], hasModelName: true,
  }),
  quiltedZip: model('quiltedJacket', ['quilted-jacket', 'nylon', 'stand', 'long', 'zip'], ['outerwear', 'steppjacken'], {
    price: [119, 219], care: 'outer', colours: ['black', 'blue', 'green', 'red'], cuts: ['regular', 'comfort'], hasModelName: true,
  }),
  quiltedButtons: model('quiltedJacket', ['quilted-jacket', 'nylon', 'kent', 'long', 'buttons'], ['outerwear', 'steppjacken'], {
    price: [119, 199], care: 'outer', colours: ['green', 'blue', 'brown'], cuts: ['regular'], hasModelName: true,
  }),
  parka: model('parka', ['parka', 'twill', 'hood', 'long', 'zip'], ['outerwear', 'parkas'], {
    price: [179, 299], care: 'outer', colours: ['green', 'blue', 'black'], details: ['cargo-pockets'], hasModelName: true,
  }),
  bomber: model('bomber', ['bomber', 'nylon', 'stand', 'long', 'zip'], ['outerwear', 'blousons'], {
    price: [99, 179], care: 'outer', colours: ['green', 'black', 'brown', 'blue'], hasModelName: true,
  }),
  suedeBomber: model('suedeBomber', ['bomber', 'suede', 'stand', 'long', 'zip'], ['outerwear', 'blousons'], {
    price: [299, 449], care: 'leather', colours: ['brown', 'beige', 'blue'], hasModelName: true,
  }),
} as const satisfies Record<string, Model>; // oxfmt-ignore
