import { randomUUID } from 'node:crypto';
import { counterView } from '@/components/counter/counter-frame';
import type { CustomerViewProps } from '@/components/counter/customer-requests';
import { CustomerView } from '@/components/counter/customer-view';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  oneParameter,
  type CounterResponse,
  type SentVisit,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { loadStaffCustomer } from '@/lib/counter/customers/load-customer.server';
import {
  deleteForCustomer,
  sendPasswordEmail,
} from '@/lib/counter/customers/serve-customer.server';
import { isPermitted } from '@/lib/counter/staff/permissions';

type Shown = OwnProps<CustomerViewProps>;
type Response = CounterResponse<Shown>;

async function show(
  { language, query, log }: StaffVisit,
  customerId: string,
  error: Shown['error'] = null,
): Promise<Response> {
  const customer = await loadStaffCustomer(customerId, language);
  if (!customer) return { problem: 'missing' };
  const detail = { customer: customerId };
  await log({ action: 'customer.viewed', detail });
  const isSent = query['sent'] !== undefined && error === null;
  return { props: { customer, error, isSent, formKey: randomUUID() }, status: error ? 422 : 200 };
}

async function remove(visit: SentVisit, customerId: string): Promise<Response> {
  const { staff, form } = visit;
  const deleted = await deleteForCustomer(staff.id, customerId, form['email'] ?? '');
  if (deleted === 'unknown') return { problem: 'missing' };
  if (deleted !== 'forgotten') return show(visit, customerId, deleted);
  return { goTo: '/counter/customers?deleted' };
}

async function take(visit: SentVisit, customerId: string): Promise<Response> {
  const { staff, form } = visit;
  const { step, key = '' } = form;
  if (step === 'delete')
    return isPermitted(staff.role, 'customers.delete')
      ? remove(visit, customerId)
      : { problem: 'forbidden' };
  if (step !== 'password-email' || !isOrderId(key)) return { problem: 'invalid' };
  if (!isPermitted(staff.role, 'customers.sendPassword')) return { problem: 'forbidden' };
  const isSent = await sendPasswordEmail(staff.id, customerId, key);
  return isSent ? { goTo: `/counter/customer/${customerId}?sent` } : { problem: 'missing' };
}

/** @returns `null` for anything but an id */
function customerOf({ query }: StaffVisit): string | null {
  const id = oneParameter(query['id']);
  return isOrderId(id) ? id : null;
}

export const getServerSideProps = counterPage<CustomerViewProps>(
  'customers.read',
  async (visit) => {
    const id = customerOf(visit);
    return id ? show(visit, id) : { problem: 'missing' };
  },
  async (visit) => {
    const id = customerOf(visit);
    return id ? take(visit, id) : { problem: 'missing' };
  },
);

export default counterView(CustomerView);
