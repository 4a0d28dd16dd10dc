import { render, screen } from '@testing-library/react';
import { ProductList } from './product-list';
import { productListFixtures } from './product-list.fixture';

const { default: plain, minimal } = productListFixtures;

test('the headline names the section', () => {
  render(<ProductList {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no nameless landmark', () => {
  render(<ProductList {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
