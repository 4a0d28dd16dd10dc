import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import type { Page } from '@playwright/test';

export const PROJECTS = PROJECT_IDS;
export type Project = ProjectId;

export const WIDTHS = [390, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];

/** Screen heights by width: a phone's, a tablet's, a laptop's. */
export const HEIGHTS: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 };

/** One picture: the page, its widths, and an action before it is taken. */
export interface View {
  name: string;
  /** Path below the locale, possibly by shop; `/` is the home page, `null` is no page. */
  path: string | ((project: Project) => string | null);
  locale?: string;
  theme?: 'light' | 'dark';
  widths?: readonly Width[];
  /** Takes the whole page instead of the first screen. */
  isWhole?: boolean;
  /** Also takes each block of the page separately. */
  eachBlock?: boolean;
  /** Defaults to touch for small widths. */
  hasTouch?: boolean;
  act?: (page: Page) => Promise<void>;
}

const openFlyout = async (page: Page) => {
  await page.locator('header nav [data-row-entry] button[aria-expanded]').first().click();
};

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
};

const showFooter = async (page: Page) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
};

const openSwitcher = async (page: Page) => {
  await showFooter(page);
  await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
  await page.getByRole('dialog').waitFor();
};

/** Every page of the demo is added to these by its path. */
export const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', theme: 'dark' },
  { name: 'home-cs', path: '/', locale: 'cs-cz' },
  { name: 'home-whole', path: '/', isWhole: true },
  { name: 'flyout', path: '/', widths: [1440], act: openFlyout },
  { name: 'flyout-dark', path: '/', widths: [1440], theme: 'dark', act: openFlyout },
  { name: 'drawer', path: '/', widths: [390, 768], act: openMenu },
  { name: 'drawer-dark', path: '/', widths: [390], theme: 'dark', act: openMenu },
  { name: 'switcher', path: '/', act: openSwitcher },
  { name: 'footer', path: '/', act: showFooter },
  { name: 'blocks', path: '/bausteine', isWhole: true, eachBlock: true },
  { name: 'blocks-dark', path: '/bausteine', theme: 'dark', isWhole: true },
  { name: 'footer-dark', path: '/', theme: 'dark', act: showFooter },
];

/** `/stoffe/leinen` → `stoffe-leinen` */
export const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-');
