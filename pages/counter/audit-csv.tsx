import { CounterFilePage } from '@/components/counter/counter-frame';
import { counterPage, oneParameter, savedAs } from '@/lib/counter/counter/counter-page.server';
import { readPeriod } from '@/lib/counter/numbers/period';
import { auditCsv } from '@/lib/counter/staff/audit-log.server';

/** Sends the log of a period as CSV. */
export const getServerSideProps = counterPage<object>('audit.read', async ({ query, log }) => {
  const [from, to] = [oneParameter(query['from']), oneParameter(query['to'])];
  if (!readPeriod(from, to)) return { problem: 'invalid' };
  await log({ action: 'audit.exported', detail: { from, to } });
  const headers = savedAs(`audit-${from}-${to}.csv`, 'text/csv');
  return { file: { headers, body: auditCsv(from, to) } };
});

export default CounterFilePage;
