import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import {
  navigationEntry,
  navigationOf,
  navigationTree,
  siteFrame,
} from '@/lib/cms/layout/site-frame.fixture';
import { basketCount } from '@/lib/commerce/basket/use-basket-count';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { reservationCount } from '@/lib/commerce/reservation/use-reservation-count';
import { showWishlist } from '@/lib/commerce/wishlist/shown-wishlist';
import { EMPTY_WISHLIST } from '@/lib/commerce/wishlist/wishlist';
import { SiteHeader } from './site-header';

let shops = 0;

function show(over: Partial<SiteFrame> = {}) {
  // A different shop for each test, because trees are cached.
  shops += 1;
  const navigation = navigationOf(navigationTree, `/api/navigation?version=${shops}`);
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <SiteHeader frame={{ ...siteFrame, navigation, ...over }} project="hrm" />
    </MessagesProvider>,
  );
}
/** The header after a visitor has pointed at its navigation, with the tree loaded. */
async function showAll() {
  requests.mockResolvedValue({ ok: true, json: async () => ({ tree: navigationTree }) });
  show();
  await act(async () => void fireEvent.focus(link('Hemden')));
}

const row = () => screen.getByRole('navigation', { name: 'Hauptnavigation' });
const disclosure = (name: string) => screen.getByRole('button', { name: `Untermenü ${name}` });
const isOpen = (name: string) => disclosure(name).getAttribute('aria-expanded') === 'true';
const link = (name: string) => screen.getByRole('link', { name });

/** jsdom has no pointer events; React reads the name and these properties. */
function point(element: Element, type: string, pointerType: 'mouse' | 'touch') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  act(() => {
    element.dispatchEvent(Object.assign(event, { pointerType }));
  });
}
const moveOn = (element: Element) => point(element, 'pointerover', 'mouse');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const requests = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  requests.mockReset().mockReturnValue(new Promise(() => undefined));
  globalThis.fetch = requests;
});
afterEach(() => jest.useRealTimers());

test('begins with a skip link, followed by claim, home link and navigation', () => {
  show();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('link', { name: 'HRM, zur Startseite' })).toHaveAttribute(
    'href',
    '/de-de',
  );
  expect(banner).toHaveTextContent('Versandkostenfrei innerhalb Deutschlands');
  expect(row()).toBeInTheDocument();
});

test('has no navigation without entries, and no claim without text', () => {
  show({ navigation: navigationOf([]), claim: null });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menü' })).toBeNull();
  expect(screen.queryByRole('paragraph')).toBeNull();
});

describe('by mouse', () => {
  test('NAV-01: a flyout opens after the delay and closes after a third of it', () => {
    show({ flyoutDelay: 300 });
    moveOn(link('Hemden'));
    wait(299);
    expect(isOpen('Hemden')).toBe(false);
    wait(1);
    expect(isOpen('Hemden')).toBe(true);
    moveOn(link('Das Haus'));
    wait(99);
    expect(isOpen('Hemden')).toBe(true);
    wait(1);
    expect(isOpen('Hemden')).toBe(false);
  });

  test('NAV-01: changes to the neighbour after the delay, and crossing quickly opens nothing', () => {
    show();
    moveOn(link('Hemden'));
    wait(100);
    moveOn(link('Hosen'));
    wait(149);
    expect([isOpen('Hemden'), isOpen('Hosen')]).toEqual([false, false]);
    wait(1);
    expect([isOpen('Hemden'), isOpen('Hosen')]).toEqual([false, true]);
  });
});

describe('by touch', () => {
  const tap = (name: string) => {
    point(link(name), 'pointerdown', 'touch');
    return fireEvent.click(link(name));
  };

  test('NAV-02: the first tap opens, the second follows the link', () => {
    show();
    expect(tap('Hemden')).toBe(false);
    expect(isOpen('Hemden')).toBe(true);
    // Next's link handles the second tap, so the flyout distinguishes them.
    tap('Hemden');
    expect(isOpen('Hemden')).toBe(false);
  });

  test('NAV-02: a tap elsewhere closes, and a link without flyout is followed at once', () => {
    show();
    tap('Hemden');
    point(document.body, 'pointerdown', 'touch');
    expect(isOpen('Hemden')).toBe(false);
    tap('Das Haus');
    expect(document.querySelector('[data-open]')).toBeNull();
  });
});

