import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BreakerSliderBackground } from './breaker-slider-background';
import { breakerSliderBackgroundFixtures } from './breaker-slider-background.fixture';

const show = (props: BlockProps<'breakerSliderBackground'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <BreakerSliderBackground {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = breakerSliderBackgroundFixtures;

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

test('BLK-12: the large picture is decorative, and the title is the link', () => {
  show(maximal);
  expect(screen.getByRole('presentation')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cord ist zurück/ })).toHaveAttribute(
    'href',
    '/de-de/neu',
  );
});
