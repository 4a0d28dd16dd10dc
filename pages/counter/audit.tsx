import type { GetServerSideProps } from 'next';
import { AuditView, type AuditViewProps } from '@/components/counter/audit-view';
import { CounterProblemView } from '@/components/counter/counter-frame';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { loadAudit } from '@/lib/counter/staff/audit-log.server';

type Shown = Omit<AuditViewProps, 'counter'>;
type Props = CounterProps<Shown>;

const PER_PAGE = 100;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'audit.read', async ({ query, form }) => {
    if (form) return { problem: 'invalid' };
    const before = /^\d{1,15}$/.exec(oneParameter(query['before']));
    const found = await loadAudit(PER_PAGE + 1, before ? Number(before[0]) : null);
    const shown = found.slice(0, PER_PAGE);
    const entries = shown.map(({ at, detail, ...entry }) => ({
      ...entry,
      at: at.getTime(),
      detail: JSON.stringify(detail),
    }));
    return {
      props: { entries, next: found.length > PER_PAGE ? (shown.at(-1)?.id ?? null) : null },
    };
  });

export default function CounterAuditPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <AuditView {...props} />;
}
