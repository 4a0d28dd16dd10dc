import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import {
  RESERVATION_STATES,
  type ReservationList,
  type ReservationStep,
  type StaffReservation,
} from '@/lib/counter/reservations/reservation-list';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { shownTime } from './order-parts';
import styles from './counter.module.css';

export interface ReservationsViewProps {
  counter: CounterHead;
  list: ReservationList;
  /** Whether a form was about a reservation that has changed meanwhile. */
  isGone: boolean;
}

const addressOf = ({ store, state }: Pick<ReservationList, 'store' | 'state'>): string =>
  `/counter/reservations?${new URLSearchParams({ store: store ?? '', state })}`;

function StoreForm({ counter: { messages }, list }: ReservationsViewProps) {
  const { reservationsPage } = messages;
  return (
    <search>
      <form className={tool.form} action="/counter/reservations">
        <input type="hidden" name="state" value={list.state} />
        <label className={tool.choice}>
          {reservationsPage.store}
          <select name="store" defaultValue={list.store ?? ''}>
            <option value="">{reservationsPage.allStores}</option>
            {list.stores.map(({ store, name }) => (
              <option key={store} value={store}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{reservationsPage.show}</Button>
      </form>
    </search>
  );
}

const STEPS: Readonly<Record<ReservationList['state'], readonly ReservationStep[]>> = {
  toPrepare: ['prepare', 'collect', 'release'],
  ready: ['collect', 'release'],
  ended: [],
};

function Reservation({
  counter,
  list,
  found,
}: {
  counter: CounterHead;
  list: ReservationList;
  found: StaffReservation;
}) {
  const { reservationsPage } = counter.messages;
  const { id, number, name, phone, email, status, heldUntil, endedAt, items } = found;
  const store = list.stores.find((each) => each.store === found.store)?.name ?? found.store;
  return (
    <li>
      <p>
        <b>{number}</b> {name}, {phone ?? email}, {store}{' '}
        <span className={tool.hint}>
          {endedAt === null
            ? `${reservationsPage.heldUntil} ${shownTime(heldUntil, counter)}`
            : `${reservationsPage.status[status]}, ${reservationsPage.endedAt} ${shownTime(endedAt, counter)}`}
        </span>
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.sku}>
            <b>{item.quantity} ×</b> {item.name}, {item.colour}, {item.size}{' '}
            <span className={styles.code}>{item.sku}</span>
          </li>
        ))}
      </ul>
      {status === 'held' && (
        <form className={styles.links} method="post" action={addressOf(list)}>
          <input type="hidden" name="id" value={id} />
          {STEPS[list.state].map((step, index) => (
            <Button
              key={step}
              type="submit"
              look={index === 0 ? 'secondary' : 'quiet'}
              name="step"
              value={step}
            >
              {reservationsPage.steps[step]} <span className="visually-hidden">{number}</span>
            </Button>
          ))}
        </form>
      )}
    </li>
  );
}

/** Reservations that a store prepares and hands over. */
export function ReservationsView(props: ReservationsViewProps) {
  const { counter, list, isGone } = props;
  const { messages } = counter;
  const { reservationsPage } = messages;
  return (
    <CounterFrame counter={counter} title={messages.reservations} section="reservations">
      <StoreForm {...props} />
      <nav aria-label={messages.state} className={styles.links}>
        {RESERVATION_STATES.map((state) => (
          <a
            key={state}
            href={addressOf({ store: list.store, state })}
            aria-current={state === list.state ? 'page' : undefined}
          >
            {reservationsPage.states[state]}
          </a>
        ))}
      </nav>
      {isGone && (
        <p role="alert" className={tool.fault}>
          {reservationsPage.gone}
        </p>
      )}
      {list.isCut && <output>{reservationsPage.cut}</output>}
      {list.reservations.length === 0 && <output>{reservationsPage.none}</output>}
      <ol className={styles.list}>
        {list.reservations.map((found) => (
          <Reservation key={found.id} counter={counter} list={list} found={found} />
        ))}
      </ol>
    </CounterFrame>
  );
}
