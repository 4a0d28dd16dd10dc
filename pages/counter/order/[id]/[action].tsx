import { randomUUID } from 'node:crypto';
import type { GetServerSideProps } from 'next';
import type { ActionViewProps } from '@/components/counter/action-fields';
import { ActionView } from '@/components/counter/action-view';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import {
  counterPage,
  oneParameter,
  type CounterForm,
  type CounterResponse,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { actOnOrder, previewAction } from '@/lib/counter/orders/act-on-order.server';
import { loadCounterOrder } from '@/lib/counter/orders/load-counter-order.server';
import { loadOtherSizes } from '@/lib/counter/orders/load-sizes.server';
import { ORDER_ACTIONS, readAction, type OrderAction } from '@/lib/counter/orders/order-action';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { isPermitted } from '@/lib/counter/staff/permissions';
import { database } from '@/lib/platform/db/database.server';

type Shown = Omit<ActionViewProps, 'counter'>;
type Props = CounterProps<Shown>;
type Response = CounterResponse<Shown>;

interface Target {
  orderId: string;
  action: OrderAction;
}

/** The page with an order as it is now. */
async function show(
  { staff, language }: StaffVisit,
  { orderId, action }: Target,
  shown: Partial<Pick<Shown, 'fields' | 'error' | 'checked'>>,
): Promise<Response> {
  const order = await loadCounterOrder(orderId, language);
  if (!order) return { problem: 'missing' };
  await writeAudit(database(), { staffId: staff.id, action: 'order.viewed', orderId });
  const { fields: typed = {}, error = null, checked = null } = shown;
  const isOutdated = error === 'outdated';
  const fresh = { revision: order.revision, key: randomUUID(), seen: String(order.readAt) };
  const seen = Number(typed['seen']) || 0;
  const changes = isOutdated ? order.events.filter(({ at }) => at > seen) : [];
  const sizes = action === 'exchange' ? await loadOtherSizes(orderId) : [];
  const props = { order, action, error, checked, changes, sizes, fields: { ...fresh, ...typed } };
  return { props, status: isOutdated ? 409 : error ? 422 : 200 };
}

/** Checks or does what a form requests. */
async function take(visit: StaffVisit, target: Target, fields: CounterForm): Promise<Response> {
  const { orderId, action } = target;
  const staffId = visit.staff.id;
  const { revision = '', key: requestKey = '' } = fields;
  const wanted = readAction(action, fields);
  if (!isOrderId(requestKey)) return { problem: 'invalid' };
  if (!wanted) return show(visit, target, { fields, error: 'incomplete' });
  if (fields['step'] !== 'do') {
    const previewed = await previewAction(orderId, revision, wanted);
    if (!previewed.ok) return show(visit, target, { fields, error: previewed.code });
    if (wanted.action === 'resend') {
      const detail = { email: wanted.email };
      await writeAudit(database(), { staffId, action: 'order.email-read', orderId, detail });
    }
    return show(visit, target, { fields, checked: previewed.value });
  }
  const acted = await actOnOrder({ staffId, orderId, requestKey, revision, wanted });
  if (!acted.ok) return show(visit, target, { fields, error: acted.code });
  return { goTo: `/counter/order/${orderId}?done` };
}

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'orders.read', async (visit) => {
    const { query, staff, form } = visit;
    const orderId = oneParameter(query['id']);
    const action = ORDER_ACTIONS.find((each) => each === query['action']);
    if (!action) return { problem: 'missing' };
    if (!isPermitted(staff.role, `orders.${action}`)) return { problem: 'forbidden' };
    if (!isOrderId(orderId)) return { problem: 'missing' };
    const target = { orderId, action };
    return form ? take(visit, target, form) : show(visit, target, {});
  });

export default function CounterActionPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <ActionView {...props} />;
}
