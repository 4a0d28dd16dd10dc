import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { HomepageSlider } from './homepage-slider';
import { homepageSliderFixtures } from './homepage-slider.fixture';

const show = (props: BlockProps<'homepageSlider'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <HomepageSlider {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = homepageSliderFixtures;

test('BLK-05: the homepage slider shows its slides one at a time', () => {
  show(plain);
  expect(screen.getByRole('region')).toHaveAttribute('aria-roledescription', 'Karussell');
  expect(screen.getByRole('group', { name: '1 von 3' })).toHaveTextContent('Mäntel');
});

test('BLK-06: autoplay can be stopped, and a single slide has none', () => {
  const { unmount } = show(plain);
  expect(screen.getByRole('button', { name: messagesFor('de').slider.pause })).toBeVisible();
  unmount();
  show(minimal);
  expect(screen.queryByRole('button', { name: messagesFor('de').slider.pause })).toBeNull();
});

test('as a page’s first block, only the first slide has the main heading and loads eagerly', () => {
  show(maximal);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Folie 1');
  const loading = screen.getAllByRole('img').map((each) => each.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
});
