import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { PackingView, type PackingViewProps } from '@/components/counter/packing-view';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { readCursor } from '@/lib/counter/orders/order-list';
import { loadPacking } from '@/lib/counter/packing/load-packing.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';

type Shown = Omit<PackingViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'orders.ship', async ({ query, staff, form }) => {
    if (form) return { problem: 'invalid' };
    const list = await loadPacking(readCursor(oneParameter(query['after'])));
    const numbers = list.orders.map(({ number }) => number);
    if (numbers.length > 0)
      await writeAudit(database(), {
        staffId: staff.id,
        action: 'orders.listed',
        detail: { orders: numbers },
      });
    return { props: { list, isDone: query['done'] !== undefined } };
  });

export default function CounterPackingPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <PackingView {...props} />;
}
