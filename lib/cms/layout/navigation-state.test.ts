import {
  CLOSED,
  entriesIn,
  entryAt,
  headsOf,
  menuHeads,
  navigationState,
  type NavigationStep,
} from './navigation-state';
import { navigationEntry } from './site-frame.fixture';

const linen = navigationEntry('linen', 'Linen');
const shirts = navigationEntry('shirts', 'Shirts', { children: [linen] });
const after = (...steps: NavigationStep[]) => steps.reduce(navigationState, CLOSED);
const open = { kind: 'open' } as const;
const choose = ({ id }: typeof linen) => ({ kind: 'choose', id }) as const;

test('NAV-06: the menu is open or closed, with a chosen branch', () => {
  expect(after(open)).toEqual({ opened: true, activeTree: [] });
  expect(after(open, choose(shirts), choose(linen)).activeTree).toEqual(['shirts', 'linen']);
  expect(after(open, choose(shirts), choose(linen), { kind: 'back' }).activeTree).toEqual([
    'shirts',
  ]);
  expect(after(open, { kind: 'back' }).activeTree).toEqual([]);
});

test('NAV-05: opening clears the chosen branch, and closing resets it', () => {
  expect(after(open, choose(shirts), { kind: 'close' })).toEqual(CLOSED);
  expect(after(open, choose(shirts), open)).toEqual({ opened: true, activeTree: [] });
});

test('NAV-07: each surface has its own entries, and children of others move up', () => {
  const tree = [
    navigationEntry('a', 'A', { standsIn: 'header', children: [linen] }),
    navigationEntry('b', 'B', { standsIn: 'menu' }),
    shirts,
  ];
  const names = (surface: 'header' | 'menu') => entriesIn(surface, tree).map(({ id }) => id);
  expect(names('header')).toEqual(['a', 'shirts']);
  expect(names('menu')).toEqual(['linen', 'b', 'shirts']);
});

test('NAV-08: the menu is ordered by its own index, 999 by default', () => {
  const tree = [
    navigationEntry('a', 'A'),
    navigationEntry('b', 'B', { configuration: { mobileNavigationIndex: 20 } }),
    navigationEntry('c', 'C', { configuration: { mobileNavigationIndex: 5 } }),
    navigationEntry('d', 'D'),
  ];
  expect(menuHeads(headsOf(tree)).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});

test('NAV-07: a page carries what the row and the first level of the menu show, and no more', () => {
  const image = { url: '/a.jpg', width: 1, height: 1, contentType: 'image/jpeg', alt: '' };
  const tree = [
    navigationEntry('row', 'Row', { standsIn: 'header', children: [linen] }),
    navigationEntry('menu', 'Menu', {
      standsIn: 'menu',
      configuration: { mobileNavigationMenuImage: image },
    }),
    navigationEntry('both', 'Both', {
      children: [navigationEntry('polo', 'Polo', { standsIn: 'header' })],
      configuration: { isPremiumSale: true, navigationImage: image },
    }),
    navigationEntry('brands', 'Brands', {
      configuration: { allBrands: { text: null, style: null, link: { href: '/', opens: 'page' } } },
    }),
  ];
  const link = (id: string) => ({ href: `/de-de/${id}`, opens: 'page' });
  expect(headsOf(tree)).toEqual([
    { id: 'row', name: 'Row', link: link('row'), row: 'flyout', configuration: {} },
    // Children of an entry that is only in the row move up in the menu.
    { id: 'linen', name: 'Linen', link: link('linen'), menu: 'link', configuration: {} },
    {
      id: 'menu',
      name: 'Menu',
      link: link('menu'),
      menu: 'link',
      hasMenuImage: true,
      configuration: {},
    },
    {
      id: 'both',
      name: 'Both',
      link: link('both'),
      row: 'flyout',
      menu: 'link',
      configuration: { isPremiumSale: true },
    },
    {
      id: 'brands',
      name: 'Brands',
      link: link('brands'),
      row: 'flyout',
      menu: 'link',
      configuration: {},
    },
  ]);
});

test('NAV-03: a chosen path leads to an entry, or to none if the tree has changed', () => {
  const tree = [shirts];
  expect(entryAt(tree, ['shirts', 'linen'])).toBe(linen);
  expect(entryAt(tree, ['shirts'])).toBe(shirts);
  expect(entryAt(tree, ['shirts', 'gone'])).toBeUndefined();
  expect(entryAt(tree, ['gone', 'linen'])).toBeUndefined();
  expect(entryAt(tree, [])).toBeUndefined();
});
