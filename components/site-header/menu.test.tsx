import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
import { openModal } from '@/lib/app-shell/modals';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { openPanel, useIsPanelOpen } from '@/lib/app-shell/open-panel';
import { navigationEntry, siteFrame } from '@/lib/app-shell/site-frame.fixture';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { MenuButton } from './menu-button';

jest.mock('@/lib/app-shell/modals');

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

async function open(over: Partial<SiteFrame> = {}) {
  const frame = { ...siteFrame, navigation: [shirts, house, inRowOnly], ...over };
  render(
    <WordsProvider messages={messagesFor('de')}>
      <MenuButton frame={frame} />
    </WordsProvider>,
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

test('NAV-03, NAV-05: the menu begins with the categories on top, in their own order', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  expect(shown()).toEqual(['Das Haus', 'Hemden']);
  expect(within(menu()).getByRole('link', { name: 'Das Haus' })).toHaveAttribute(
    'href',
    '/de-de/haus',
  );
});

test('NAV-03: a chosen category shows its picture, its whole, what is below it, and the way back', async () => {
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

test('NAV-03: without a picture the name leads to the category; each step back is one level', async () => {
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

test('NAV-04: one shop offers the choice of country there, which takes the menu’s place', async () => {
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

test('NAV-04: the way to the account stands at its head', async () => {
  await open();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute(
    'href',
    '/de-de/account',
  );
});
