import { act, screen, waitFor, within } from '@testing-library/react';
import { engineClient } from '@/packages/algolia-local/testing/engine-client';
import { INDEX } from './list.fixture';
import {
  ARTICLES,
  button,
  expectArticles,
  link,
  nameOf,
  openFilter,
  openList,
} from './open-list.fixture';

test('several values of a filter can be chosen, and keep their counts and the focus', async () => {
  const { user } = await openList(engineClient);
  const colours = await openFilter(user, 'Farbe');
  const names = () => colours.getAllByRole('checkbox').map(nameOf);
  expect(names()).toEqual(['Blau44 Artikel', 'Schwarz11 Artikel', 'Weiß22 Artikel']);
  await user.click(colours.getByRole('checkbox', { name: /^Schwarz/ }));
  await expectArticles(5);
  expect(colours.getByRole('checkbox', { name: /^Schwarz/ })).toHaveFocus();
  await user.click(colours.getByRole('checkbox', { name: /^Weiß/ }));
  await expectArticles(2, 3, 5);
  expect(names()).toHaveLength(3);
  expect(button('Farbe (2)')).toBeInTheDocument();
});

test('FLT-15: colours have their own order and the page’s language', async () => {
  const articles = [{ colours: ['violet', 'not_specified', 'blue', 'multicolor'] }];
  const { user } = await openList(engineClient, {
    articles,
    language: 'pl',
    list: { language: 'de' },
  });
  await user.click(button('Kolor'));
  const colours = await screen.findAllByRole('checkbox');
  expect(colours.map((each) => nameOf(each)?.replace(/1.*/, ''))).toEqual([
    'Niebieski',
    'Wielokolorowy',
    'Inne',
    'Fioletowy',
  ]);
});

test('a colour of a shop’s own has its token beside its name', async () => {
  const { user } = await openList(engineClient, { articles: [{ colours: ['navy'] }] });
  const colours = await openFilter(user, 'Farbe');
  const name = colours.getByText('navy');
  expect(name.previousElementSibling).toHaveStyle({
    '--swatch': 'var(--swatch-navy, var(--color-placeholder))',
  });
});

test('FLT-07: sizes are grouped by system, kind and order; sold-out ones are not offered', async () => {
  const soldOut = { sizeOnLabel: '8XL', hasStock: false };
  const { user } = await openList(engineClient, { articles: [...ARTICLES, { sizes: [soldOut] }] });
  const sizes = await openFilter(user, 'Größe');
  expect(sizes.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'EU',
    'UK',
    'US',
    'International',
  ]);
  const clothing = within(sizes.getByRole('group', { name: 'Bekleidung' }));
  expect(clothing.getAllByRole('checkbox').map(nameOf)).toEqual(['3XL', '4XL', '10XL']);
  expect(sizes.getByRole('group', { name: 'Bekleidung, lang' })).toBeInTheDocument();
  expect(sizes.getByRole('checkbox', { name: 'Einheitsgröße' })).toBeInTheDocument();
  await user.click(sizes.getByRole('tab', { name: 'EU' }));
  await user.keyboard('{ArrowRight}');
  expect(sizes.getByRole('tab', { name: 'UK', selected: true })).toHaveFocus();
  await user.click(sizes.getByRole('checkbox', { name: '13' }));
  await expectArticles(6);
  expect(link('Filter entfernen: Größe: 47,5 (Schuhe)')).toBeInTheDocument();
});

