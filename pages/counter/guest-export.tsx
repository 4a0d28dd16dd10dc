import { CounterFilePage } from '@/components/counter/counter-frame';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { counterPage, oneParameter, savedAs } from '@/lib/counter/counter/counter-page.server';
import { exportForGuest } from '@/lib/counter/customers/serve-customer.server';

/** Sends everything stored about the address of a guest's order as a file, to be handed to them. */
export const getServerSideProps = counterPage<object>(
  'customers.export',
  async ({ query, staff }) => {
    const orderId = oneParameter(query['order']);
    const exported = isOrderId(orderId) ? await exportForGuest(staff.id, orderId) : null;
    if (!exported) return { problem: 'missing' };
    const headers = savedAs(`guest-${orderId}.json`, 'application/json');
    return { file: { headers, body: JSON.stringify(exported, null, 2) } };
  },
);

export default CounterFilePage;
