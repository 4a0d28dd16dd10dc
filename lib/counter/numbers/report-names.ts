import type { Cell } from '@/lib/commerce/orders/export-orders.server';
import type { Permission } from '@/lib/counter/staff/permissions';

/** Figures of a period; each has a table and a CSV file. */
export const REPORTS = ['sales', 'conversion', 'returns', 'searches', 'vat'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Who may see a report. */
export const REPORT_PERMISSIONS = {
  sales: 'numbers.read',
  conversion: 'numbers.read',
  returns: 'numbers.read',
  searches: 'numbers.read',
  vat: 'numbers.tax',
} as const satisfies Readonly<Record<ReportName, Permission>>;

/** A report as the page shows it. */
export interface ShownReport {
  name: ReportName;
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Whether it has more rows than are shown; the file has all. */
  isCut: boolean;
}
