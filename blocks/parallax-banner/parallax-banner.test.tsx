import { render, screen } from '@testing-library/react';
import { ParallaxBanner } from './parallax-banner';
import { parallaxBannerFixtures } from './parallax-banner.fixture';

const { default: plain, minimal, maximal } = parallaxBannerFixtures;

test('BLK-10: shows picture, text and button', () => {
  render(<ParallaxBanner {...plain} />);
  expect(screen.getByRole('region', { name: 'Wind kommt nicht durch' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Mäntel im Wind' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: 'Mäntel ansehen' })).toBeVisible();
});

test('BLK-10: as a page’s first block it has the main heading and loads its picture eagerly', () => {
  render(<ParallaxBanner {...maximal} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wind kommt nicht durch');
  expect(screen.getByRole('img', { name: 'Drei Mäntel im Wind' })).toHaveAttribute(
    'loading',
    'eager',
  );
});

test('CMS-09: shows nothing without its picture', () => {
  const { container } = render(
    <ParallaxBanner {...plain} fields={{ ...plain.fields, image: null }} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('a picture alone is not an unlabelled landmark', () => {
  render(<ParallaxBanner {...minimal} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
