import { render, screen } from '@testing-library/react';
import { CategoryBanner } from './category-banner';
import { categoryBannerFixtures } from './category-banner.fixture';

const { default: plain, minimal, maximal } = categoryBannerFixtures;

test('PLP-10: the category banner has a logo, text and buttons beside its picture', () => {
  render(<CategoryBanner {...maximal} />);
  expect(screen.getByRole('region', { name: /^Leinenwochen/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Aldgate' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Sechs Leinenhemden/ })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('PLP-10: a logo without its own alt text uses the asset’s', () => {
  render(<CategoryBanner {...plain} />);
  expect(screen.getByRole('img', { name: 'Aldgate' })).toBeVisible();
});

test('a headline is sufficient', () => {
  render(<CategoryBanner {...minimal} />);
  expect(screen.getByRole('heading', { name: 'Leinenwochen' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
