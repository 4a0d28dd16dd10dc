import {
  CLOSED,
  entriesIn,
  menuEntries,
  navigationState,
  type NavigationStep,
} from './navigation-state';
import { navigationEntry } from './site-frame.fixture';

const linen = navigationEntry('linen', 'Linen');
const shirts = navigationEntry('shirts', 'Shirts', { children: [linen] });
const after = (...steps: NavigationStep[]) => steps.reduce(navigationState, CLOSED);
const open = { kind: 'open' } as const;
const choose = (entry: typeof linen) => ({ kind: 'choose', entry }) as const;

test('NAV-06: the menu is open or not, with a tree chosen in it', () => {
  expect(after(open)).toEqual({ opened: true, activeTree: [] });
  expect(after(open, choose(shirts), choose(linen)).activeTree).toEqual([shirts, linen]);
  expect(after(open, choose(shirts), choose(linen), { kind: 'back' }).activeTree).toEqual([shirts]);
  expect(after(open, { kind: 'back' }).activeTree).toEqual([]);
});

test('NAV-05: opening clears the chosen tree, and closing resets it', () => {
  expect(after(open, choose(shirts), { kind: 'close' })).toEqual(CLOSED);
  expect(after(open, choose(shirts), open)).toEqual({ opened: true, activeTree: [] });
});

test('NAV-07: each surface has its own entries; what stands below another’s moves up', () => {
  const tree = [
    navigationEntry('a', 'A', { standsIn: 'header', children: [linen] }),
    navigationEntry('b', 'B', { standsIn: 'menu' }),
    shirts,
  ];
  const names = (surface: 'header' | 'menu') => entriesIn(surface, tree).map(({ id }) => id);
  expect(names('header')).toEqual(['a', 'shirts']);
  expect(names('menu')).toEqual(['linen', 'b', 'shirts']);
});

test('NAV-08: the menu is ordered by its own index, 999 where there is none', () => {
  const tree = [
    navigationEntry('a', 'A'),
    navigationEntry('b', 'B', { configuration: { mobileNavigationIndex: 20 } }),
    navigationEntry('c', 'C', { configuration: { mobileNavigationIndex: 5 } }),
    navigationEntry('d', 'D'),
  ];
  expect(menuEntries(tree).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});
