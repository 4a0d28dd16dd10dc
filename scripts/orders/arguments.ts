import { parseArgs } from 'node:util';

export const USAGE = `usage: npm run orders -- <command>
  list                                        the newest orders
  due                                         refunds by bank transfer that are to be made
  missing --since 2026-12-24T03:00:00Z        after a restore: payments and refunds of the provider
                                              since the backup that no order has
  show <number>                               one order with lines, parcels, refunds and notes
  note <number> --text "…"                    a note for staff
  resend <number>                             its emails again
  paid <number> [--amount 49.95]              its bank transfer has come; too late, it is due back
                                              what is more than was due is said and noted
  ship <number> --carrier DHL --parcel 0034…  a parcel with all that is left
       [--line 1:2 …] [--promise 2026-12-24]  or with 2 pieces of line 1; the promised day
  return <number> [--line 1:2 …] [--damaged]  taken back; damaged pieces are not in stock again
  exchange <number> --line 1:1 --sku 2031…-4XL [--size 4XL] [--damaged]
                                              another size for pieces that came back
  cancel <number> [--line 1:2 …]              what was not shipped
  refund <number> --amount 10.00              an allowance; the pieces stay
  refund <number> --transferred               its refunds by bank transfer are done
  export orders|lines|payments|refunds [--from 2026-10-01 --to 2026-12-31] [--format csv|jsonl]
                                              all, or those of a period, as CSV or JSON Lines
  export vat --from 2026-10-01 --to 2026-12-31 [--format csv|jsonl]
                                              VAT by country, rate and currency
`;

/** An error that the caller can fix. */
export class Rejected extends Error {
  override name = 'Refused';
}

const OPTIONS = {
  text: { type: 'string' },
  carrier: { type: 'string' },
  parcel: { type: 'string' },
  promise: { type: 'string' },
  amount: { type: 'string' },
  sku: { type: 'string' },
  size: { type: 'string' },
  line: { type: 'string', multiple: true },
  damaged: { type: 'boolean' },
  transferred: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string' },
} as const;

export interface OrderOptions {
  text?: string;
  carrier?: string;
  parcel?: string;
  promise?: string;
  amount?: string;
  sku?: string;
  size?: string;
  line?: string[];
  damaged?: boolean;
  transferred?: boolean;
  from?: string;
  to?: string;
  since?: string;
  format?: string;
}

/** Commands that concern no single order. */
const WITHOUT_SUBJECT = ['list', 'due', 'missing'];
const NAMES = new Set([
  ...WITHOUT_SUBJECT,
  'show',
  'note',
  'resend',
  'paid',
  'ship',
  'return',
  'exchange',
  'cancel',
  'refund',
  'export',
]);

/** @returns `null` for an unknown command */
export function readOrderCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: OPTIONS,
    });
    const [name = '', subject = '', ...rest] = positionals;
    if (!NAMES.has(name) || rest.length > 0) return null;
    if ((subject === '') !== WITHOUT_SUBJECT.includes(name)) return null;
    const options: OrderOptions = values;
    return { name, subject, options };
  } catch {
    return null;
  }
}
