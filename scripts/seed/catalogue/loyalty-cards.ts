import { isNull, sql } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';
import { loyaltyCards, loyaltyVouchers } from '@/lib/platform/db/schema-loyalty';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';

type Card = Omit<typeof loyaltyCards.$inferInsert, 'pinHash'> & { pin: string };
type Voucher = typeof loyaltyVouchers.$inferInsert;

/** Test cards, one of each level; docs/loyalty-card.md lists them. */
const CARDS: readonly Card[] = [
  { number: '10000001', pin: '1001', level: 'blue', credits: 12_50 },
  { number: '10000002', pin: '2002', level: 'silver', credits: 48_00 },
  { number: '10000003', pin: '3003', level: 'black', credits: 175_90 },
  { number: '10000004', pin: '4004', level: 'blue', credits: 0 },
];

const VOUCHERS: readonly Voucher[] = [
  {
    id: '5a000000-0000-4000-8000-000000000001',
    cardNumber: '10000002',
    code: 'GEBURTSTAG7K4MQ2XD',
    description: 'Geburtstagsgutschein',
    validUntil: '2027-12-31',
    currentValue: 20_00,
    status: 'available',
    branch: 'München',
  },
  {
    id: '5a000000-0000-4000-8000-000000000002',
    cardNumber: '10000003',
    code: 'BONUS9TRV3HWE',
    description: 'Bonusgutschein',
    validUntil: '2027-06-30',
    currentValue: 50_00,
    status: 'available',
    branch: 'Hamburg',
  },
  {
    id: '5a000000-0000-4000-8000-000000000003',
    cardNumber: '10000003',
    description: 'Willkommensgutschein',
    validUntil: '2026-03-31',
    currentValue: 0,
    status: 'redeemed',
    branch: 'München',
  },
];

/** Writes the cards and their vouchers, but keeps the account that each belongs to, and what is spent. */
export async function writeLoyaltyCards(database: Database): Promise<void> {
  const rows = await Promise.all(
    CARDS.map(async ({ pin, ...card }) => ({ ...card, pinHash: await hashPassword(pin) })),
  );
  await database
    .insert(loyaltyCards)
    .values(rows)
    .onConflictDoUpdate({
      target: loyaltyCards.number,
      set: { pinHash: sql`excluded.pin_hash` },
      setWhere: isNull(loyaltyCards.pinHash),
    });
  await database
    .insert(loyaltyVouchers)
    .values([...VOUCHERS])
    .onConflictDoUpdate({
      target: loyaltyVouchers.id,
      set: { code: sql`excluded.code` },
      setWhere: isNull(loyaltyVouchers.code),
    });
}
