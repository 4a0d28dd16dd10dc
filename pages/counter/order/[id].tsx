import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { OrderView, type OrderViewProps } from '@/components/counter/order-view';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { loadCounterOrder } from '@/lib/counter/orders/load-counter-order.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';

type Shown = Omit<OrderViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'orders.read', async ({ query, staff, language, form }) => {
    if (form) return { problem: 'invalid' };
    const orderId = oneParameter(query['id']);
    if (!isOrderId(orderId)) return { problem: 'missing' };
    const order = await loadCounterOrder(orderId, language);
    if (!order) return { problem: 'missing' };
    await writeAudit(database(), { staffId: staff.id, action: 'order.viewed', orderId });
    return { props: { order, isDone: query['done'] !== undefined } };
  });

export default function CounterOrderPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <OrderView {...props} />;
}
