import { counterView } from '@/components/counter/counter-frame';
import { ReturnsView, type ReturnsViewProps } from '@/components/counter/returns-view';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  oneParameter,
  type CounterResponse,
  type SentVisit,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { readCursor } from '@/lib/counter/orders/order-list';
import { loadReturns } from '@/lib/counter/returns/load-returns.server';
import { closeCase, receiveReturn } from '@/lib/counter/returns/receive-return.server';
import { RETURN_STATES } from '@/lib/counter/returns/return-list';
import { isPermitted } from '@/lib/counter/staff/permissions';

type Shown = OwnProps<ReturnsViewProps>;

async function show({ query, log }: StaffVisit, typed: string): Promise<CounterResponse<Shown>> {
  const state = RETURN_STATES.find((each) => each === query['state']) ?? 'withdrawals';
  const list = await loadReturns(state, readCursor(oneParameter(query['after'])));
  const numbers = list.cases.map(({ orderNumber }) => orderNumber);
  if (numbers.length > 0) await log({ action: 'returns.listed', detail: { orders: numbers } });
  return { props: { list, typed }, status: typed === '' ? 200 : 422 };
}

async function take(visit: SentVisit): Promise<CounterResponse<Shown>> {
  const { staff, form } = visit;
  if (!isPermitted(staff.role, 'returns.receive')) return { problem: 'forbidden' };
  const { step, id = '', kind } = form;
  if (step === 'receive') {
    const typed = (form['number'] ?? '').slice(0, 60).replaceAll('\0', '');
    const orderId = await receiveReturn({ staffId: staff.id }, typed);
    // A parcel that just arrived is checked at once by those who may.
    return orderId ? { goTo: `/counter/order/${orderId}/return` } : show(visit, typed || '?');
  }
  const isKind = kind === 'return' || kind === 'withdrawal';
  if (step !== 'close' || !isKind || !isOrderId(id)) return { problem: 'invalid' };
  await closeCase({ staffId: staff.id }, kind, id);
  return { goTo: `/counter/returns?state=${kind === 'return' ? 'expected' : 'withdrawals'}` };
}

export const getServerSideProps = counterPage<ReturnsViewProps>(
  'returns.read',
  (visit) => show(visit, ''),
  take,
);

export default counterView(ReturnsView);