describe('by keyboard', () => {
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });

  test('NAV-01: a button beside each link opens and closes its flyout', async () => {
    await showAll();
    fireEvent.click(disclosure('Hemden'));
    expect(isOpen('Hemden')).toBe(true);
    const flyout = document.getElementById(
      disclosure('Hemden').getAttribute('aria-controls') ?? '',
    );
    expect(flyout).toContainElement(link('Twill'));
    fireEvent.click(disclosure('Hosen'));
    expect([isOpen('Hemden'), isOpen('Hosen')]).toEqual([false, true]);
    fireEvent.click(disclosure('Hosen'));
    expect(isOpen('Hosen')).toBe(false);
  });

  test('NAV-02: Escape closes and restores the focus', async () => {
    await showAll();
    fireEvent.click(disclosure('Hemden'));
    act(() => link('Twill').focus());
    press('Escape');
    expect(isOpen('Hemden')).toBe(false);
    expect(disclosure('Hemden')).toHaveFocus();
  });

  test('NAV-01: moving the focus away closes', () => {
    show();
    fireEvent.click(disclosure('Hemden'));
    act(() => link('HRM, zur Startseite').focus());
    expect(isOpen('Hemden')).toBe(false);
  });

  test('NAV-01: arrows, Home and End move along the row, Down enters the flyout', () => {
    show();
    act(() => link('Hemden').focus());
    press('ArrowRight');
    expect(link('Hosen')).toHaveFocus();
    press('End');
    expect(link('Das Haus')).toHaveFocus();
    press('ArrowRight');
    expect(link('Hemden')).toHaveFocus();
    press('ArrowLeft');
    expect(link('Das Haus')).toHaveFocus();
    press('Home');
    press('ArrowDown');
    wait(50);
    expect(isOpen('Hemden')).toBe(true);
    expect(link('Alles in Hemden')).toHaveFocus();
  });
});

describe('icons', () => {
  const icons = (name: RegExp) => screen.getByRole('link', { name });
  afterEach(() =>
    act(() => {
      [basketCount, reservationCount].forEach(({ set }) => set(0));
      showWishlist(EMPTY_WISHLIST);
    }),
  );

  test('BSK-13: basket, reservations and wishlist are disabled while they are empty', () => {
    show();
    for (const name of [/^Warenkorb/, /^Reservierungen/, /^Merkliste/]) {
      expect(screen.queryByRole('link', { name })).toBeNull();
      const disabled = screen.getByRole('button', { name });
      expect(disabled).toHaveAttribute('aria-disabled', 'true');
      expect(disabled).toHaveAccessibleName(/leer$/);
    }
    expect(icons(/^Suche/)).toHaveAttribute('href', '/de-de/search');
    expect(icons(/^Mein Konto/)).toHaveAttribute('href', '/de-de/account');
  });

  test('BSK-13: show their counts as soon as they are known', () => {
    show();
    act(() => {
      basketCount.set(3);
      reservationCount.set(120);
      showWishlist({ revision: 1, items: [{ lineItemId: 'a', itemNumber: '20310000-312' }] });
    });
    expect(icons(/^Warenkorb, 3/)).toHaveAttribute('href', '/de-de/checkout/cart');
    expect(icons(/^Reservierungen, 120/)).toHaveTextContent('99+');
    expect(icons(/^Merkliste, 1 /)).toHaveAttribute('href', '/de-de/wishlist');
  });

  test('BSK-13: an invalid count is not shown', () => {
    show();
    act(() => basketCount.set(Number.NaN));
    expect(screen.getByRole('button', { name: /^Warenkorb/ })).toBeInTheDocument();
  });

  test('BSK-13: an icon without a page is disabled, with an explanation', () => {
    show({ icons: [{ kind: 'account', href: null }] });
    const account = screen.getByRole('button', { name: 'Mein Konto, bald verfügbar' });
    expect(account).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: /Konto/ })).toBeNull();
  });

  test('GEN-05, GEN-06: a project only shows its own icons', () => {
    show({ icons: siteFrame.icons.filter(({ kind }) => kind === 'account') });
    expect(
      screen.queryByRole('button', { name: /^(Warenkorb|Merkliste|Reservierungen)/ }),
    ).toBeNull();
    expect(icons(/^Mein Konto/)).toBeInTheDocument();
  });
});

test('a heading without a page opens its flyout', () => {
  show({
    navigation: navigationOf([
      navigationEntry('mode', 'Mode', {
        link: null,
        children: [navigationEntry('leinen', 'Leinen')],
      }),
    ]),
  });
  fireEvent.click(within(row()).getByRole('button', { name: 'Mode' }));
  expect(within(row()).getByRole('button', { name: 'Mode' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.queryByRole('link', { name: 'Alles in Mode' })).toBeNull();
});

test('a search without scripts is in the header, and leads to the page of the search', () => {
  show({ icons: [{ kind: 'search', href: '/de-de/search' }] });
  const form = screen.getByRole('textbox', { name: 'Suche' }).closest('form');
  expect(form).toHaveAttribute('action', '/de-de/search');
  expect(Object.keys(Object.fromEntries(new FormData(form ?? undefined)))).toEqual(['query']);
});
