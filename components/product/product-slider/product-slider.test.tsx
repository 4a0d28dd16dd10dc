import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTileParts } from '@/components/product/product-tile/use-tile-parts';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { summaryOf, tileProduct, tileRecord } from '@/lib/catalog/catalogue/tile-product.fixture';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { ProductSlider } from './product-slider';

const requests: string[] = [];
let isDown = false;

// The first transformation of a chunk may exceed a test's timeout on a busy machine.
beforeAll(() => Promise.all([loadTileParts(), import('@/lib/catalog/catalogue/fetch-products')]));
beforeAll(() => {
  globalThis.fetch = async (address) => {
    const path = String(address);
    requests.push(path);
    const ids = /get_products\/([\d,]+)/.exec(path)?.[1]?.split(',') ?? [];
    const records = ids.map((objectID) =>
      tileRecord({ objectID, ...(objectID === '20310001' && { title: 'Chino' }) }),
    );
    // The part of a response that the code reads; jsdom has no `Response`.
    return { ok: !isDown, status: isDown ? 503 : 200, json: async () => records } as Response;
  };
});
beforeEach(() => {
  requests.splice(0);
  isDown = false;
});

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;

function show(products = [tileProduct(), tileProduct({ objectID: '20310001', title: 'Chino' })]) {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <PageContextProvider currency="EUR">
            <SearchServiceProvider value={service}>
              <ProductSlider
                id="slider"
                headline="Passt dazu"
                summaries={products.map(summaryOf)}
              />
            </SearchServiceProvider>
          </PageContextProvider>
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );
}

test('BLK-15: articles in a row link to their pages and show their prices', () => {
  show();
  expect(screen.getByRole('region', { name: 'Passt dazu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chino' })).toHaveAttribute(
    'href',
    '/de-de/p/leinenhemd-mit-kentkragen/20310001',
  );
  expect(screen.getAllByText(/69,95/)).toHaveLength(2);
});

test('BLK-15: shows two articles, three from 576 pixels, four from 768, six from 1200', () => {
  show(Array.from({ length: 8 }, (_, at) => tileProduct({ objectID: String(20_310_000 + at) })));
  const row = screen.getByRole('group', { name: 'Passt dazu' }).parentElement;
  const inView = ['xs', 'sm', 'md', 'lg', 'xl'].map((width) =>
    row?.style.getPropertyValue(`--${width}`),
  );
  expect(inView).toEqual(['2', '3', '4', '4', '6']);
  expect(row?.style.getPropertyValue('--slide-widest')).toBe('30rem');
});

test('BLK-15: has no headline without articles', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('TRK-03: a click on a tile is reported with its slider', async () => {
  giveConsent(['statistics']);
  delete window.dataLayer;
  show();
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true });
  screen.getByRole('link', { name: 'Chino' }).click();
  removeEventListener('click', stay, { capture: true });
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      event: 'productClick',
      item_list_id: 'slider',
      items: [expect.objectContaining({ item_id: '20310001', index: 2, price: 69.95 })],
    }),
  ]);
});

const hearts = () => screen.queryAllByRole('button', { name: /^Merken/ });

test('BLK-15, TIL-01: loads records when the visitor approaches, and then the hearts', async () => {
  show();
  expect(requests).toEqual([]);
  expect(hearts()).toHaveLength(0);
  const link = screen.getByRole('link', { name: 'Chino' });
  act(() => link.focus());
  await screen.findByRole('button', { name: 'Merken: Chino' });
  expect(hearts()).toHaveLength(2);
  expect(link).toHaveFocus();
  await userEvent.hover(link);
  expect(requests).toEqual(['/api/hgg_products_de/get_products/20310000,20310001?currency=EUR']);
});

test('BLK-15: no request exceeds the shop’s maximum', async () => {
  show(Array.from({ length: 12 }, (_, at) => tileProduct({ objectID: String(20_310_000 + at) })));
  await userEvent.hover(screen.getByRole('heading'));
  await screen.findAllByRole('button', { name: /^Merken/ });
  expect(hearts()).toHaveLength(12);
  expect(requests.map((path) => path.split(',').length)).toEqual([10, 2]);
});

test('BLK-15: keeps the tiles if records fail to load, and the next interaction retries', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  isDown = true;
  // Articles that no earlier test has loaded, because responses are cached.
  const none = ['20310020', '20310021'].map((objectID) => tileProduct({ objectID }));
  show(none);
  await userEvent.hover(screen.getByRole('heading'));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(hearts()).toHaveLength(0);
  isDown = false;
  await userEvent.unhover(screen.getByRole('heading'));
  await userEvent.hover(screen.getByRole('heading'));
  await waitFor(() => expect(hearts()).toHaveLength(2));
  warn.mockRestore();
});
