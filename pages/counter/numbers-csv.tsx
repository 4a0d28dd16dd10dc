import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { csvText } from '@/lib/commerce/orders/export-orders.server';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { readPeriod } from '@/lib/counter/numbers/period';
import { REPORT_PERMISSIONS, REPORTS } from '@/lib/counter/numbers/report-names';
import { loadFigures, outageOf } from '@/lib/counter/numbers/reports.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { isPermitted } from '@/lib/counter/staff/permissions';
import { database } from '@/lib/platform/db/database.server';

type Props = CounterProps<object>;

/** Sends figures of a period as CSV. */
export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<object>(context, 'numbers.read', async ({ res, query, staff, form }) => {
    const name = REPORTS.find((each) => each === query['report']);
    const period = readPeriod(oneParameter(query['from']), oneParameter(query['to']));
    if (form || !name || !period) return { problem: 'invalid' };
    if (!isPermitted(staff.role, REPORT_PERMISSIONS[name])) return { problem: 'forbidden' };
    const loaded = await loadFigures(name, period).catch(outageOf);
    if ('problem' in loaded) return loaded;
    const text = csvText(loaded);
    const { from, to } = period;
    const detail = { report: name, from, to };
    await writeAudit(database(), { staffId: staff.id, action: 'numbers.exported', detail });
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${name}-${from}-${to}.csv"`);
    res.end(text);
    return { isSent: true };
  });

/** Shown only if the report or its period is not valid. */
export default function CounterNumbersExportPage({ counter, problem }: Props) {
  return <CounterProblemView counter={counter} problem={problem ?? 'missing'} />;
}
