import type { NavigationEntry, NavigationHead } from './site-frame';

/** State of the open mobile menu; the tree and `homeLink` belong to the page's frame. */
export interface NavigationState {
  opened: boolean;
  /** Ids of the chosen entries from the top down; the last one is shown open. Empty at the top. */
  activeTree: readonly string[];
}

export type NavigationStep =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'choose'; id: string }
  | { kind: 'back' };

export const CLOSED: NavigationState = { opened: false, activeTree: [] };

/** Opening and closing both reset the path to the top. */
export function navigationState(state: NavigationState, step: NavigationStep): NavigationState {
  switch (step.kind) {
    case 'open':
      return { opened: true, activeTree: [] };
    case 'close':
      return CLOSED;
    case 'choose':
      return { ...state, activeTree: [...state.activeTree, step.id] };
    case 'back':
      return { ...state, activeTree: state.activeTree.slice(0, -1) };
  }
}

/** The entries of one surface; children of entries on the other surface move up. */
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

/** Whether an entry has anything to show below it. */
function hasFlyout({ children, configuration }: NavigationEntry): boolean {
  const { flyoutTeaser, additionalnavigationitems, allBrands } = configuration;
  return children.length > 0 || Boolean(flyoutTeaser ?? additionalnavigationitems ?? allBrands);
}

const topOf = (surface: 'header' | 'menu', tree: readonly NavigationEntry[]) =>
  new Map(entriesIn(surface, tree).map((entry) => [entry.id, entry]));

/** Settings of an entry that are needed at the top of the navigation. */
const SHOWN_AT_TOP = [
  'isPremiumSale',
  'displayHighlightMenuItem',
  'displayHighlightCategoryTag',
  'displayClassname',
  'MobileAppStyle',
  'mobileNavigationIndex',
] satisfies (keyof NavigationHead['configuration'])[];

const configurationAtTop = (configuration: NavigationEntry['configuration']) =>
  // The keys are those of a head; unset ones are omitted.
  Object.fromEntries(
    SHOWN_AT_TOP.flatMap((name) => (name in configuration ? [[name, configuration[name]]] : [])),
  ) as NavigationHead['configuration'];

/** What the row and the first level of the menu show. */
export function headsOf(tree: readonly NavigationEntry[]): NavigationHead[] {
  const row = topOf('header', tree);
  const menu = topOf('menu', tree);
  const walk = (entries: readonly NavigationEntry[]): NavigationHead[] =>
    entries.flatMap(({ id, name, link, children, configuration }) => {
      const inRow = row.get(id);
      const inMenu = menu.get(id);
      const rowRole = inRow && (hasFlyout(inRow) ? 'flyout' : 'link');
      const menuRole = inMenu && (inMenu.children.length > 0 ? 'tree' : 'link');
      const head: NavigationHead = {
        id,
        name,
        link,
        ...(rowRole && { row: rowRole }),
        ...(menuRole && { menu: menuRole }),
        ...(menuRole && configuration.mobileNavigationMenuImage && { hasMenuImage: true }),
        configuration: configurationAtTop(configuration),
      };
      return [...(rowRole || menuRole ? [head] : []), ...walk(children)];
    });
  return walk(tree);
}

const MENU_INDEX = 999;

const menuIndex = ({ configuration }: NavigationHead) =>
  configuration.mobileNavigationIndex ?? MENU_INDEX;

/** Top level of the mobile menu in its own order; ties keep the order of the tree. */
export const menuHeads = (heads: readonly NavigationHead[]): NavigationHead[] =>
  heads.filter(({ menu }) => menu).toSorted((a, b) => menuIndex(a) - menuIndex(b));

/** The entry at the end of a path through the entries of one surface. */
export function entryAt(
  tree: readonly NavigationEntry[],
  way: readonly string[],
): NavigationEntry | undefined {
  const [id, ...further] = way;
  const entry = tree.find((candidate) => candidate.id === id);
  return entry && further.length > 0 ? entryAt(entry.children, further) : entry;
}
