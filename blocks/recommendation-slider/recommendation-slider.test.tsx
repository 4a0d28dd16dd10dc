import { render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { RecommendationSlider } from './recommendation-slider';
import { recommendationSliderFixtures } from './recommendation-slider.fixture';

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;

const show = (props: BlockProps<'recommendationSlider'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <PageContextProvider currency="EUR">
            <SearchServiceProvider value={service}>
              <RecommendationSlider {...props} />
            </SearchServiceProvider>
          </PageContextProvider>
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = recommendationSliderFixtures;

test('BLK-15: links each article by its number while the index does not respond', () => {
  show({ ...plain, loaded: null });
  expect(screen.getByRole('region', { name: 'Passt dazu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oxfordhemd' })).toHaveAttribute(
    'href',
    '/de-de/search?query=10203041',
  );
});

test('BLK-15: shows two articles side by side, three from 576 pixels, four from 768 and 992, six from 1200', () => {
  show(maximal);
  const row = screen.getByRole('group', { name: /^Was andere/ }).parentElement;
  const inView = ['xs', 'sm', 'md', 'lg', 'xl'].map((width) =>
    row?.style.getPropertyValue(`--${width}`),
  );
  expect(inView).toEqual(['2', '3', '4', '4', '6']);
  expect(row?.style.getPropertyValue('--slide-widest')).toBe('30rem');
});

test('BLK-15: shows nothing if none of the articles is available', () => {
  show({ ...plain, loaded: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

test('BLK-15: shows nothing if no article was chosen and the index does not respond', () => {
  show({ ...plain, loaded: null, fields: { ...plain.fields, articles: [] } });
  expect(screen.queryByRole('region')).toBeNull();
});

test('BLK-15: shows the index’s data of an article, with a direct link to its page', () => {
  show(plain);
  expect(screen.getByRole('link', { name: 'Oxfordhemd' })).toHaveAttribute(
    'href',
    expect.stringContaining('/10203041?colorVariant=10203041-117'),
  );
  expect(screen.getAllByText(/69,95/)).toHaveLength(3);
});
