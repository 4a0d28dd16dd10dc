import { shownTabs, type ArticleTab } from './article-tabs';

const tab = (key: ArticleTab['key'], content: string | null = 'text'): ArticleTab => ({
  key,
  headline: key,
  content,
});
const keys = (tabs: readonly ArticleTab[]) => tabs.map(({ key }) => key);
const all = [tab('details'), tab('care'), tab('shipping'), tab('safety')];

test('PDP-17: ratings are the third tab if there are reviews', () => {
  expect(keys(shownTabs(all, tab('ratings')))).toEqual([
    'details', 'care', 'ratings', 'shipping', 'safety',
  ]); // oxfmt-ignore
  expect(keys(shownTabs(all, tab('ratings', null)))).toEqual(keys(all));
});

test('PDP-17: a tab without content is omitted, and ratings are still the third', () => {
  const without = [tab('details'), tab('care', null), tab('shipping'), tab('safety')];
  expect(keys(shownTabs(without, tab('ratings')))).toEqual([
    'details', 'shipping', 'ratings', 'safety',
  ]); // oxfmt-ignore
});
