import { counterView } from '@/components/counter/counter-frame';
import { NumbersView, type NumbersViewProps } from '@/components/counter/numbers-view';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { lastDays, readPeriod } from '@/lib/counter/numbers/period';
import { REPORT_PERMISSIONS, REPORTS } from '@/lib/counter/numbers/report-names';
import { loadFigures, outageOf } from '@/lib/counter/numbers/reports.server';
import { isPermitted } from '@/lib/counter/staff/permissions';

/** Rows of a table on the page; the file has all. */
const MAX_ROWS = 200;

export const getServerSideProps = counterPage<NumbersViewProps>(
  'numbers.read',
  async ({ query, staff }) => {
    const name = REPORTS.find((each) => each === query['report']) ?? 'sales';
    if (!isPermitted(staff.role, REPORT_PERMISSIONS[name])) return { problem: 'forbidden' };
    const isChosen = query['from'] !== undefined;
    const period = isChosen
      ? readPeriod(oneParameter(query['from']), oneParameter(query['to']))
      : lastDays(Date.now());
    if (!period) return { problem: 'invalid' };
    const loaded = await loadFigures(name, period).catch(outageOf);
    if ('problem' in loaded) return loaded;
    const { header, rows } = loaded;
    const report = { name, header, rows: rows.slice(0, MAX_ROWS), isCut: rows.length > MAX_ROWS };
    return { props: { period, report } };
  },
);

export default counterView(NumbersView);
