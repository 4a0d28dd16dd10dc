import { z } from 'zod';
import type { Belongings } from './belongings';

export const voucher = z.looseObject({
  code: z.string(),
  kind: z.string(),
  balance: z.number().optional(),
  problem: z.string().nullable(),
});

/** What a browser shows of its visitor's basket, lists and login. */
export interface Sight {
  belongings: Belongings;
  lineIds: Readonly<Record<string, string>>;
  vouchers: readonly z.output<typeof voucher>[];
  /** Amount due for the basket, minor units. */
  due: number;
  /** VAT rate of the amount due, in per mille; `null`: an export. */
  vatRate: number | null;
  /** Codes that are in effect. */
  redeemed: readonly string[];
  isLoggedIn: boolean;
}
