import { render, screen } from '@testing-library/react';
import { LinkElement } from './link-element';
import { linkElementFixtures } from './link-element.fixture';

const { default: plain, maximal } = linkElementFixtures;

test('BLK-01: the link element has the editor’s target', () => {
  render(<LinkElement {...plain} />);
  const link = screen.getByRole('link', { name: 'Größe finden' });
  expect(link).toHaveAttribute('href', '/de-de/pflege');
  expect(link).toHaveAttribute('data-look', 'secondary');
});

test('BLK-01: a link that opens a modal announces it, and is an ordinary link without JavaScript', () => {
  render(<LinkElement {...maximal} />);
  const link = screen.getByRole('link', { name: /^Versand und Rückgabe/ });
  expect(link).toHaveAttribute('data-opens', 'modal');
  expect(link).toHaveAttribute('href', '/de-de/versand');
});
