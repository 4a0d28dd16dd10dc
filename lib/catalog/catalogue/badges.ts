import type { ProjectId } from '@/lib/shop/project/projects';

/** Flags of an article in the index. */
export const PRODUCT_FLAGS = [
  'big',
  'tall',
  'bigandtall',
  'exclusive',
  'sustainable',
  'online_only',
] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

export type Badge = ProductFlag | 'new' | 'sale';

/** By priority: only the first two are shown. */
const BADGE_ORDER: readonly Badge[] = [...PRODUCT_FLAGS, 'new', 'sale'];
const MAX_BADGES = 2;

const FIGURE_BADGES: ReadonlySet<Badge> = new Set(['big', 'tall', 'bigandtall']);

interface BadgeContext {
  project: ProjectId;
  /** Whether the view shows tall sizes only, which makes the badge redundant. */
  isTallOnly?: boolean;
}

interface Badged {
  flags: Readonly<Record<ProductFlag, boolean>>;
  isNew: boolean;
  isOnSale: boolean;
}

/** Badges of an article's tile or page, at most two, by priority. */
export function badgesOf(product: Badged, { project, isTallOnly = false }: BadgeContext): Badge[] {
  const applies = (badge: Badge) => {
    if (badge === 'new') return product.isNew;
    if (badge === 'sale') return product.isOnSale;
    if (FIGURE_BADGES.has(badge) && (project !== 'hgg' || isTallOnly)) return false;
    return product.flags[badge];
  };
  return BADGE_ORDER.filter(applies).slice(0, MAX_BADGES);
}
