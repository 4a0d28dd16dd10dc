import { CounterFilePage } from '@/components/counter/counter-frame';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { counterPage, oneParameter, savedAs } from '@/lib/counter/counter/counter-page.server';
import { exportForCustomer } from '@/lib/counter/customers/serve-customer.server';

/** Sends everything stored about a customer as a file, to be handed to them. */
export const getServerSideProps = counterPage<object>(
  'customers.export',
  async ({ query, staff }) => {
    const customerId = oneParameter(query['id']);
    const exported = isOrderId(customerId) ? await exportForCustomer(staff.id, customerId) : null;
    if (!exported) return { problem: 'missing' };
    const headers = savedAs(`customer-${customerId}.json`, 'application/json');
    return { file: { headers, body: JSON.stringify(exported, null, 2) } };
  },
);

export default CounterFilePage;
