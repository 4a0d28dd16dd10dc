import { render, screen } from '@testing-library/react';
import { ListSettingsProvider, useListSettings, type ListSettings } from './list-settings';

const settings: ListSettings = {
  project: 'hgg',
  locale: 'de-at',
  language: 'de',
  currency: 'EUR',
  category: 'hemden',
  isSaleCategory: false,
  tallOnly: false,
  allFilters: false,
  filterCount: 5,
  maxDifferenceInPriceFilter: 500,
};

const Category = () => <p>{useListSettings().category}</p>;

test('parts of a list can read its settings', () => {
  render(
    <ListSettingsProvider value={settings}>
      <Category />
    </ListSettingsProvider>,
  );
  expect(screen.getByText('hemden')).toBeVisible();
});

test('there are no settings outside a list', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Category />)).toThrow('product list');
  silent.mockRestore();
});
