import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { basketFixture } from '@/lib/commerce/basket/basket.fixture';
import { cartOf } from '@/lib/commerce/basket/cart';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { VoucherDetailBlock } from './voucher-detail';
import { voucherDetailFixtures } from './voucher-detail.fixture';

const page = (props: BlockProps<'voucherDetail'>) => (
  <MessagesProvider messages={messagesFor('de')}>
    <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
      <PageContextProvider currency="EUR">
        <MediaProvider baseUrl="https://pictures.example">
          <VoucherDetailBlock {...props} />
        </MediaProvider>
      </PageContextProvider>
    </RouteContextProvider>
  </MessagesProvider>
);

const { default: plain, minimal, unavailable } = voucherDetailFixtures;

test('PDP-07: a voucher has amounts, and neither colour nor size', () => {
  render(page(plain));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Geschenkkarte 50 €');
  const amounts = within(screen.getByRole('navigation', { name: 'Betrag' })).getAllByRole('link');
  expect(amounts.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '25,00 €',
    '50,00 €',
    '100,00 €',
    '200,00 €',
  ]);
  expect(amounts.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    null,
    null,
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/Farbe|Größe/)).toBeNull();
});

test('PDP-07: a voucher is added to the basket in its quantity', async () => {
  const empty = cartOf(basketFixture([]));
  const posted = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  // jsdom lacks Node's `Response.json`.
  posted.mockResolvedValue({ ok: true, json: async () => empty } as unknown as Response);
  globalThis.fetch = posted;
  render(page(plain));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge' }), '2');
  await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  const [address, request] = posted.mock.calls[0] ?? [];
  expect(address).toBe('/api/cart/cart/add?locale=de-de');
  expect(JSON.parse(String(request?.body))).toMatchObject({
    variant: { id: '20396000-901', sku: '20396000-901-50' },
    count: 2,
  });
  expect(await screen.findByText(/liegt in Ihrem Warenkorb/)).toBeVisible();
});

test('without JavaScript the form posts SKU, quantity and locale', () => {
  const html = renderToString(page(plain));
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/cart/cart/add');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    locale: 'de-de',
    sku: '20396000-901-50',
    count: '1',
  });
});

test('does not offer a single amount as a choice', () => {
  render(page(minimal));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('reports a voucher that cannot be loaded', () => {
  render(page(unavailable));
  expect(screen.getByText(/kann gerade nicht angezeigt werden/)).toBeVisible();
});
