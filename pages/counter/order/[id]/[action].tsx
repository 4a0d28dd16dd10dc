import { randomUUID } from 'node:crypto';
import type { ActionViewProps } from '@/components/counter/action-fields';
import { ActionView } from '@/components/counter/action-view';
import { counterView } from '@/components/counter/counter-frame';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  oneParameter,
  type CounterResponse,
  type SentVisit,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { actOnOrder, previewAction } from '@/lib/counter/orders/act-on-order.server';
import { loadCounterOrder } from '@/lib/counter/orders/load-counter-order.server';
import { loadOtherSizes } from '@/lib/counter/orders/load-sizes.server';
import { ORDER_ACTIONS, readAction, type OrderAction } from '@/lib/counter/orders/order-action';
import { isPermitted } from '@/lib/counter/staff/permissions';

type Shown = OwnProps<ActionViewProps>;
type Response = CounterResponse<Shown>;

interface Target {
  orderId: string;
  action: OrderAction;
}

/** The page with an order as it is now. */
async function show(
  { language, log }: StaffVisit,
  { orderId, action }: Target,
  shown: Partial<Pick<Shown, 'fields' | 'error' | 'checked'>>,
): Promise<Response> {
  const order = await loadCounterOrder(orderId, language);
  if (!order) return { problem: 'missing' };
  await log({ action: 'order.viewed', orderId });
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
async function take(visit: SentVisit, target: Target): Promise<Response> {
  const { orderId, action } = target;
  const fields = visit.form;
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
      await visit.log({ action: 'order.email-read', orderId, detail });
    }
    return show(visit, target, { fields, checked: previewed.value });
  }
  const acted = await actOnOrder({ staffId, orderId, requestKey, revision, wanted });
  if (!acted.ok) return show(visit, target, { fields, error: acted.code });
  return { goTo: `/counter/order/${orderId}?done` };
}

/** What an address names, for those who may do it. */
function targetOf({ query, staff }: StaffVisit): Target | { problem: 'missing' | 'forbidden' } {
  const orderId = oneParameter(query['id']);
  const action = ORDER_ACTIONS.find((each) => each === query['action']);
  if (!action) return { problem: 'missing' };
  if (!isPermitted(staff.role, `orders.${action}`)) return { problem: 'forbidden' };
  return isOrderId(orderId) ? { orderId, action } : { problem: 'missing' };
}

export const getServerSideProps = counterPage<ActionViewProps>(
  'orders.read',
  async (visit) => {
    const target = targetOf(visit);
    return 'problem' in target ? target : show(visit, target, {});
  },
  async (visit) => {
    const target = targetOf(visit);
    return 'problem' in target ? target : take(visit, target);
  },
);

export default counterView(ActionView);
