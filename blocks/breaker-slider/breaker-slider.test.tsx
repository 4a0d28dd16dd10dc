import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BreakerSlider } from './breaker-slider';
import { breakerSliderFixtures } from './breaker-slider.fixture';

const show = (props: BlockProps<'breakerSlider'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <BreakerSlider {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = breakerSliderFixtures;

test('BLK-12, PLP-10: shows title, subtitle, and pictures that link by address or article number', () => {
  show(plain);
  expect(screen.getByRole('region', { name: 'Cord ist zurück' })).toHaveTextContent(
    'Breit gerippt',
  );
  expect(screen.getByRole('link', { name: 'Eine Cordhose' })).toHaveAttribute(
    'href',
    '/de-de/cord',
  );
  expect(screen.getByRole('link', { name: 'Ein Cordsakko' })).toHaveAttribute(
    'href',
    '/de-de/search?query=12345678',
  );
  expect(screen.getByRole('img', { name: 'Ein Cordhemd' }).closest('a')).toBeNull();
});

test('BLK-12: the pictures repeat as often as the editor chooses', () => {
  show(maximal);
  expect(screen.getAllByRole('group', { name: /^\d+ von 24$/ })).toHaveLength(24);
});

test('PLP-12: shows one and a half pictures, two and a half from 768 pixels, three and a half from 992', () => {
  show(maximal);
  const row = screen.getByRole('group', { name: /^Cord ist zurück/ }).parentElement;
  const inView = ['xs', 'sm', 'md', 'lg', 'xl'].map((width) =>
    row?.style.getPropertyValue(`--${width}`),
  );
  expect(inView).toEqual(['1.5', '1.5', '2.5', '3.5', '3.5']);
});

test('PLP-12: a picture links to its article, and is omitted if that is not available', () => {
  const href = '/de-de/p/cordsakko/12345678';
  const { unmount } = show({ ...plain, loaded: { 12345678: href } });
  expect(screen.getByRole('link', { name: 'Ein Cordsakko' })).toHaveAttribute('href', href);
  unmount();
  show({ ...plain, loaded: {} });
  expect(screen.queryByRole('img', { name: 'Ein Cordsakko' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Ein Cordhemd' })).toBeVisible();
});
