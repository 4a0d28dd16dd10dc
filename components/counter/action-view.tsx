import { Button } from '@/components/ui/button/button';
import tool from '@/components/studio/studio.module.css';
import { ActionFields, type ActionViewProps } from './action-fields';
import { CounterFrame } from './counter-frame';
import { PreviewedEmails } from './previewed-emails';
import { OrderSection, shownTime, wordOf } from './order-parts';
import styles from './counter.module.css';

/** Hidden fields: the order's revision, the form's idempotency key, and when the page was opened. */
const CARRIED = ['revision', 'key', 'seen'] as const;

function ActionForm(props: ActionViewProps) {
  const { counter, order, action, fields, checked } = props;
  const { messages } = counter;
  // After the check every field is carried along, and cannot be changed any more.
  const carried = checked ? Object.keys(fields).filter((name) => name !== 'step') : CARRIED;
  return (
    <form
      className={styles.narrow}
      method="post"
      action={`/counter/order/${order.view.id}/${action}`}
    >
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name] ?? ''} />
      ))}
      {!checked && <ActionFields {...props} />}
      <Button type="submit" name="step" value={checked ? 'do' : 'check'}>
        {checked ? messages.confirm : messages.check}
      </Button>
    </form>
  );
}

function Outdated({ counter, order, action, changes }: ActionViewProps) {
  const { messages } = counter;
  return (
    <>
      <p role="alert" className={tool.fault}>
        {messages.outdated}
      </p>
      <OrderSection title={messages.changedSince}>
        <ul className={styles.list}>
          {changes.map(({ at, who, what, detail }) => (
            <li key={`${at} ${what} ${detail}`}>
              {wordOf(messages.events, what)} {detail}{' '}
              <span className={tool.hint}>
                {shownTime(at, counter)} {who}
              </span>
            </li>
          ))}
        </ul>
      </OrderSection>
      <p className={styles.links}>
        <a href={`/counter/order/${order.view.id}/${action}`}>{messages.again}</a>
      </p>
    </>
  );
}

/** One action: its fields, then what the customer will receive and the button that does it. */
export function ActionView(props: ActionViewProps) {
  const { counter, order, action, error, checked } = props;
  const { messages } = counter;
  const { id, number } = order.view;
  const text =
    error === null || error === 'outdated'
      ? null
      : error === 'incomplete'
        ? messages.incomplete
        : messages.rejections[error];
  return (
    <CounterFrame
      counter={counter}
      title={`${messages.action[action]}: ${number}`}
      section="orders"
    >
      <p className={styles.links}>
        <a href={`/counter/order/${id}`}>{messages.back}</a>
      </p>
      {text && (
        <p role="alert" className={tool.fault}>
          {text}
        </p>
      )}
      {error === 'outdated' ? (
        <Outdated {...props} />
      ) : (
        <>
          {checked && <PreviewedEmails counter={counter} emails={checked} />}
          <ActionForm {...props} />
        </>
      )}
    </CounterFrame>
  );
}
