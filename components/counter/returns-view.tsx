import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import { RETURN_STATES, type OpenCase, type ReturnList } from '@/lib/counter/returns/return-list';
import { formatDate } from '@/lib/shop/i18n/format-date';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { ScannedInput } from './form-fields';
import { shownTime } from './order-parts';
import styles from './counter.module.css';

export interface ReturnsViewProps {
  counter: CounterHead;
  list: ReturnList;
  /** A number that was not found; empty otherwise. */
  typed: string;
}

function ReceiveForm({ counter: { messages }, typed }: ReturnsViewProps) {
  const { number, receive, unknown } = messages.returnsPage;
  return (
    <>
      {typed && (
        <p role="alert" className={tool.fault} id="unknown">
          {unknown}
        </p>
      )}
      <form className={tool.form} method="post" action="/counter/returns">
        <label className={tool.choice}>
          {number}
          <ScannedInput
            name="number"
            required
            defaultValue={typed}
            aria-describedby={typed ? 'unknown' : undefined}
          />
        </label>
        <Button type="submit" name="step" value="receive">
          {receive}
        </Button>
      </form>
    </>
  );
}

const missingText = ({ missing }: OpenCase): string =>
  missing
    .map(({ quantity, name, size, sku }) => `${quantity} × ${name} ${size} (${sku})`)
    .join(', ');

function Clock({ counter, found }: { counter: CounterHead; found: OpenCase }) {
  const { returnsPage: messages } = counter.messages;
  if (found.dueAt === null) return null;
  return (
    <span className={found.isOverdue ? tool.fault : tool.hint}>
      {found.isOverdue ? messages.overdue : messages.due}{' '}
      {formatDate(found.dueAt, counter.language)}
    </span>
  );
}

function Case({ counter, found }: { counter: CounterHead; found: OpenCase }) {
  const { returnsPage: messages } = counter.messages;
  const { id, orderId, orderNumber, number, at, receivedAt } = found;
  const pieces = missingText(found);
  return (
    <li>
      <p className={styles.links}>
        <a href={`/counter/order/${orderId}`}>{orderNumber}</a>
        {number && <span className={styles.code}>{number}</span>}
        <span className={tool.hint}>
          {number ? messages.registered : messages.declared} {shownTime(at, counter)}
        </span>
        {receivedAt !== null && (
          <span className={tool.hint}>
            {messages.received} {shownTime(receivedAt, counter)}
          </span>
        )}
        <Clock counter={counter} found={found} />
      </p>
      <p>{pieces}</p>
      <form className={styles.links} method="post" action="/counter/returns">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="kind" value={number ? 'return' : 'withdrawal'} />
        <a href={`/counter/order/${orderId}/return`}>
          {messages.check} <span className="visually-hidden">{orderNumber}</span>
        </a>
        <Button type="submit" look="quiet" name="step" value="close">
          {messages.close} <span className="visually-hidden">{orderNumber}</span>
        </Button>
      </form>
    </li>
  );
}

/** Parcels that come back, and withdrawals with the day until which they are to be refunded. */
export function ReturnsView(props: ReturnsViewProps) {
  const { counter, list } = props;
  const { messages } = counter;
  const { returnsPage } = messages;
  return (
    <CounterFrame counter={counter} title={messages.returns} section="returns">
      <ReceiveForm {...props} />
      <nav aria-label={messages.state} className={styles.links}>
        {RETURN_STATES.map((state) => (
          <a
            key={state}
            href={`/counter/returns?state=${state}`}
            aria-current={state === list.state ? 'page' : undefined}
          >
            {returnsPage.states[state]}
          </a>
        ))}
      </nav>
      {list.state === 'withdrawals' && <p className={tool.hint}>{returnsPage.withheld}</p>}
      {list.cases.length === 0 && <output>{returnsPage.none}</output>}
      <ol className={styles.list}>
        {list.cases.map((found) => (
          <Case key={found.id} counter={counter} found={found} />
        ))}
      </ol>
      {list.next && (
        <p className={styles.links}>
          <a href={`/counter/returns?state=${list.state}&after=${list.next}`}>{returnsPage.next}</a>
        </p>
      )}
    </CounterFrame>
  );
}
