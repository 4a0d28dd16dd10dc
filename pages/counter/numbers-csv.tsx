import { CounterFilePage } from '@/components/counter/counter-frame';
import { csvText } from '@/lib/commerce/orders/export-orders.server';
import { counterPage, oneParameter, savedAs } from '@/lib/counter/counter/counter-page.server';
import { readPeriod } from '@/lib/counter/numbers/period';
import { REPORT_PERMISSIONS, REPORTS } from '@/lib/counter/numbers/report-names';
import { loadFigures, outageOf } from '@/lib/counter/numbers/reports.server';
import { isPermitted } from '@/lib/counter/staff/permissions';

/** Sends figures of a period as CSV. */
export const getServerSideProps = counterPage<object>(
  'numbers.read',
  async ({ query, staff, log }) => {
    const name = REPORTS.find((each) => each === query['report']);
    const period = readPeriod(oneParameter(query['from']), oneParameter(query['to']));
    if (!name || !period) return { problem: 'invalid' };
    if (!isPermitted(staff.role, REPORT_PERMISSIONS[name])) return { problem: 'forbidden' };
    const loaded = await loadFigures(name, period).catch(outageOf);
    if ('problem' in loaded) return loaded;
    const { from, to } = period;
    await log({ action: 'numbers.exported', detail: { report: name, from, to } });
    const headers = savedAs(`${name}-${from}-${to}.csv`, 'text/csv');
    return { file: { headers, body: csvText(loaded) } };
  },
);

export default CounterFilePage;
