import { loadOrder } from '@/lib/commerce/orders/load-order.server';
import type { PiecesToChange } from '@/lib/commerce/orders/order-change.server';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/commerce/orders/export-orders.server';
import { Rejected, type OrderOptions } from './arguments';

/** @param written `10.00`; @returns minor units */
export function readAmount(written: string): number {
  const [, whole, cents = '00'] = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(written) ?? [];
  const amount = Number(whole) * 100 + Number(cents);
  if (!(amount > 0)) throw new Rejected('--amount is a sum such as 10.00');
  return amount;
}

/** @param written `2026-12-24`; @throws Rejected for an invalid date */
export function readDay(option: string, written = ''): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(written) : null;
  // A date such as 31 April would be parsed as 1 May.
  const isDay = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
  if (!isDay) throw new Rejected(`--${option} is a day such as 2026-12-24`);
  return written;
}

/** @param written `begunAt` of a backup; @throws Rejected for anything but a moment with its zone */
export function readMoment(option: string, written = ''): Date {
  const moment = new Date(written);
  if (!/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(written) || Number.isNaN(moment.getTime()))
    throw new Rejected(`--${option} is a moment such as 2026-12-24T03:00:00Z`);
  return moment;
}

/** First and last day of a period, both inclusive. */
export function readPeriod({ from, to }: OrderOptions): { from: string; to: string } {
  const period = { from: readDay('from', from), to: readDay('to', to) };
  if (period.from > period.to) throw new Rejected('--from is after --to');
  return period;
}

const isExportFormat = (name: string): name is ExportFormat => Object.hasOwn(EXPORT_FORMATS, name);

export function readFormat({ format = 'csv' }: OrderOptions): ExportFormat {
  if (!isExportFormat(format)) throw new Rejected('--format is csv or jsonl');
  return format;
}

/** @param written each `1:2`, two pieces of the first line; if empty, all */
export async function readLines(
  orderId: string,
  written: string[] | undefined,
): Promise<PiecesToChange> {
  if (!written) return 'all';
  const found = await loadOrder(orderId);
  return written.map((each) => {
    const [, position, quantity = '1'] = /^(\d{1,3})(?::(\d{1,3}))?$/.exec(each) ?? [];
    const line = found?.lines[Number(position) - 1];
    if (!line || Number(quantity) < 1)
      throw new Rejected('--line names a line of the order and how many pieces, such as 1:2');
    return { lineId: line.id, quantity: Number(quantity) };
  });
}
