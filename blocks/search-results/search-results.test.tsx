import { screen, within } from '@testing-library/react';
import { showList } from '@/components/list/product-list/list.fixture';
import { loadedList } from '@/lib/catalog/search/loaded-list.fixture';
import { searchOf } from '@/lib/catalog/search/loaded-search.fixture';
import { SearchResults } from './search-results';
import { searchResultsFixtures } from './search-results.fixture';

const { default: plain, minimal } = searchResultsFixtures;

test('PLP-07, PLP-17: shows the results of a search below its query', async () => {
  history.replaceState(null, '', '/de-de/search?query=leinenhemd');
  const loaded = searchOf(loadedList(8, 'Leinenhemd mit Kentkragen', 'leinenhemd'), ['hemden']);
  await showList(<SearchResults {...plain} loaded={loaded} isFirst />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Suchergebnisse für „leinenhemd“',
  );
  expect(screen.getAllByRole('link', { name: /Leinenhemd/ })).toHaveLength(8);
  const related = screen.getByRole('navigation', { name: 'Ähnliche Suchen' });
  expect(within(related).getByRole('link', { name: 'hemden' })).toHaveAttribute(
    'href',
    '/de-de/search?query=hemden',
  );
});

test('PLP-09: reports a search without results', async () => {
  history.replaceState(null, '', '/de-de/search');
  await showList(<SearchResults {...minimal} />);
  expect(screen.getByText(/gerade keine Artikel/)).toHaveRole('alert');
});