test('FLT-06, CST-02: a size shows after 100 ms how many articles have it', async () => {
  const { user } = await openList(engineClient);
  const sizes = await openFilter(user, 'Größe');
  let enteredAt = Infinity;
  document.addEventListener('pointerover', () => (enteredAt = performance.now()), { once: true });
  await user.hover(sizes.getByRole('checkbox', { name: '3XL' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('2 Artikel');
  // Timers of Node end up to a millisecond early.
  expect(performance.now() - enteredAt).toBeGreaterThan(98);
});

test('FLT-17: brands are searched at the facet’s own address', async () => {
  const { user, requests } = await openList(engineClient);
  const brands = await openFilter(user, 'Marke');
  await user.type(brands.getByRole('searchbox', { name: 'Marke suchen' }), 'norr');
  await waitFor(() => expect(brands.getAllByRole('checkbox')).toHaveLength(1));
  expect(requests).toEqual([`1/indexes/${INDEX}/facets/brand.title/query`]);
  expect(brands.getByRole('status')).toHaveTextContent('1 Treffer');
  await user.click(brands.getByRole('checkbox', { name: /^Norrby/ }));
  await expectArticles(3, 4);
  await user.clear(brands.getByRole('searchbox'));
  await waitFor(() => expect(brands.getAllByRole('checkbox')).toHaveLength(4));
  await user.type(brands.getByRole('searchbox'), 'xqz');
  expect(await brands.findByText(/^Nichts gefunden/)).toBeInTheDocument();
});

test('FLT-17: a response to an older text is ignored, and a failure can be retried', async () => {
  const responses: (() => void)[] = [];
  let fails = false;
  const { user } = await openList(engineClient, {
    beforeFacet: async () => {
      if (fails) throw new Error('offline');
      await new Promise<void>((resolve) => responses.push(resolve));
    },
  });
  const brands = await openFilter(user, 'Marke');
  const box = brands.getByRole('searchbox');
  await user.type(box, 'harbour');
  await waitFor(() => expect(responses).toHaveLength(1));
  await user.clear(box);
  await user.type(box, 'calder');
  await waitFor(() => expect(responses).toHaveLength(2));
  await act(async () => responses[1]?.());
  await waitFor(() => expect(brands.getAllByRole('checkbox')).toHaveLength(1));
  await act(async () => responses[0]?.());
  expect(brands.getByRole('checkbox', { name: /^Calder/ })).toBeInTheDocument();
  fails = true;
  await user.type(box, 's');
  expect(await brands.findByText(/lassen sich gerade nicht laden/)).toBeInTheDocument();
  fails = false;
  await user.click(brands.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(responses).toHaveLength(3));
});

test('FLT-08: a sale category offers tiers of discount', async () => {
  const { user } = await openList(engineClient, { list: { isSaleCategory: true, filterCount: 9 } });
  const tiers = await openFilter(user, 'Rabatt');
  await user.click(tiers.getByRole('checkbox', { name: /^bis −30/ }));
  await expectArticles(4);
  expect(button('Rabatt (1)')).toBeInTheDocument();
});

test('FLT-12: offers a thousand values', async () => {
  const articles = Array.from({ length: 1000 }, (_, at) => ({ brand: `Marke ${at}` }));
  const { user } = await openList(engineClient, { articles });
  const brands = await openFilter(user, 'Marke');
  expect(brands.getAllByRole('listitem')).toHaveLength(1000);
});

test.each([
  [
    'cs',
    'Značka',
    ['Zora', 'Čapek', 'Cyril', 'Chodov', 'Hora'],
    ['Cyril', 'Čapek', 'Hora', 'Chodov', 'Zora'],
  ],
  ['pl', 'Marka', ['Zamek', 'Łoś', 'Lis', 'Żuraw', 'ćma'], ['ćma', 'Lis', 'Łoś', 'Zamek', 'Żuraw']],
  [
    'de',
    'Marke',
    ['Zeder', 'Ärmel', 'anton', 'Berg', 'Über'],
    ['anton', 'Ärmel', 'Berg', 'Über', 'Zeder'],
  ],
] as const)(
  'values are sorted alphabetically by the rules of %s',
  async (language, label, brands, sorted) => {
    const articles = brands.map((brand) => ({ brand }));
    const { user } = await openList(engineClient, { articles, language, list: { language } });
    await user.click(button(label));
    const values = await screen.findAllByRole('checkbox');
    expect(values.map((each) => nameOf(each)?.replace(/1.*/, ''))).toEqual(sorted);
  },
);
