import { counterView } from '@/components/counter/counter-frame';
import { OrderListView, type OrderListViewProps } from '@/components/counter/order-list-view';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { orderListSearch, readOrderListRequest } from '@/lib/counter/orders/order-list';
import { listViews, removeView, saveView } from '@/lib/counter/orders/saved-views.server';
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
    return { props: { request, list, views: await listViews(staff.id) } };
  },
  async ({ form, staff }) => {
    if (!isPermitted(staff.role, 'orders.read')) return { problem: 'forbidden' };
    const { step, id = '', name = '' } = form;
    const request = readOrderListRequest((field) => oneParameter(form[field]));
    if (step === 'remove-view' && isOrderId(id)) await removeView(staff.id, id);
    else if (step !== 'save-view' || !(await saveView(staff.id, name, request)))
      return { problem: 'invalid' };
    return { goTo: `/counter?${orderListSearch(request)}` };
  },
);

export default counterView(OrderListView);
