import closed from '@/cms-schema/closed-projects.json';
import type hosts from '@/cms-schema/projects.json';
import { EU_COUNTRIES } from './countries';

/** Id of a shop, from the only list of them, which scripts read before TypeScript can run. */
export type ProjectId = keyof typeof hosts;

/** Differences between the shops that are neither content nor design tokens. */
export interface Project {
  id: ProjectId;
  /** Delivery countries; each has a locale. */
  deliveryCountries: readonly string[];
  /** Locale to which `/` redirects if neither cookie nor browser determines one. */
  defaultLocale: string;
  /** Names of search indices without language suffix; see lib/catalog/search/index-names. */
  search: { productIndex: string; suggestionIndex: string };
  /** Icons of the header, in their order. */
  headerIcons: readonly HeaderIcon[];
  /** Whether the mobile menu contains the choice of country and language. */
  switchesCountryInMenu: boolean;
  /** Whether product addresses may specify another language (`?language=fr`). */
  readsLanguage: boolean;
  /** Whether customers' reviews are shown. */
  hasReviews: boolean;
  /** Whether the size advisor always uses German and Germany, whatever the visitor's locale. */
  hasGermanSizes: boolean;
  /** Shop that a node's `crossShopUrl` leads to, if it is open. */
  otherShop: ProjectId | null;
  /** Node of gift vouchers, which is only shown in these territories; `null` means no such rule. */
  vouchers: { nodeId: string; territories: readonly string[] } | null;
  /**
   * Groups of the brand index, each a letter or range of letters; the last one contains the rest.
   */
  brandGroups: readonly string[];
}

export type HeaderIcon = 'search' | 'account' | 'wishlist' | 'reservation' | 'cart';

const ALL_ICONS = ['search', 'account', 'wishlist', 'reservation', 'cart'] as const;
const REST = '0-9';

export const projects: Readonly<Record<ProjectId, Project>> = {
  hgg: {
    id: 'hgg',
    deliveryCountries: [...EU_COUNTRIES, 'CH', 'GB', 'NO', 'US', 'CA'],
    defaultLocale: 'de-de',
    search: { productIndex: 'hgg_products', suggestionIndex: 'hgg_suggestions' },
    headerIcons: ALL_ICONS,
    switchesCountryInMenu: true,
    readsLanguage: true,
    hasReviews: true,
    hasGermanSizes: false,
    otherShop: 'hrm',
    vouchers: { nodeId: 'hgg-gutscheine', territories: ['AT', 'CH', 'DE'] },
    brandGroups: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', REST],
  },
  hrm: {
    id: 'hrm',
    deliveryCountries: [...EU_COUNTRIES, 'CH'],
    defaultLocale: 'de-de',
    search: { productIndex: 'hrm_products', suggestionIndex: 'hrm_suggestions' },
    headerIcons: ALL_ICONS,
    switchesCountryInMenu: false,
    readsLanguage: false,
    hasReviews: false,
    hasGermanSizes: true,
    otherShop: 'hgg',
    vouchers: null,
    brandGroups: ['A-C', 'D-F', 'G-I', 'J-L', 'M-O', 'P-R', 'S-U', 'V-Z', REST],
  },
  eck: {
    id: 'eck',
    deliveryCountries: ['DE', 'AT', 'CH'],
    defaultLocale: 'de-de',
    search: { productIndex: 'eck_products', suggestionIndex: 'eck_suggestions' },
    headerIcons: ['account'],
    switchesCountryInMenu: false,
    readsLanguage: false,
    hasReviews: false,
    hasGermanSizes: true,
    otherShop: 'hrm',
    vouchers: null,
    brandGroups: ['A-F', 'G-L', 'M-R', 'S-Z', REST],
  },
};

/** Shops of the demo that this checkout does without; their source stays, because tests use it. */
const CLOSED: ReadonlySet<string> = new Set(closed);

/** Whether it is the id of a shop that is open. */
export function isProjectId(value: string): value is ProjectId {
  return Object.hasOwn(projects, value) && !CLOSED.has(value);
}

/** Ids of all shops that are open. */
export const PROJECT_IDS: readonly ProjectId[] = Object.keys(projects).filter(isProjectId);

const [first] = PROJECT_IDS;
if (!first) throw new Error('cms-schema/closed-projects.json closes every shop');

/** Shop that is meant where none is named. */
export const FIRST_PROJECT: ProjectId = first;
