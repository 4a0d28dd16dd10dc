import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import { formatSizeString } from '@/lib/catalog/catalogue/size-string';
import { engineClient } from '@/packages/algolia-local/testing/engine-client';
import { FixtureList, INDEX } from './list.fixture';
import {
  button,
  clientFor,
  expectArticles,
  filterButtons,
  link,
  LONG_BRAND,
  nameOf,
  openFilter,
  openList,
  panel,
} from './open-list.fixture';

test('FLT-01: shows the first five filters, and the others on demand', async () => {
  const { user } = await openList(engineClient);
  expect(filterButtons()).toEqual(['Größe', 'Farbe', 'Marke', 'Preis', 'Kategorie']);
  await user.click(button('Mehr Filter'));
  expect(filterButtons()).toEqual(['Größe', 'Farbe', 'Marke', 'Preis', 'Kategorie', 'Statur']);
  await user.click(button('Weniger Filter'));
  expect(filterButtons()).toHaveLength(5);
});

test('FLT-01: the project determines how many are in the row', async () => {
  await openList(engineClient, { list: { filterCount: 2 } });
  expect(filterButtons()).toEqual(['Größe', 'Farbe']);
});

test('FLT-02: one filter is open at a time; a click outside and Escape close it', async () => {
  const { user } = await openList(engineClient);
  await openFilter(user, 'Farbe');
  await openFilter(user, 'Marke');
  expect(screen.queryByRole('group', { name: 'Farbe' })).toBeNull();
  expect(button('Marke')).toHaveAttribute('aria-expanded', 'true');
  await user.click(document.body);
  expect(screen.queryByRole('group', { name: 'Marke' })).toBeNull();
  await openFilter(user, 'Marke');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Marke' })).toBeNull();
  expect(button('Marke')).toHaveFocus();
});

test('moving the focus out of the row closes the filter', async () => {
  const { user } = await openList(engineClient);
  await openFilter(user, 'Farbe');
  act(() => screen.getByRole('combobox', { name: 'Sortieren' }).focus());
  expect(screen.queryByRole('group', { name: 'Farbe' })).toBeNull();
});

test('pressing the mouse on the label of a value keeps the filter open', async () => {
  const { user } = await openList(engineClient);
  await openFilter(user, 'Farbe');
  const [words] = screen.getAllByText('Blau');
  act(() => button('Farbe').focus());
  await user.pointer({ keys: '[MouseLeft]', target: words! }); // blue is there
  expect(screen.getByRole('group', { name: 'Farbe' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Blau/ })).toBeChecked();
});

test('FLT-11: switches and flags are separate from the row', async () => {
  const { user } = await openList(engineClient);
  expect(screen.getAllByRole('switch').map(nameOf)).toEqual([
    'Überlängen vorrätig1 Artikel',
    'Sale1 Artikel',
    'Neu1 Artikel',
    'Naturfasern1 Artikel',
  ]);
  await user.click(screen.getByRole('switch', { name: /^Naturfasern/ }));
  await expectArticles(3);
  await user.click(screen.getByRole('switch', { name: /^Naturfasern/ }));
  await expectArticles(1, 2, 3, 4, 5, 6);
});

test('only the big and tall shop has tall sizes', async () => {
  await openList(engineClient, { list: { project: 'hrm' } });
  expect(screen.queryByRole('switch', { name: /^Lange/ })).toBeNull();
});

test('a list of sale articles has no switch for them', async () => {
  await openList(engineClient, { list: { isSaleCategory: true } });
  expect(screen.getByRole('switch', { name: /^Neu/ })).toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: /^Sale/ })).toBeNull();
});

test('FLT-13: a filter without values is hidden, unless one of them is chosen', async () => {
  const path = indexPathOf('discountTier', 'EUR');
  await openList(engineClient, {
    articles: [{ brand: 'Norrby' }],
    list: { isSaleCategory: true, filterCount: 9 },
    initialUiState: { [INDEX]: { refinementList: { [path]: ['50'] } } },
  });
  expect(button('Rabatt (1)')).toBeInTheDocument();
  await userEvent.click(link(/^Filter entfernen: bis −50/));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Rabatt/ })).toBeNull());
});

