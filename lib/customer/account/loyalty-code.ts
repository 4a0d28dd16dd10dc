import type { ProjectId } from '@/lib/shop/project/projects';
import type { LoyaltyLevel } from '@/lib/customer/loyalty/loyalty-level';

/** Discount in percent by level. */
const DISCOUNTS: Readonly<Record<LoyaltyLevel, number>> = { black: 20, blue: 15, silver: 15 };

export interface LoyaltyCode {
  code: string;
  /** Percent. */
  discount: number;
}

/** Discount code of a loyalty level; eck has one kind of card for all levels. */
export function loyaltyCode(level: LoyaltyLevel, project: ProjectId): LoyaltyCode {
  const discount = DISCOUNTS[level];
  const prefix = project === 'eck' ? 'silver' : level;
  return { code: `${prefix}${discount}`.toUpperCase(), discount };
}
