import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { loyaltyCards, loyaltyVouchers } from '@/lib/platform/db/schema-loyalty';
import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { Language } from '@/lib/shop/page-context/locale';
import type { LoyaltyCard } from './loyalty-card';
import type { LoyaltyLevel } from './loyalty-level';

/** Level of a customer's card; `null` without one. */
export async function loadLevel(customerId: string): Promise<LoyaltyLevel | null> {
  const [card] = await database()
    .select({ level: loyaltyCards.level })
    .from(loyaltyCards)
    .where(eq(loyaltyCards.customerId, customerId));
  return card?.level ?? null;
}

/**
 * Card of a customer with its vouchers, sorted by validity (longest first) and name; `null` without
 * a card.
 */
export async function loadCard(
  customerId: string,
  language: Language,
): Promise<LoyaltyCard | null> {
  const { number, level: userLevel, credits } = loyaltyCards;
  const [card] = await database()
    .select({ number, userLevel, credits })
    .from(loyaltyCards)
    .where(eq(loyaltyCards.customerId, customerId));
  if (!card) return null;
  const { code, description, validUntil, currentValue, status, branch } = loyaltyVouchers;
  const vouchers = await database()
    .select({ code, description, validUntil, currentValue, status, branch })
    .from(loyaltyVouchers)
    .where(eq(loyaltyVouchers.cardNumber, card.number));
  const byName = nameOrder(language);
  const inOrder = vouchers.toSorted((one, other) => {
    if (one.validUntil === other.validUntil) return byName(one.description, other.description);
    return one.validUntil < other.validUntil ? 1 : -1;
  });
  return { ...card, vouchers: inOrder };
}
