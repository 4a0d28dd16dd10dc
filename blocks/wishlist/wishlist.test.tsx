import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import { cartOf } from '@/lib/commerce/basket/cart';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { closeModal, reportApiError, useOpenModal } from '@/lib/browser/modals/modals';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { showWishlist } from '@/lib/commerce/wishlist/shown-wishlist';
import { EMPTY_WISHLIST } from '@/lib/commerce/wishlist/wishlist';
import { wishlistResponse } from '@/lib/commerce/wishlist/wishlist-response';
import { wishlistContents, wishlistLine } from '@/lib/commerce/wishlist/wishlist.fixture';
import { WishlistBlock } from './wishlist';
import { wishlistFixtures } from './wishlist.fixture';

const { default: plain, minimal, maximal, shared, noLongerShared, unreachable } = wishlistFixtures;

const OpenModal = () => <output aria-label="modal">{useOpenModal()?.name}</output>;

const page = (props: BlockProps<'wishlist'>) => (
  <MessagesProvider messages={messagesFor('de')}>
    <MediaProvider baseUrl="https://pictures.example">
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <PageContextProvider currency="EUR">
          <WishlistBlock {...props} />
          <OpenModal />
        </PageContextProvider>
      </RouteContextProvider>
    </MediaProvider>
  </MessagesProvider>
);
const show = (props: BlockProps<'wishlist'>) => render(page(props));

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
/** jsdom does not have Node's `Response.json`. */
const response = (body: unknown, status = 200) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;
const bodyOf = (call: number) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => jest.useRealTimers());
afterEach(() =>
  act(() => {
    closeModal();
    showWishlist(EMPTY_WISHLIST);
  }),
);

const line = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`no line of ${name}`);
  return within(item);
};
const add = (name: string) => screen.queryByRole('button', { name: `In den Warenkorb: ${name}` });

