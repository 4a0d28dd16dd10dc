import { amountsOf } from './prices';
import type { Database } from '@/lib/platform/db/database.server';
import { vouchers } from '@/lib/platform/db/schema-vouchers';
import { PROJECT_IDS } from '@/lib/shop/project/projects';

type Row = typeof vouchers.$inferInsert;

const YEAR = 2026;

/** One code of each kind and condition; docs/basket.md lists them. */
const CODES: readonly Omit<Row, 'project'>[] = [
  { code: 'WILLKOMMEN10', kind: 'percentage', percent: 10, isOncePerCustomer: true },
  { code: 'HERBST20', kind: 'percentage', percent: 20, minimum: amountsOf(100_00) },
  { code: 'DANKE15', kind: 'amount', amounts: amountsOf(15_00), minimum: amountsOf(60_00) },
  { code: 'PORTOFREI', kind: 'shipping' },
  { code: 'SCHWEIZ5', kind: 'percentage', percent: 5, countries: ['CH'] },
  {
    code: 'SOMMER25',
    kind: 'percentage',
    percent: 25,
    validUntil: new Date(Date.UTC(YEAR - 1, 8, 1)),
  },
  { code: 'KARTE2500AAAA', kind: 'giftCard', currency: 'eur', balance: 25_00 },
  { code: 'KARTE20000BBB', kind: 'giftCard', currency: 'eur', balance: 200_00 },
  { code: 'KARTE0000CCCC', kind: 'giftCard', currency: 'eur', balance: 0 },
];

/** Writes the test codes for every shop but keeps the balance of gift cards. */
export async function writeVouchers(database: Database): Promise<void> {
  const rows = PROJECT_IDS.flatMap((project) => CODES.map((code) => ({ project, ...code })));
  await database.insert(vouchers).values(rows).onConflictDoNothing();
}
