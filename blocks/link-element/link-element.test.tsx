import { render, screen } from '@testing-library/react';
import { LinkElement } from './link-element';
import { linkElementFixtures } from './link-element.fixture';

const { default: plain, maximal } = linkElementFixtures;

test('BLK-01: the link element leads where its editor says', () => {
  render(<LinkElement {...plain} />);
  const link = screen.getByRole('link', { name: 'Größe finden' });
  expect(link).toHaveAttribute('href', '/de-de/pflege');
  expect(link).toHaveAttribute('data-look', 'secondary');
});

test('BLK-01: a link that opens over the page says so and is an ordinary link without scripts', () => {
  render(<LinkElement {...maximal} />);
  const link = screen.getByRole('link', { name: /^Versand und Rückgabe/ });
  expect(link).toHaveAttribute('data-opens', 'modal');
  expect(link).toHaveAttribute('href', '/de-de/versand');
});
