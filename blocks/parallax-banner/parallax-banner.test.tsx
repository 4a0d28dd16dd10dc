import { render, screen } from '@testing-library/react';
import { ParallaxBanner } from './parallax-banner';
import { parallaxBannerFixtures } from './parallax-banner.fixture';

const { default: plain, minimal, maximal } = parallaxBannerFixtures;

test('BLK-10: picture, text and button of the parallax banner', () => {
  render(<ParallaxBanner {...plain} />);
  expect(screen.getByRole('region', { name: 'Wind kommt nicht durch' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Mäntel im Wind' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: 'Mäntel ansehen' })).toBeVisible();
});

test('BLK-10: first on its page it carries the main heading, and its picture loads at once', () => {
  render(<ParallaxBanner {...maximal} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wind kommt nicht durch');
  expect(screen.getByRole('img', { name: 'Drei Mäntel im Wind' })).toHaveAttribute(
    'loading',
    'eager',
  );
});

test('CMS-09: without its picture nothing of the parallax banner shows', () => {
  const { container } = render(
    <ParallaxBanner {...plain} fields={{ ...plain.fields, image: null }} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('a picture alone is no nameless landmark', () => {
  render(<ParallaxBanner {...minimal} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
