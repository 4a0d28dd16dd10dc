import { render, screen } from '@testing-library/react';
import { Wishlist } from './wishlist';
import { wishlistFixtures } from './wishlist.fixture';

const { default: plain, minimal } = wishlistFixtures;

test('the headline names the section', () => {
  render(<Wishlist {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no nameless landmark', () => {
  render(<Wishlist {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
