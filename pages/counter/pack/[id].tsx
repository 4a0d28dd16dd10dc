import { randomUUID } from 'node:crypto';
import { counterView } from '@/components/counter/counter-frame';
import { PackView, type PackViewProps } from '@/components/counter/pack-view';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  oneParameter,
  type CounterForm,
  type CounterResponse,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { actOnOrder } from '@/lib/counter/orders/act-on-order.server';
import { loadCounterOrder } from '@/lib/counter/orders/load-counter-order.server';
import { readAction } from '@/lib/counter/orders/order-action';
import { nextToPack } from '@/lib/counter/packing/load-packing.server';
import { packStep, type Packing } from '@/lib/counter/packing/pack-order.server';

type Shown = OwnProps<PackViewProps>;
type Response = CounterResponse<Shown>;

/** Address of the next order, where the same carrier is chosen. */
async function nextPage(orderId: string, carrier: string): Promise<string> {
  const next = await nextToPack(orderId);
  if (!next) return '/counter/packing?done';
  return `/counter/pack/${next.id}?${new URLSearchParams({ carrier, done: '' })}`;
}

async function load({ query, language, log }: StaffVisit) {
  const orderId = oneParameter(query['id']);
  const order = isOrderId(orderId) ? await loadCounterOrder(orderId, language) : null;
  if (order) await log({ action: 'order.viewed', orderId });
  return order;
}

async function show(
  { query }: StaffVisit,
  order: NonNullable<Awaited<ReturnType<typeof load>>>,
  { form, error }: { form: CounterForm; error?: Packing['error'] },
): Promise<Response> {
  const carrier = oneParameter(query['carrier']).slice(0, 40) || 'DHL';
  const fresh = { revision: order.revision, key: randomUUID(), carrier };
  const packing = await packStep(order, { ...fresh, ...form });
  const shown = { ...packing, error: error ?? packing.error };
  const isDone = query['done'] !== undefined && Object.keys(form).length === 0;
  const status = shown.error === null ? 200 : shown.error === 'outdated' ? 409 : 422;
  return { props: { order, packing: shown, isDone }, status };
}

export const getServerSideProps = counterPage<PackViewProps>(
  'orders.ship',
  async (visit) => {
    const order = await load(visit);
    return order ? show(visit, order, { form: {} }) : { problem: 'missing' };
  },
  async (visit) => {
    const { query, form, staff } = visit;
    const order = await load(visit);
    if (!order) return { problem: 'missing' };
    if (!isOrderId(form['key'] ?? '')) return { problem: 'invalid' };
    if (form['step'] !== 'ship') return show(visit, order, { form });
    const orderId = oneParameter(query['id']);
    const wanted = readAction('ship', form);
    if (!wanted) return show(visit, order, { form, error: 'incomplete' });
    const { revision = '', key: requestKey = '' } = form;
    const shipped = await actOnOrder({ staffId: staff.id, orderId, requestKey, revision, wanted });
    if (!shipped.ok) return show(visit, order, { form, error: shipped.code });
    return { goTo: await nextPage(orderId, form['carrier'] ?? '') };
  },
);

export default counterView(PackView);
