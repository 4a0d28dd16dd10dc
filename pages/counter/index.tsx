import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { OrderListView, type OrderListViewProps } from '@/components/counter/order-list-view';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { readOrderListRequest } from '@/lib/counter/orders/order-list';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { isPermitted } from '@/lib/counter/staff/permissions';
import { database } from '@/lib/platform/db/database.server';

type Shown = Omit<OrderListViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'account', async ({ query, staff, form }) => {
    // Everybody begins here, also those who have nothing to do with orders.
    if (!isPermitted(staff.role, 'orders.read')) return { goTo: '/counter/account' };
    if (form) return { problem: 'invalid' };
    const request = readOrderListRequest((name) => oneParameter(query[name]));
    const list = await findOrders(request);
    // The log has the orders that were shown, and not what was searched for, which may be a name.
    const isSearch = request.query !== '';
    if (isSearch || list.orders.length > 0)
      await writeAudit(database(), {
        staffId: staff.id,
        action: isSearch ? 'orders.searched' : 'orders.listed',
        detail: { orders: list.orders.map(({ number }) => number) },
      });
    return { props: { request, list } };
  });

export default function CounterOrdersPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <OrderListView {...props} />;
}
