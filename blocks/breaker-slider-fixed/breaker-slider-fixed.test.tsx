import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BreakerSliderFixed } from './breaker-slider-fixed';
import { breakerSliderFixedFixtures } from './breaker-slider-fixed.fixture';

const show = (props: BlockProps<'breakerSliderFixed'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <BreakerSliderFixed {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = breakerSliderFixedFixtures;

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

test('BLK-12: the first picture is outside the row, with the editor’s link', () => {
  show(maximal);
  const first = screen.getByRole('link', { name: 'Der Anzug der Woche' });
  expect(first).toHaveAttribute('href', '/de-de/anzug');
  expect(first.closest('[aria-roledescription]')).toBeNull();
});
