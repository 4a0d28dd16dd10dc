import { randomUUID } from 'node:crypto';
import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import type { CustomerViewProps } from '@/components/counter/customer-requests';
import { CustomerView } from '@/components/counter/customer-view';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import {
  counterPage,
  oneParameter,
  type CounterForm,
  type CounterResponse,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { loadStaffCustomer } from '@/lib/counter/customers/load-customer.server';
import {
  deleteForCustomer,
  sendPasswordEmail,
} from '@/lib/counter/customers/serve-customer.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { isPermitted } from '@/lib/counter/staff/permissions';
import { database } from '@/lib/platform/db/database.server';

type Shown = Omit<CustomerViewProps, 'counter'>;
type Props = CounterProps<Shown>;
type Response = CounterResponse<Shown>;

async function show(
  { staff, language, query }: StaffVisit,
  customerId: string,
  error: Shown['error'] = null,
): Promise<Response> {
  const customer = await loadStaffCustomer(customerId, language);
  if (!customer) return { problem: 'missing' };
  const detail = { customer: customerId };
  await writeAudit(database(), { staffId: staff.id, action: 'customer.viewed', detail });
  const isSent = query['sent'] !== undefined && error === null;
  return { props: { customer, error, isSent, formKey: randomUUID() }, status: error ? 422 : 200 };
}

async function remove(visit: StaffVisit, customerId: string, form: CounterForm): Promise<Response> {
  const deleted = await deleteForCustomer(visit.staff.id, customerId, form['email'] ?? '');
  if (deleted === 'unknown') return { problem: 'missing' };
  if (deleted !== 'forgotten') return show(visit, customerId, deleted);
  return { goTo: '/counter/customers?deleted' };
}

async function take(visit: StaffVisit, customerId: string, form: CounterForm): Promise<Response> {
  const { staff } = visit;
  const { step, key = '' } = form;
  if (step === 'delete')
    return isPermitted(staff.role, 'customers.delete')
      ? remove(visit, customerId, form)
      : { problem: 'forbidden' };
  if (step !== 'password-email' || !isOrderId(key)) return { problem: 'invalid' };
  if (!isPermitted(staff.role, 'customers.sendPassword')) return { problem: 'forbidden' };
  const isSent = await sendPasswordEmail(staff.id, customerId, key);
  return isSent ? { goTo: `/counter/customer/${customerId}?sent` } : { problem: 'missing' };
}

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'customers.read', async (visit) => {
    const customerId = oneParameter(visit.query['id']);
    if (!isOrderId(customerId)) return { problem: 'missing' };
    return visit.form ? take(visit, customerId, visit.form) : show(visit, customerId);
  });

export default function CounterCustomerPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <CustomerView {...props} />;
}
