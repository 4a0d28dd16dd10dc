import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import type { Basket } from '@/lib/commerce/basket/basket';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BasketModal } from './basket-modal';

const { sku } = basketLine();
const onClose = jest.fn();

/** Uses a different locale for each test, because responses are cached in memory. */
function show(
  locale: string,
  basket: Basket,
  said: { serverError?: string; failure?: string } = {},
) {
  document.cookie = 'visitor=1';
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL) => {
    const visitor = { basket, wishlist: { items: [] }, reservation: { items: [] } };
    const body = String(path).startsWith('/api/visitor') ? visitor : { articles: [] };
    // jsdom lacks Node's `Response.json`.
    return { ok: true, status: 200, json: async () => body } as Response;
  });
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <PageContextProvider currency="EUR">
          <RouteContextProvider value={{ project: 'hgg', locale }}>
            <BasketModal skus={[sku]} {...said} onClose={onClose} />
          </RouteContextProvider>
        </PageContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );
}

test('BSK-02: shows what was added, with links to the basket and back', async () => {
  show(
    'de-de',
    basketFixture([basketLine({ quantity: 2 }), basketLine({ id: 'x', sku: 'other' })]),
  );
  expect(await screen.findByText('In den Warenkorb gelegt')).toBeVisible();
  expect(screen.getAllByText('Oxfordhemd')).toHaveLength(1);
  expect(screen.getByText(/Größe: 3XL/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute(
    'href',
    '/de-de/checkout/cart',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weiter einkaufen' }));
  expect(onClose).toHaveBeenCalled();
});

test('BSK-12: a server error is an alert if nothing was added', async () => {
  show('de-at', basketFixture([]), { serverError: 'Der Server sagt nein.', failure: 'Anderes' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server sagt nein.');
  expect(screen.queryByText('Anderes')).toBeNull();
});

test('BSK-12: any other failure is plain text', async () => {
  show('de-ch', basketFixture([]), { failure: 'Das ging schief.' });
  expect(await screen.findByText('Das ging schief.')).toBeVisible();
  expect(screen.queryByText('Das ging schief.')?.closest('[role=alert]')).toBeNull();
});

test('BSK-12: without a reason, asks to try again in a few seconds', async () => {
  show('fr-ch', basketFixture([]));
  expect(await screen.findByText(/^Ein Fehler ist aufgetreten/)).toBeVisible();
});

test('BSK-12: reports an article that has been discontinued', async () => {
  show(
    'nl-nl',
    basketFixture([], { missing: [{ id: 'a', sku, name: null, quantity: 1, isGone: true }] }),
  );
  expect(await screen.findByText('Dieser Artikel ist nicht mehr verfügbar.')).toBeVisible();
});
