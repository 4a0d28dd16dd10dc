import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { closeModal } from '@/lib/browser/modals/modals';
import { showWishlist } from '@/lib/commerce/wishlist/shown-wishlist';
import { EMPTY_WISHLIST } from '@/lib/commerce/wishlist/wishlist';
import { wishlistResponse } from '@/lib/commerce/wishlist/wishlist-response';
import { wishlistContents, wishlistLine } from '@/lib/commerce/wishlist/wishlist.fixture';
import { inTwoColours, showTile } from './show-tile.fixture';
import { loadTileParts } from './use-tile-parts';

beforeAll(loadTileParts);
afterEach(() =>
  act(() => {
    showWishlist(EMPTY_WISHLIST);
    closeModal();
  }),
);

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

/** jsdom lacks Node's `Response.json`. */
const response = (body: unknown, status = 200) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;

const listWith = (revision: number, itemNumbers: readonly string[]) =>
  wishlistResponse(
    wishlistContents(
      itemNumbers.map((itemNumber) => wishlistLine({ id: itemNumber, itemNumber })),
      { revision },
    ),
  );

async function openQuickView() {
  showTile({ product: inTwoColours(), href: '/de-de/p/hemd/20310000?queryID=abc' });
  await userEvent.click(screen.getByRole('button', { name: /^Schnellansicht: Leinenhemd/ }));
  return screen.findByRole('dialog', { name: 'Leinenhemd mit Kentkragen' });
}

test('TIL-05: the quick view shows colours, sizes and a link to the page', async () => {
  const dialog = within(await openQuickView());
  expect(dialog.getByText('Farbe: Himmelblau')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '3XL, Leinenhemd mit Kentkragen' })).toHaveAttribute(
    'href',
    '/de-de/p/hemd/20310000?queryID=abc&colorVariant=20310000-312&size=3XL&sizeType=standard',
  );
  expect(dialog.queryByRole('link', { name: /4XL/ })).toBeNull();
  expect(dialog.getByText('4XL, ausverkauft')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Zum Artikel' })).toBeInTheDocument();
});

test('TIL-05: another colour shows its own sizes', async () => {
  const dialog = within(await openQuickView());
  await userEvent.click(dialog.getByRole('radio', { name: 'Weiß' }));
  expect(dialog.getByText('Farbe: Weiß')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '6XL, Leinenhemd mit Kentkragen' })).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: /^3XL/ })).toBeNull();
});

test('TIL-05: Escape closes it and restores the focus to its button', async () => {
  await openQuickView();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Schnellansicht/ })).toHaveFocus();
});

const heart = () => screen.getByRole('button', { name: /^Merken/ });

test('WSH-03: a rejected heart shows an error and is undone', async () => {
  fetchMock.mockResolvedValue(response({ code: 'wishlist_full' }, 409));
  showTile();
  await userEvent.click(heart());
  expect(await screen.findByRole('alert')).toHaveTextContent(/höchstens 200 Artikel/);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('WSH-11: offline the heart reports that the list is unavailable', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  showTile();
  await userEvent.click(heart());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Merkliste ist gerade nicht/);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('WSH-03: a click takes effect at once and is reported after the response; the second click removes', async () => {
  delete window.dataLayer;
  giveConsent(['statistics']);
  let reply = (_: Response) => undefined as void;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
  showTile({ product: inTwoColours() });
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  const added = () => JSON.stringify(window.dataLayer ?? []).includes('add_to_wishlist');
  expect(added()).toBe(false);
  await act(async () => reply(response(listWith(1, ['20310000-312']))));
  await waitFor(() => expect(added()).toBe(true));
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/api/cart/wishlist/add?locale=de-de');
  expect(JSON.parse(String(init?.body))).toEqual({
    objectId: '20310000',
    itemNumber: '20310000-312',
    sku: null,
    intent: {
      key: expect.any(String),
      visit: expect.any(String),
      sequence: expect.any(Number),
    },
  });
  fetchMock.mockResolvedValueOnce(response(listWith(2, [])));
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(fetchMock.mock.calls[1]?.[0]).toMatch('/remove?'));
});

test('TIL-05: the heart of the quick view belongs to the current colour', async () => {
  const dialog = within(await openQuickView());
  act(() => showWishlist(listWith(1, ['20310000-312']).wishlist));
  const ownHeart = () => dialog.getByRole('button', { name: /^Merken/ });
  expect(ownHeart()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(dialog.getByRole('radio', { name: 'Weiß' }));
  expect(ownHeart()).toHaveAttribute('aria-pressed', 'false');
});
