import { counterView } from '@/components/counter/counter-frame';
import {
  ReservationsView,
  type ReservationsViewProps,
} from '@/components/counter/reservations-view';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import {
  counterPage,
  oneParameter,
  type CounterResponse,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { handleReservation } from '@/lib/counter/reservations/handle-reservation.server';
import { loadStoreReservations } from '@/lib/counter/reservations/load-reservations.server';
import { RESERVATION_STATES, RESERVATION_STEPS } from '@/lib/counter/reservations/reservation-list';
import { isPermitted } from '@/lib/counter/staff/permissions';

type Shown = OwnProps<ReservationsViewProps>;

async function show({ query, log }: StaffVisit, isGone: boolean): Promise<CounterResponse<Shown>> {
  const state = RESERVATION_STATES.find((each) => each === query['state']) ?? 'toPrepare';
  const list = await loadStoreReservations(state, oneParameter(query['store']) || null);
  const numbers = list.reservations.map(({ number }) => number);
  if (numbers.length > 0)
    await log({ action: 'reservations.listed', detail: { reservations: numbers } });
  return { props: { list, isGone }, status: isGone ? 409 : 200 };
}

export const getServerSideProps = counterPage<ReservationsViewProps>(
  'reservations.read',
  (visit) => show(visit, false),
  async (visit) => {
    const { query, staff, form } = visit;
    if (!isPermitted(staff.role, 'reservations.handle')) return { problem: 'forbidden' };
    const step = RESERVATION_STEPS.find((each) => each === form['step']);
    const { id = '' } = form;
    if (!step || !isOrderId(id)) return { problem: 'invalid' };
    const handled = await handleReservation({ staffId: staff.id }, id, step);
    if (handled !== 'done') return show(visit, true);
    const list = { store: oneParameter(query['store']), state: oneParameter(query['state']) };
    return { goTo: `/counter/reservations?${new URLSearchParams(list)}` };
  },
);

export default counterView(ReservationsView);
