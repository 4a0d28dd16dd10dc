import type hosts from '@/cms-schema/projects.json';
import { EU_COUNTRIES } from './countries';

/** Key of a shop in the one list of them, which scripts read before TypeScript can run. */
export type ProjectId = keyof typeof hosts;

/** Differences between the shops that are neither content nor design tokens. */
export interface Project {
  id: ProjectId;
  /** Where the shop delivers; a locale exists for each of these territories. */
  deliveryCountries: readonly string[];
  /** Where `/` redirects when neither cookie nor browser names a locale. */
  defaultLocale: string;
  /** Search indices before their language is appended; see lib/catalog/search/index-names. */
  search: { productIndex: string; suggestionIndex: string };
  /** Icons of the header, in their order. */
  headerIcons: readonly HeaderIcon[];
  /** The mobile menu offers the choice of country and language. */
  switchesCountryInMenu: boolean;
  /** Addresses of articles may name another language (`?language=fr`). */
  readsLanguage: boolean;
  /** Customers' reviews are shown. */
  hasReviews: boolean;
  /** The size advisor always gets German and Germany, whatever the visitor's locale. */
  hasGermanSizes: boolean;
  /** Shop that a node's `crossShopUrl` leads to. */
  otherShop: ProjectId;
  /** Node of the gift vouchers, shown in these territories only; `null`: no such rule. */
  vouchers: { nodeId: string; territories: readonly string[] } | null;
  /** Groups of the brand index: a letter or a range of letters each; the last takes the rest. */
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

export function isProjectId(value: string): value is ProjectId {
  return Object.hasOwn(projects, value);
}

// Keys of that very object.
export const PROJECT_IDS = Object.keys(projects) as ProjectId[];
