import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { exportForCustomer } from '@/lib/counter/customers/serve-customer.server';

type Props = CounterProps<object>;

/** Sends everything stored about a customer as a file, to be handed to them. */
export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<object>(context, 'customers.export', async ({ res, query, staff, form }) => {
    if (form) return { problem: 'invalid' };
    const customerId = oneParameter(query['id']);
    const exported = isOrderId(customerId) ? await exportForCustomer(staff.id, customerId) : null;
    if (!exported) return { problem: 'missing' };
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="customer-${customerId}.json"`);
    res.end(JSON.stringify(exported, null, 2));
    return { isSent: true };
  });

/** Shown only if there is no such customer. */
export default function CounterCustomerExportPage({ counter, problem }: Props) {
  return <CounterProblemView counter={counter} problem={problem ?? 'missing'} />;
}
