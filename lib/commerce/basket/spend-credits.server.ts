import { createHmac } from 'node:crypto';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';
import { loyaltyCards } from '@/lib/platform/db/schema-loyalty';
import { baskets } from '@/lib/platform/db/schema-visits';
import { basketVouchers, vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { Currency } from '@/lib/shop/project/currencies';
import type { Session } from '@/lib/shop/page-context/session';
import { validKeys } from '@/lib/platform/signing/signing-key.server';
import { loadHeldMoney } from '@/lib/commerce/vouchers/load-vouchers.server';
import { MAX_VOUCHERS, type Voucher } from '@/lib/commerce/vouchers/voucher';
import {
  CHANGED,
  rejectedChange,
  type ChangeResult,
  type ChangeStep,
} from './change-basket.server';

type Holder = Pick<Session, 'id' | 'project' | 'customerId'>;
type Owner = Required<Pick<Holder, 'project' | 'customerId'>>;

const codeOf = (hex: string) => `KARTE${hex.slice(0, 20).toUpperCase()}`;

/**
 * Codes of gift cards for credits, impossible to guess: the first is that of a new one. Those from before gift cards
 * named their customer are found by their code.
 */
const creditsCodes = ({ project, customerId }: Owner): string[] =>
  validKeys('loyalty-credits').map((key) =>
    codeOf(createHmac('sha256', key).update(`${project}:${customerId}`).digest('hex')),
  );

const newCode = (owner: Owner): string => creditsCodes(owner)[0] ?? '';

/** Code of the gift card that holds a customer's credits in a shop; `null` if there is none. */
export async function findCreditsCode(
  owner: Owner,
  reader: Database | Transaction = database(),
): Promise<string | null> {
  const { project, customerId } = owner;
  const isOwn = or(
    eq(vouchers.customerId, customerId),
    inArray(vouchers.code, creditsCodes(owner)),
  );
  const [own] = await reader
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(eq(vouchers.project, project), isOwn))
    // NULL is last.
    .orderBy(asc(vouchers.customerId))
    .limit(1);
  return own?.code ?? null;
}

/**
 * Credits that a customer can put into the basket, in euro cents: those on the card, and those
 * taken earlier that are left or held by an unpaid order and no longer in the basket. 0 for guests
 * and in other currencies.
 */
export async function loadCredits(
  holder: Holder | null,
  { currency, vouchers: entered }: { currency: Currency; vouchers: readonly Voucher[] },
): Promise<number> {
  if (!holder?.customerId || currency !== 'EUR') return 0;
  const { project, customerId } = holder;
  const code = await findCreditsCode({ project, customerId });
  const isEntered = entered.some((voucher) => voucher.code === code);
  const basketId = sql`(SELECT id FROM ${baskets} WHERE ${baskets.sessionId} = ${holder.id})`;
  const [[card], [taken], held] = await Promise.all([
    database()
      .select({ credits: loyaltyCards.credits })
      .from(loyaltyCards)
      .where(eq(loyaltyCards.customerId, customerId)),
    database()
      .select({ balance: vouchers.balance })
      .from(vouchers)
      .where(and(eq(vouchers.project, project), eq(vouchers.code, code ?? ''))),
    isEntered || !code ? 0 : loadHeldMoney(basketId, { project, code }),
  ]);
  return (card?.credits ?? 0) + (isEntered ? 0 : (taken?.balance ?? 0)) + held;
}

/** Moves the card's credits to the customer's gift card. @returns its balance in euro cents */
async function takeCredits(
  { transaction }: ChangeStep,
  { project, customerId }: Owner,
  code: string,
): Promise<number> {
  const own = eq(loyaltyCards.customerId, customerId);
  const [card] = await transaction
    .select({ credits: loyaltyCards.credits })
    .from(loyaltyCards)
    .where(own)
    .for('update');
  const credits = card?.credits ?? 0;
  if (credits > 0) await transaction.update(loyaltyCards).set({ credits: 0 }).where(own);
  const known = and(eq(vouchers.project, project), eq(vouchers.code, code));
  if (credits === 0) {
    const [left] = await transaction
      .select({ balance: vouchers.balance })
      .from(vouchers)
      .where(known);
    return left?.balance ?? 0;
  }
  const [filled] = await transaction
    .insert(vouchers)
    .values({
      project,
      code,
      customerId,
      kind: 'giftCard' as const,
      balance: credits,
      currency: 'eur',
    })
    .onConflictDoUpdate({
      target: [vouchers.project, vouchers.code],
      set: { balance: sql`${vouchers.balance} + excluded.balance`, customerId },
    })
    .returning({ balance: vouchers.balance });
  return filled?.balance ?? 0;
}

/**
 * Puts a customer's credits into the basket as a gift card, so that orders, cancellations and
 * refunds need no special case. Credits left after an order can be put into the next basket.
 */
export async function spendCredits(step: ChangeStep, holder: Holder): Promise<ChangeResult> {
  const { customerId } = holder;
  if (!customerId) return rejectedChange('voucher_empty');
  if (step.context.currency !== 'EUR') return rejectedChange('voucher_country');
  const { transaction, basketId } = step;
  const owner = { project: holder.project, customerId };
  const code = (await findCreditsCode(owner, transaction)) ?? newCode(owner);
  const entered = await transaction
    .select({ code: basketVouchers.code })
    .from(basketVouchers)
    .where(eq(basketVouchers.basketId, basketId));
  const isEntered = entered.some((known) => known.code === code);
  if (!isEntered && entered.length >= MAX_VOUCHERS) return rejectedChange('voucher_limit');
  const balance = await takeCredits(step, owner, code);
  const held = await loadHeldMoney(basketId, { project: holder.project, code }, transaction);
  if (balance + held === 0) return rejectedChange('voucher_empty');
  await transaction.insert(basketVouchers).values({ basketId, code }).onConflictDoNothing();
  return { ...CHANGED, notice: 'giftCard' };
}
