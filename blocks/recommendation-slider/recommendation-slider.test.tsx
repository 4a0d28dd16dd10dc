import { render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalogue/media-context';
import type { BlockProps } from '@/lib/content/block';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import { RecommendationSlider } from './recommendation-slider';
import { recommendationSliderFixtures } from './recommendation-slider.fixture';

const show = (props: BlockProps<'recommendationSlider'>) =>
  render(
    <WordsProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <RecommendationSlider {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </WordsProvider>,
  );

const { default: plain, maximal } = recommendationSliderFixtures;

test('BLK-15: each article leads to itself by its number', () => {
  show(plain);
  expect(screen.getByRole('region', { name: 'Passt dazu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oxfordhemd' })).toHaveAttribute(
    'href',
    '/de-de/search?query=10203041',
  );
});

test('BLK-15: two articles side by side, three at 576 pixels, four at 768 and 992, six at 1200', () => {
  show(maximal);
  const row = screen.getByRole('group', { name: /^Was andere/ }).parentElement;
  const inView = ['xs', 'sm', 'md', 'lg', 'xl'].map((width) =>
    row?.style.getPropertyValue(`--${width}`),
  );
  expect(inView).toEqual(['2', '3', '4', '4', '6']);
});
