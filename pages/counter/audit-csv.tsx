import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { readPeriod } from '@/lib/counter/numbers/period';
import { auditCsv, writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import { report } from '@/lib/platform/log/log.server';

type Props = CounterProps<object>;

/** Sends the log of a period as CSV. */
export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<object>(context, 'audit.read', async ({ res, query, staff, form }) => {
    const [from, to] = [oneParameter(query['from']), oneParameter(query['to'])];
    if (form || !readPeriod(from, to)) return { problem: 'invalid' };
    const detail = { from, to };
    await writeAudit(database(), { staffId: staff.id, action: 'audit.exported', detail });
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="audit-${from}-${to}.csv"`);
    try {
      await pipeline(Readable.from(auditCsv(from, to)), res);
    } catch (error) {
      // The file is cut off and its connection closed, so that it cannot be taken for the whole log.
      report('the log was not exported', { error });
    }
    return { isSent: true };
  });

/** Shown only if the period is not valid. */
export default function CounterAuditExportPage({ counter, problem }: Props) {
  return <CounterProblemView counter={counter} problem={problem ?? 'missing'} />;
}
