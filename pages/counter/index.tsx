import { counterView } from '@/components/counter/counter-frame';
import { OrderListView, type OrderListViewProps } from '@/components/counter/order-list-view';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { readOrderListRequest } from '@/lib/counter/orders/order-list';
import { isPermitted } from '@/lib/counter/staff/permissions';

export const getServerSideProps = counterPage<OrderListViewProps>(
  'account',
  async ({ query, staff, log }) => {
    // Everybody begins here, also those who have nothing to do with orders.
    if (!isPermitted(staff.role, 'orders.read')) return { goTo: '/counter/account' };
    const request = readOrderListRequest((name) => oneParameter(query[name]));
    const list = await findOrders(request);
    // The log has the orders that were shown, and not what was searched for, which may be a name.
    const isSearch = request.query !== '';
    if (isSearch || list.orders.length > 0)
      await log({
        action: isSearch ? 'orders.searched' : 'orders.listed',
        detail: { orders: list.orders.map(({ number }) => number) },
      });
    return { props: { request, list } };
  },
);

export default counterView(OrderListView);
