import { render, screen } from '@testing-library/react';
import { HeaderElement } from './header-element';
import { headerElementFixtures } from './header-element.fixture';

test("the title is the page's first-level heading", () => {
  render(<HeaderElement {...headerElementFixtures.default} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Größenberatung' })).toBeVisible();
  expect(screen.getByText('Drei Maße genügen.')).toBeVisible();
});

test("the block's own alt text wins over the asset's", () => {
  const { rerender } = render(<HeaderElement {...headerElementFixtures.default} />);
  expect(screen.getByRole('img', { name: 'Ein Mantel im Fensterlicht' })).toBeVisible();
  rerender(<HeaderElement {...headerElementFixtures.maximal} />);
  expect(screen.getByRole('img', { name: 'Ein Maßband auf einem Ladentisch' })).toBeVisible();
});

test('only the first block of a page loads its picture eagerly', () => {
  const { rerender } = render(<HeaderElement {...headerElementFixtures.default} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  rerender(<HeaderElement {...headerElementFixtures.default} isFirst={false} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('markup in a text field is shown as text', () => {
  const { fields } = headerElementFixtures.default;
  const text = '<b>Mantel</b>';
  render(<HeaderElement {...headerElementFixtures.default} fields={{ ...fields, text }} />);
  expect(screen.getByRole('heading', { name: text })).toBeVisible();
});