test('WSH-01: a guest sees the articles, and how long the list is stored', () => {
  show(plain);
  expect(screen.getByText(/sieben Tage nach der letzten Änderung/)).toBeVisible();
  const list = screen.getByRole('list', { name: 'Artikel auf der Merkliste' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Wollmantel' })).toHaveAttribute(
    'href',
    '/de-de/p/oxfordhemd/10203041?colorVariant=10203041253',
  );
});

test('WSH-01: an empty list shows its headline and a link', () => {
  show(minimal);
  expect(screen.getByRole('heading', { name: 'Ihre Merkliste ist leer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  expect(screen.queryByText('Merkliste teilen')).toBeNull();
});

test('WSH-02: a sold-out article is covered and cannot be added to the basket', () => {
  show(maximal);
  expect(line('Chino').getByText('Ausverkauft')).toBeVisible();
  expect(add('Chino')).toBeNull();
  expect(line('Chino').queryByRole('combobox')).toBeNull();
  expect(line('Poloshirt').getByText('Größe 6XL ist inzwischen ausverkauft.')).toBeVisible();
  expect(line('Poloshirt').queryByText('Ausverkauft')).toBeNull();
});

test('WSH-02: a selected size is saved', async () => {
  show(plain);
  const sized = wishlistLine({ sku: '10203040-117-4XL', size: '4XL' });
  fetchMock.mockResolvedValue(
    response(wishlistResponse(wishlistContents([sized], { revision: 2 }))),
  );
  const sizes = () => line('Oxfordhemd').getByRole('combobox', { name: 'Größe: Oxfordhemd' });
  expect(sizes()).toHaveValue('');
  await userEvent.selectOptions(sizes(), '4XL');
  await waitFor(() => expect(sizes()).toHaveValue('10203040-117-4XL'));
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/cart/wishlist/size?locale=de-de');
  expect(bodyOf(0)).toEqual({ lineItemId: wishlistLine().id, sku: '10203040-117-4XL' });
});

test('WSH-09, CST-02: the second picture shows after hovering for 300 ms', () => {
  jest.useFakeTimers();
  const { container } = show(plain);
  const picture = container.querySelector('[aria-hidden="true"]');
  if (!picture) throw new Error('no picture');
  const shown = () => picture.querySelector('img')?.getAttribute('src') ?? '';
  const first = shown();
  // jsdom has no pointer type.
  const enter = (pointerType: string) => {
    const event = createEvent.pointerOver(picture);
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(picture, event);
  };
  enter('mouse');
  act(() => jest.advanceTimersByTime(299));
  expect(shown()).toBe(first);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).not.toBe(first);
  fireEvent.pointerOut(picture);
  expect(shown()).toBe(first);
  enter('touch');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe(first);
});

const sizedPage = () => {
  const sized = wishlistLine({ sku: '10203040-117-4XL', size: '4XL' });
  return show({
    ...plain,
    loaded: { kind: 'own', contents: wishlistContents([sized]), isGuest: true, error: null },
  });
};
const modal = () => screen.getByRole('status', { name: 'modal' });
const bought = basketLine({ sku: '10203040-117-4XL', quantity: 2 });
const basket = cartOf(basketFixture([bought]), {
  added: [bought.id],
  notice: null,
  messages: [],
});

test('WSH-10: without a size nothing is added, and the size is requested', async () => {
  show(plain);
  await userEvent.click(add('Oxfordhemd') ?? document.body);
  expect(fetchMock).not.toHaveBeenCalled();
  const sizes = line('Oxfordhemd').getByRole('combobox');
  expect(sizes).toHaveFocus();
  expect(sizes).toHaveAccessibleDescription('Bitte wählen Sie zuerst eine Größe.');
});

test('WSH-10: an available size is added and confirmed, and the app is notified', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('SelvedgeApp/4.2');
  const postMessage = jest.fn();
  Object.assign(window, { webkit: { messageHandlers: { selvedge: { postMessage } } } });
  sizedPage();
  fetchMock.mockResolvedValue(response(basket));
  await userEvent.click(add('Oxfordhemd') ?? document.body);
  await waitFor(() => expect(modal()).toHaveTextContent('basket'));
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/cart/cart/add?locale=de-de');
  expect(bodyOf(0)).toMatchObject({ variant: { sku: '10203040-117-4XL' }, count: 1 });
  expect(postMessage.mock.calls).toEqual([
    [{ name: 'basketChanged', articleNumber: '10203040', oldPrice: 69_95 }],
  ]);
  jest.restoreAllMocks();
});

test('WSH-10: an error of the shop is not followed by a confirmation', async () => {
  sizedPage();
  fetchMock.mockImplementation(async () => {
    reportApiError(['Ausverkauft']);
    return response(basket);
  });
  await userEvent.click(add('Oxfordhemd') ?? document.body);
  await waitFor(() => expect(modal()).toHaveTextContent('apiError'));
  await act(async () => undefined);
  expect(modal()).toHaveTextContent('apiError');
});

test('WSH-10: a rejection is shown without a confirmation', async () => {
  sizedPage();
  fetchMock.mockResolvedValue(response({ code: 'out_of_stock' }, 409));
  await userEvent.click(add('Oxfordhemd') ?? document.body);
  expect(await screen.findByText('Diese Größe ist gerade ausverkauft worden.')).toBeVisible();
  expect(modal()).toBeEmptyDOMElement();
});

test('WSH-07: a line is removed at once and can be restored', async () => {
  show(plain);
  fetchMock.mockResolvedValueOnce(
    response(wishlistResponse(wishlistContents([], { revision: 2 }))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Oxfordhemd' }));
  expect(screen.queryByRole('link', { name: 'Oxfordhemd' })).toBeNull();
  expect(bodyOf(0)).toMatchObject({ objectId: '10203040', itemNumber: '10203040117' });
  const undo = screen.getByRole('button', { name: 'Rückgängig machen' });
  expect(undo).toHaveFocus();
  fetchMock.mockResolvedValueOnce(
    response(wishlistResponse(wishlistContents([wishlistLine()], { revision: 3 }))),
  );
  await userEvent.click(undo);
  expect(await screen.findByRole('link', { name: 'Oxfordhemd' })).toBeVisible();
});

test('WSH-11: a failed change is reverted, with links to reload and to continue', async () => {
  show(plain);
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Oxfordhemd' }));
  const alert = within(await screen.findByText(/gerade nicht zu erreichen/).then(alertOf));
  expect(alert.getByRole('link', { name: 'Seite neu laden' })).toHaveAttribute(
    'href',
    '/de-de/wishlist',
  );
  expect(alert.getByRole('link', { name: 'Weiter stöbern' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oxfordhemd' })).toBeVisible();
});

function alertOf(element: HTMLElement): HTMLElement {
  const alert = element.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('the message is in no live region');
  return alert;
}

test('WSH-11: a list that could not be loaded is not shown as empty', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  show(unreachable);
  expect(screen.getByText(/gerade nicht zu erreichen/)).toBeVisible();
  expect(screen.queryByText('Ihre Merkliste ist leer')).toBeNull();
  await act(async () => undefined);
});

test('a change in another tab or by a wishlist button is loaded', async () => {
  show(plain);
  fetchMock.mockResolvedValue(
    response(
      wishlistResponse(wishlistContents([wishlistLine({ name: 'Leinenhemd' })], { revision: 9 })),
    ),
  );
  act(() => showWishlist({ revision: 9, items: [] }));
  expect(await screen.findByText('Leinenhemd')).toBeVisible();
});

test('another visitor’s list can be viewed but not changed', () => {
  show(shared);
  expect(screen.getByRole('link', { name: 'Oxfordhemd' })).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zu meiner Merkliste' })).toBeVisible();
});

test('a list that is no longer shared shows a message', () => {
  show(noLongerShared);
  expect(screen.getByText('Diese Merkliste wird nicht mehr geteilt.')).toBeVisible();
});

test('WSH-01: the list of a customer who is logged in does not ask to log in', () => {
  const contents = wishlistContents([wishlistLine()]);
  show({ ...plain, loaded: { kind: 'own', contents, isGuest: false, error: null } });
  expect(screen.queryByText(/Wenn Sie sich anmelden/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
});

test('GEN-11: before hydration the login link leads to the account without the app’s login', () => {
  document.body.innerHTML = renderToString(page(plain));
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/de-de/account?hideAppLogin=true',
  );
  document.body.innerHTML = '';
});

test('WSH-02, WSH-10: without JavaScript one form saves a line’s size or adds it to the basket', () => {
  document.body.innerHTML = renderToString(page(plain));
  const save = screen.getByRole('button', { name: 'Größe merken: Oxfordhemd' });
  expect(save).toHaveAttribute('formaction', '/api/cart/wishlist/size');
  const form = save.closest('form');
  expect(form).toHaveAttribute('action', '/api/cart/cart/add');
  expect(form?.noValidate).toBe(false);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    lineItemId: wishlistLine().id,
    locale: 'de-de',
    count: '1',
    sku: '',
  });
  const removal = screen.getByRole('button', { name: 'Entfernen: Oxfordhemd' }).closest('form');
  expect(removal).toHaveAttribute('action', '/api/cart/wishlist/remove');
  document.body.innerHTML = '';
});
