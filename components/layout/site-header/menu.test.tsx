import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { openModal } from '@/lib/browser/modals/modals';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import { openPanel, useIsPanelOpen } from '@/lib/browser/modals/open-panel';
import { navigationEntry, navigationOf, siteFrame } from '@/lib/cms/layout/site-frame.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { MenuButton } from './menu-button';

jest.mock('@/lib/browser/modals/modals');

const image = {
  url: 'https://images.example/hemd.jpg',
  width: 1200,
  height: 800,
  contentType: 'image/jpeg',
  alt: 'Ein Hemd',
};
const linen = navigationEntry('leinen', 'Leinen');
const casual = navigationEntry('freizeit', 'Freizeithemden', { children: [linen] });
const shirts = navigationEntry('hemden', 'Hemden', {
  children: [casual],
  configuration: {
    navigationImage: image,
    navigationImageLink: { href: '/de-de/neu', opens: 'page' },
    mobileNavigationIndex: 2,
  },
});
const house = navigationEntry('haus', 'Das Haus', { configuration: { mobileNavigationIndex: 1 } });
const inRowOnly = navigationEntry('nur-oben', 'Nur oben', { standsIn: 'header' });

const tree = [shirts, house, inRowOnly];
const requests = jest.fn();
const arrives = async () => ({ ok: true, json: async () => ({ tree }) });
let version = 0;

beforeEach(() => {
  // A different navigation for each test, because trees are cached.
  version += 1;
  requests.mockReset().mockImplementation(arrives);
  globalThis.fetch = requests;
});

async function open(over: Partial<SiteFrame> = {}) {
  const navigation = navigationOf(tree, `/api/navigation?version=${version}`);
  const frame = { ...siteFrame, navigation, ...over };
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MenuButton frame={frame} />
    </MessagesProvider>,
  );
  await press('Menü');
}
async function press(name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}
const menu = () => screen.getByRole('navigation', { name: 'Hauptnavigation' });
const shown = () =>
  within(menu())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('NAV-03, NAV-05: the menu begins with the top categories, in their own order', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  expect(shown()).toEqual(['Das Haus', 'Hemden']);
  expect(within(menu()).getByRole('link', { name: 'Das Haus' })).toHaveAttribute(
    'href',
    '/de-de/haus',
  );
});

test('NAV-03: a chosen category shows its picture, itself, its subcategories, and a way back', async () => {
  await open();
  await press('Hemden');
  const header = within(menu()).getByRole('heading');
  expect(within(header).getByRole('link', { name: 'Hemden' })).toHaveAttribute(
    'href',
    '/de-de/neu',
  );
  expect(within(header).getByRole('img', { name: 'Hemden' })).toBeInTheDocument();
  expect(shown()).toEqual(['Alles in Hemden', 'Freizeithemden']);
  expect(screen.getByRole('button', { name: 'Zurück' })).toHaveFocus();
});

test('NAV-03: without a picture the name links to the category; each step back is one level', async () => {
  await open();
  await press('Hemden');
  await press('Freizeithemden');
  expect(
    within(within(menu()).getByRole('heading')).getByRole('link', { name: 'Freizeithemden' }),
  ).toHaveAttribute('href', '/de-de/freizeit');
  expect(shown()).toEqual(['Alles in Freizeithemden', 'Leinen']);
  await press('Zurück');
  expect(shown()).toEqual(['Alles in Hemden', 'Freizeithemden']);
  expect(screen.getByRole('button', { name: 'Freizeithemden' })).toHaveFocus();
  await press('Zurück');
  expect(shown()).toEqual(['Das Haus', 'Hemden']);
  expect(screen.getByRole('button', { name: 'Hemden' })).toHaveFocus();
});

test('NAV-05: closing resets the chosen category', async () => {
  await open();
  await press('Hemden');
  await press('Schließen');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Menü');
  expect(shown()).toEqual(['Das Haus', 'Hemden']);
});

test('NAV-03: following a link closes the menu', async () => {
  await open();
  await act(async () => {
    fireEvent.click(within(menu()).getByRole('link', { name: 'Das Haus' }));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('NAV-04: in one shop the choice of country replaces the menu', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Land und Sprache' })).toBeNull();
  cleanup();
  await open({ switchesCountryInMenu: true });
  const search = renderHook(() => useIsPanelOpen('search')).result;
  act(() => openPanel('search'));
  expect(search.current).toBe(true);
  await press('Land und Sprache');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search.current).toBe(false);
  expect(openModal).toHaveBeenCalledWith('localeSwitcher', {});
});

test('NAV-04: the account link is at the top', async () => {
  await open();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute(
    'href',
    '/de-de/account',
  );
});

test('NAV-04: an account without a page is shown without a link', async () => {
  await open({ icons: [{ kind: 'account', href: null }] });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Mein Konto, bald verfügbar' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

describe('until the tree has loaded', () => {
  const names = (role: string) =>
    within(menu())
      .queryAllByRole(role)
      .map((element) => element.textContent);

  test('NAV-03: the first level is shown at once, and the tree is requested once', async () => {
    requests.mockReturnValue(new Promise(() => undefined));
    version = 100;
    await open();
    expect(shown()).toEqual(['Das Haus', 'Hemden']);
    await press('Hemden');
    expect(requests.mock.calls.map(([address]) => address)).toEqual([
      '/api/navigation?version=100',
    ]);
  });

  test('NAV-03: a category links to its page, shows that it is loading, and keeps the way back', async () => {
    let arrive = (_response: Partial<Response>) => undefined as void;
    requests.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    version = 200;
    await open({
      navigation: navigationOf([navigationEntry('jacken', 'Jacken', { children: [linen] })], '/j'),
    });
    await press('Jacken');
    expect(names('link')).toEqual(['Jacken', 'Alles in Jacken']);
    expect(within(menu()).getByRole('status')).toHaveTextContent('Wird geladen');
    const children = [linen];
    await act(async () =>
      arrive({
        ok: true,
        json: async () => ({ tree: [navigationEntry('jacken', 'Jacken', { children })] }),
      }),
    );
    expect(shown()).toEqual(['Alles in Jacken', 'Leinen']);
    expect(within(menu()).queryByRole('status')).toBeNull();
  });

  test('NAV-03: a failure is reported, the links work, and it can be retried', async () => {
    requests.mockRejectedValue(new TypeError('offline'));
    const coats = navigationEntry('maentel', 'Mäntel', { children: [linen] });
    await open({ navigation: navigationOf([coats], '/m') });
    await press('Mäntel');
    expect(within(menu()).getByRole('alert')).toHaveTextContent('nicht geladen');
    expect(names('link')).toEqual(['Mäntel', 'Alles in Mäntel']);
    requests.mockResolvedValue({ ok: true, json: async () => ({ tree: [coats] }) });
    await press('Noch einmal versuchen');
    expect(shown()).toEqual(['Alles in Mäntel', 'Leinen']);
    expect(screen.getByRole('button', { name: 'Zurück' })).toHaveFocus();
  });

  test('NAV-03: the tree is requested again when back online', async () => {
    requests.mockRejectedValue(new TypeError('offline'));
    const suits = navigationEntry('anzuege', 'Anzüge', { children: [linen] });
    await open({ navigation: navigationOf([suits], '/a') });
    await press('Anzüge');
    requests.mockResolvedValue({ ok: true, json: async () => ({ tree: [suits] }) });
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(shown()).toEqual(['Alles in Anzüge', 'Leinen']));
  });
});
