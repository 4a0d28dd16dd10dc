import type { Page } from '@playwright/test';
import type { Project, View } from './views';

/** A list of each shop; new shops have none yet. */
const LISTS: Readonly<Partial<Record<Project, string>>> = {
  hgg: '/hemden',
  hrm: '/anzuege',
  eck: '/strick',
};

/** Filters selected in every list, as in a URL. */
const FILTERED = 'filters[filterColor]=blue,grey';

const lists =
  (query = '') =>
  (project: Project) => {
    const list = LISTS[project];
    return list === undefined ? null : list + query;
  };

async function openQuickView(page: Page): Promise<void> {
  const tile = page.locator('[data-article][data-position]').first();
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await tile.getByRole('button', { name: /^Schnellansicht/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.locator('img').first().waitFor();
}

const SCREENS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: lists() },
  { name: 'filtered', path: lists(`?${FILTERED}`) },
  { name: 'search', path: '/search?query=blau' },
  // Touch opens the article's page instead, so this shows a narrow window with a mouse.
  { name: 'quick-view', path: lists(), act: openQuickView, hasTouch: false },
];

const THEMES = ['light', 'dark'] as const;

/** A visitor's first screens, in light and dark, which {@link layOut} arranges on a sheet. */
export const LOOK_VIEWS: readonly View[] = SCREENS.flatMap((screen) =>
  THEMES.map((theme): View => ({ ...screen, theme, name: `look-${screen.name}-${theme}` })),
);

/** Names of the sheet's rows; each contains every theme at every width. */
export const LOOK_ROWS = SCREENS.map(({ name }) => THEMES.map((theme) => `look-${name}-${theme}`));
