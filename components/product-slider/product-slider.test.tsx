import { render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalogue/media-context';
import { tileProduct } from '@/lib/catalogue/tile-product.fixture';
import { giveConsent } from '@/lib/consent/use-consent';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { PageContextProvider } from '@/lib/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/search/search-service-context';
import { ProductSlider } from './product-slider';

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;

function show(products = [tileProduct(), tileProduct({ objectID: '20310001', title: 'Chino' })]) {
  render(
    <WordsProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <PageContextProvider currency="EUR">
            <SearchServiceProvider value={service}>
              <ProductSlider id="slider" headline="Passt dazu" products={products} />
            </SearchServiceProvider>
          </PageContextProvider>
        </RouteContextProvider>
      </MediaProvider>
    </WordsProvider>,
  );
}

test('BLK-15: articles side by side lead to their pages, with their price', () => {
  show();
  expect(screen.getByRole('region', { name: 'Passt dazu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chino' })).toHaveAttribute(
    'href',
    '/de-de/p/leinenhemd-mit-kentkragen/20310001',
  );
  expect(screen.getAllByText(/69,95/)).toHaveLength(2);
});

test('BLK-15: two side by side, three at 576 pixels, four at 768 and 992, six at 1200', () => {
  show(Array.from({ length: 8 }, (_, at) => tileProduct({ objectID: String(20_310_000 + at) })));
  const row = screen.getByRole('group', { name: 'Passt dazu' }).parentElement;
  const inView = ['xs', 'sm', 'md', 'lg', 'xl'].map((width) =>
    row?.style.getPropertyValue(`--${width}`),
  );
  expect(inView).toEqual(['2', '3', '4', '4', '6']);
});

test('BLK-15: without articles there is no headline either', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('TRK-03: a tile that is followed is reported with its slider', () => {
  giveConsent(['statistics']);
  delete window.dataLayer;
  show();
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true });
  screen.getByRole('link', { name: 'Chino' }).click();
  removeEventListener('click', stay, { capture: true });
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      event: 'productClick',
      item_list_id: 'slider',
      items: [expect.objectContaining({ item_id: '20310001', index: 2, price: 69.95 })],
    }),
  ]);
});
