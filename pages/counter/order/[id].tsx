import { counterView } from '@/components/counter/counter-frame';
import { OrderView, type OrderViewProps } from '@/components/counter/order-view';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { loadCounterOrder } from '@/lib/counter/orders/load-counter-order.server';

export const getServerSideProps = counterPage<OrderViewProps>(
  'orders.read',
  async ({ query, language, log }) => {
    const orderId = oneParameter(query['id']);
    if (!isOrderId(orderId)) return { problem: 'missing' };
    const order = await loadCounterOrder(orderId, language);
    if (!order) return { problem: 'missing' };
    await log({ action: 'order.viewed', orderId });
    return { props: { order, isDone: query['done'] !== undefined } };
  },
);

export default counterView(OrderView);
