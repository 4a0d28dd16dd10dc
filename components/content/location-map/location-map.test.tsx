import { act, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { LocationMap } from './location-map';

let fail = () => {};
jest.mock('./tile-map', () => ({
  TileMap: ({ nativeMarker, onFail }: { nativeMarker: boolean; onFail: () => void }) => {
    fail = onFail;
    return <div data-testid="tiles">{nativeMarker ? 'its own' : 'the shop’s'} marker</div>;
  },
}));

let see = () => {};
beforeEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
  globalThis.IntersectionObserver = class {
    constructor(look: IntersectionObserverCallback) {
      // The component reads this property alone.
      see = () =>
        act(() => look([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' };
const show = (own: Partial<Parameters<typeof LocationMap>[0]> = {}) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <LocationMap
        lat={48.1}
        lng={11.5}
        height={220}
        nativeMarker
        name="Haus"
        tiles={tiles}
        {...own}
      />
    </MessagesProvider>,
  );

const drawing = () => screen.findByRole('img', { name: 'Lage: Haus' });
const agree = () => fireEvent.click(screen.getByRole('button', { name: 'Karte laden' }));

test('NAV-16: shows a drawing of the height set by the editor, with a link to a map', async () => {
  show();
  expect((await drawing()).parentElement).toHaveStyle({ blockSize: '220px' });
  expect(screen.getByRole('link', { name: 'Route planen' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=48.1&mlon=11.5'),
  );
});

test('NAV-16: loads the map library once the visitor has consented and the map is in view', async () => {
  show();
  agree();
  await act(async () => {});
  expect(screen.queryByTestId('tiles')).toBeNull();
  see();
  expect(await screen.findByTestId('tiles')).toHaveTextContent('its own marker');
  expect(screen.queryByRole('button', { name: 'Karte laden' })).toBeNull();
});

test('NAV-16: shows the drawing if there are no tiles', async () => {
  show();
  agree();
  see();
  await screen.findByTestId('tiles');
  act(() => fail());
  expect(screen.queryByTestId('tiles')).toBeNull();
  expect(await drawing()).toBeVisible();
});

test('sends no request if no tiles are configured', () => {
  show({ tiles: null });
  expect(screen.queryByRole('button')).toBeNull();
});
