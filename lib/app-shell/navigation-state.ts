import type { NavigationEntry } from './site-frame';

/** The mobile menu as it stands open; `tree` and `homeLink` come with the page's frame. */
export interface NavigationState {
  opened: boolean;
  /** Entries chosen on the way down, the last one's children are shown; empty at the top. */
  activeTree: readonly NavigationEntry[];
}

export type NavigationStep =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'choose'; entry: NavigationEntry }
  | { kind: 'back' };

export const CLOSED: NavigationState = { opened: false, activeTree: [] };

/** Opening begins at the top, and so does the next opening. */
export function navigationState(state: NavigationState, step: NavigationStep): NavigationState {
  switch (step.kind) {
    case 'open':
      return { opened: true, activeTree: [] };
    case 'close':
      return CLOSED;
    case 'choose':
      return { ...state, activeTree: [...state.activeTree, step.entry] };
    case 'back':
      return { ...state, activeTree: state.activeTree.slice(0, -1) };
  }
}

/** The entries of one surface; what stands below an entry of the other moves up in its place. */
export function entriesIn(
  surface: 'header' | 'menu',
  entries: readonly NavigationEntry[],
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const children = entriesIn(surface, entry.children);
    const isHere = entry.standsIn === 'both' || entry.standsIn === surface;
    return isHere ? [{ ...entry, children }] : children;
  });
}

const MENU_INDEX = 999;

const menuIndex = ({ configuration }: NavigationEntry) =>
  configuration.mobileNavigationIndex ?? MENU_INDEX;

/** The top of the mobile menu, by its own order; equal ones stay as the tree has them. */
export const menuEntries = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entriesIn('menu', entries).toSorted((a, b) => menuIndex(a) - menuIndex(b));
