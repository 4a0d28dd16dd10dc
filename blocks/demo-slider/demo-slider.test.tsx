import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { DemoSlider } from './demo-slider';
import { demoSliderFixtures } from './demo-slider.fixture';

const messages = messagesFor('de');
const show = (props: BlockProps<'demoSlider'>) =>
  render(
    <MessagesProvider messages={messages}>
      <DemoSlider {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = demoSliderFixtures;

test('BLK-05: the demo slider shows its steps under its headline', () => {
  show(plain);
  const region = screen.getByRole('region', { name: 'Wie ein Kragen entsteht' });
  expect(region).toHaveTextContent('Drei Schritte, eine Stunde.');
  expect(screen.getByRole('group', { name: '2 von 3' })).toHaveTextContent('Nähen');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('BLK-06: autoplays only if the editor chooses it', () => {
  const { unmount } = show(plain);
  expect(screen.queryByRole('button', { name: messages.slider.pause })).toBeNull();
  unmount();
  show(maximal);
  expect(screen.getByRole('button', { name: messages.slider.pause })).toBeVisible();
});

test('the slider has a name even without a headline', () => {
  show(minimal);
  expect(screen.getByRole('region', { name: messages.slider.label })).toBeVisible();
});
