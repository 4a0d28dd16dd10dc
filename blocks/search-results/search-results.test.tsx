import { render, screen } from '@testing-library/react';
import { SearchResults } from './search-results';
import { searchResultsFixtures } from './search-results.fixture';

const { default: plain, minimal } = searchResultsFixtures;

test('the headline names the section', () => {
  render(<SearchResults {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no nameless landmark', () => {
  render(<SearchResults {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
