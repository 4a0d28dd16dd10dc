import { AuditView, type AuditViewProps } from '@/components/counter/audit-view';
import { counterView } from '@/components/counter/counter-frame';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { loadAudit } from '@/lib/counter/staff/audit-log.server';

const PER_PAGE = 100;

export const getServerSideProps = counterPage<AuditViewProps>('audit.read', async ({ query }) => {
  const before = /^\d{1,15}$/.exec(oneParameter(query['before']));
  const found = await loadAudit(PER_PAGE + 1, before ? Number(before[0]) : null);
  const shown = found.slice(0, PER_PAGE);
  const entries = shown.map(({ at, detail, ...entry }) => ({
    ...entry,
    at: at.getTime(),
    detail: JSON.stringify(detail),
  }));
  return { props: { entries, next: found.length > PER_PAGE ? (shown.at(-1)?.id ?? null) : null } };
});

export default counterView(AuditView);