test('chosen filters can be removed one by one, then all, with the focus following', async () => {
  const size3 = formatSizeString({
    bodyType: 'normal',
    sizeType: 'standard',
    hasStock: true,
    sizeOnLabel: '3XL',
  });
  const { user } = await openList(engineClient, {
    initialUiState: {
      [INDEX]: {
        refinementList: {
          [indexPathOf('sizeString', 'EUR')]: [size3],
          [indexPathOf('brand', 'EUR')]: ['Norrby', 'Harbour Lane'],
        },
        range: { 'priceMin.eur': '4000:10000' },
        toggle: { isNew: true },
      },
    },
  });
  const chips = () =>
    within(screen.getByRole('list', { name: 'Gewählte Filter' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
  expect(chips()).toEqual(['40,00 € bis 100,00 €', 'Größe: 3XL', 'Norrby', 'Harbour Lane', 'Neu']);
  await expectArticles(1);
  expect(decodeURI(link('Filter entfernen: Norrby').getAttribute('href') ?? '')).toBe(
    `?range[priceMin]=40:100&filters[sizeString]=${size3.replaceAll('#', '%23')}` +
      '&filters[brand]=Harbour+Lane&filters[isNew]=true',
  );
  expect(link('Alle zurücksetzen')).toHaveAttribute('href', '?');
  await user.click(link('Filter entfernen: Neu'));
  await waitFor(() => expect(chips()).toHaveLength(4));
  expect(link('Filter entfernen: Harbour Lane')).toHaveFocus();
  await user.click(link('Alle zurücksetzen'));
  await expectArticles(1, 2, 3, 4, 5, 6);
  expect(screen.getByRole('region', { name: 'Filtern und sortieren' })).toHaveFocus();
});

/** A list whose responses are held back until released. */
async function openSlowList() {
  const { client } = clientFor(engineClient);
  const held: (() => void)[] = [];
  let holds = false;
  const search = (async (...queries: Parameters<typeof client.search>) => {
    const response = client.search(...queries);
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    return response;
  }) as typeof client.search; // the client's function has several signatures; arguments are forwarded unchanged
  const user = userEvent.setup();
  render(<FixtureList searchClient={{ ...client, search }} indexName={INDEX} />);
  await screen.findByRole('button', { name: 'Farbe' });
  return {
    user,
    hold: () => {
      holds = true;
    },
    /** The newest response arrives first. */
    release: async () => {
      holds = false;
      for (const response of held.toReversed()) await act(async () => response());
      return held.length;
    },
  };
}

test('five quick clicks end with the last one, in whatever order the responses arrive', async () => {
  const { user, hold, release } = await openSlowList();
  const colours = await openFilter(user, 'Farbe');
  hold();
  for (const name of [/^Blau/, /^Weiß/, /^Schwarz/, /^Weiß/, /^Blau/])
    await user.click(colours.getByRole('checkbox', { name }));
  expect(colours.getByRole('checkbox', { name: /^Schwarz/ })).toBeChecked();
  expect(colours.getByRole('checkbox', { name: /^Blau/ })).not.toBeChecked();
  expect(await release()).toBe(5);
  await expectArticles(5);
});

test('without any article, offers to remove the filter chosen last', async () => {
  const { user, hold, release } = await openSlowList();
  await openFilter(user, 'Marke');
  hold();
  await user.click(screen.getByRole('switch', { name: /^Neu/ }));
  await user.click(button('Marke'));
  await user.click(panel('Marke').getByRole('checkbox', { name: /^Calder/ }));
  await release();
  await expectArticles();
  expect(screen.getByText('Mit diesen Filtern gibt es keinen Artikel.')).toBeInTheDocument();
  await user.click(button('Ohne „Calder“ suchen'));
  await expectArticles(1);
});

test('PLP-15: five sort orders use one index each', async () => {
  const { user } = await openList(engineClient);
  const select = screen.getByRole('combobox', { name: 'Sortieren' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Empfohlen', 'Preis aufsteigend', 'Preis absteigend', 'Neuheiten', 'Höchster Rabatt']);
  await user.selectOptions(select, 'Preis absteigend');
  await expectArticles(5, 4, 3, 6, 2, 1);
});

test('a list of one article offers its values', async () => {
  await openList(engineClient, { articles: [{ brand: LONG_BRAND }] });
  expect(filterButtons()).toEqual(['Größe', 'Farbe', 'Marke', 'Kategorie', 'Statur']);
});

test('chosen values can be removed when no article has them', async () => {
  const { user } = await openList(engineClient, {
    initialUiState: {
      [INDEX]: {
        refinementList: { [indexPathOf('filterColor', 'EUR')]: ['red'] },
        range: { 'priceMin.eur': '90000:' },
      },
    },
  });
  await expectArticles();
  const colours = await openFilter(user, 'Farbe (1)', 'Farbe');
  await user.click(colours.getByRole('checkbox', { name: /^Rot/, checked: true }));
  expect(await colours.findByText('Hier gibt es zurzeit nichts zu wählen.')).toBeInTheDocument();
  const prices = await openFilter(user, 'Preis (1)', 'Preis');
  expect(prices.getByRole('textbox', { name: 'Von (€)' })).toHaveValue('900');
});
