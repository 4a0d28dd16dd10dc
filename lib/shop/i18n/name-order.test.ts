import { nameOrder } from './name-order';

test.each([
  ['cs', ['Bundy', 'Cestovní', 'Čepice', 'Dárky', 'Halenky', 'Chino', 'Svetry', 'Šály', 'Župany']],
  ['pl', ['Akcesoria', 'Ćwieki', 'Lniane', 'Łańcuszki', 'Sweter', 'Śniegowce', 'Zamsz', 'Żakiet']],
  ['de', ['Abend', 'Ärmel', 'Bademantel', 'Gürtel', 'Hosen', 'Überhemd', 'Unterhemd']],
  ['fr', ['Ceintures', 'Écharpes', 'Été', 'Manteaux', 'Œillets', 'Vestes']],
  ['nl', ['Accessoires', 'één', 'Jassen', 'Overhemden', 'T-shirts']],
  ['en', ['Accessories', 'Émile', 'Jackets', 'Size 9', 'Size 10', 'Trousers']],
] as const)('sorts names in the alphabetical order of %s', (language, names) => {
  expect(names.toReversed().toSorted(nameOrder(language))).toEqual(names);
});
