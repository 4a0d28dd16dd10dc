import { categoryPath } from '@/demo/words/categories';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { articlesOf } from './catalogue';

const inOrder = (project: (typeof PROJECT_IDS)[number]) =>
  [...articlesOf(project)].toSorted((one, other) => one.position - other.position);
const shops = PROJECT_IDS.map((project) => [project, inOrder(project)] as const);

const LISTS = ['hemden', 'hosen', 'strick', 'jacken', 'anzuege'];
const ROWS = 8;
const LOUD = ['red', 'orange', 'yellow', 'violet', 'multicolor'];

test.each(shops)('%s: the first rows of a list are varied, in muted colours', (_, articles) => {
  for (const list of LISTS) {
    const first = articles
      .filter(({ category }) => categoryPath(category).some(({ key }) => key === list))
      .slice(0, ROWS);
    const colours = first.map(({ colours: [shown] }) => shown?.shade.filterColour ?? '');
    expect([list, colours.filter((colour) => LOUD.includes(colour)).length < 2]).toEqual([
      list,
      true,
    ]);
    expect([list, new Set(colours).size > 2]).toEqual([list, true]);
    expect([list, first.filter(({ looks }) => looks.pattern !== 'plain').length < 5]).toEqual([
      list,
      true,
    ]);
    expect(new Set(first.map(({ titles }) => titles.de)).size).toBeGreaterThan(ROWS / 2);
  }
});

test.each(shops)('%s: sold-out articles are not among the first', (_, articles) => {
  const first = articles.slice(0, ROWS).flatMap(({ colours }) => colours.flatMap(({ sizes }) => sizes)); // oxfmt-ignore
  expect(first.some(({ stock, isNos }) => stock > 0 || isNos)).toBe(true);
});

test('eck has only a few colours', () => {
  const [, articles] = shops.find(([project]) => project === 'eck') ?? [];
  const singles = articles?.filter(({ parts }) => parts.length === 0) ?? [];
  const shown = singles.map(({ colours: [first] }) => first?.shade.filterColour ?? '');
  const loud = shown.filter((colour) => [...LOUD, 'green'].includes(colour));
  expect(loud.length / shown.length).toBeLessThan(0.05);
});
