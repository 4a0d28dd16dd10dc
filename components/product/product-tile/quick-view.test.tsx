import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectWishlist, setKept } from '@/lib/wishlist/use-wishlist';
import { inTwoColours, showTile } from './show-tile.fixture';
import { loadTileParts } from './use-tile-parts';

beforeAll(loadTileParts);
afterEach(() => act(() => setKept([])));

async function openQuickView() {
  showTile({ product: inTwoColours(), href: '/de-de/p/hemd/20310000?queryID=abc' });
  await userEvent.click(screen.getByRole('button', { name: /^Schnellansicht: Leinenhemd/ }));
  return screen.findByRole('dialog', { name: 'Leinenhemd mit Kentkragen' });
}

test('TIL-05: the quick view shows colours, sizes and the way to the page', async () => {
  const dialog = within(await openQuickView());
  expect(dialog.getByText('Farbe: Himmelblau')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '3XL' })).toHaveAttribute(
    'href',
    '/de-de/p/hemd/20310000?queryID=abc&colorVariant=20310000-312&size=3XL&sizeType=standard',
  );
  expect(dialog.queryByRole('link', { name: /4XL/ })).toBeNull();
  expect(dialog.getByText('4XL, ausverkauft')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Zum Artikel' })).toBeInTheDocument();
});

test('TIL-05: another colour brings its sizes', async () => {
  const dialog = within(await openQuickView());
  await userEvent.click(dialog.getByRole('radio', { name: 'Weiß' }));
  expect(dialog.getByText('Farbe: Weiß')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '6XL' })).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: '3XL' })).toBeNull();
});

test('TIL-05: Escape closes it and leads back to its button', async () => {
  await openQuickView();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Schnellansicht/ })).toHaveFocus();
});

test('without a list behind it, the heart says so', async () => {
  showTile();
  const heart = screen.getByRole('button', { name: /^Merken/ });
  await userEvent.click(heart);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Merkliste ist gerade nicht/);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the heart shows the list’s state and changes it', async () => {
  const change = jest.fn(async ({ itemNumber }: { itemNumber: string }, keep: boolean) => {
    setKept(keep ? [itemNumber] : []);
    return { ok: true, isKept: keep } as const;
  });
  const disconnect = connectWishlist(change);
  showTile({ product: inTwoColours() });
  const heart = screen.getByRole('button', { name: /^Merken/ });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  const article = { objectId: '20310000', itemNumber: '20310000-312', sku: null };
  expect(change).toHaveBeenLastCalledWith(article, true);
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  disconnect();
});
