import { Button } from '@/components/ui/button/button';
import { cancellable } from '@/lib/commerce/order-view/order-view';
import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import type { ActionRejection, PreviewedEmail } from '@/lib/counter/orders/act-on-order.server';
import type { OrderEvent } from '@/lib/counter/orders/counter-order';
import type { OrderAction } from '@/lib/counter/orders/order-action';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { OrderSection, shownTime, wordOf, type OrderPartProps } from './order-parts';
import styles from './counter.module.css';

export interface ActionViewProps extends OrderPartProps {
  action: OrderAction;
  /** What was typed, and the hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  error: 'incomplete' | ActionRejection | null;
  /** Emails that the customer will receive; `null` before the fields were checked. */
  checked: readonly PreviewedEmail[] | null;
  /** What has happened since the page was opened, for an outdated one. */
  changes: readonly OrderEvent[];
}

/** Number of pieces of each line that are still to be shipped. */
function PiecesFields({ order, fields }: ActionViewProps) {
  return order.view.lines
    .filter((line) => cancellable(line) > 0)
    .map((line) => {
      const name = pieceField(line.id);
      return (
        <label key={line.id} className={tool.choice}>
          {pieceName(line, { oneSize: '' })} ({order.articles[line.id]?.sku})
          <input
            name={name}
            type="number"
            min={0}
            max={cancellable(line)}
            defaultValue={fields[name] ?? cancellable(line)}
          />
        </label>
      );
    });
}

function TextField({
  name,
  label,
  fields,
}: {
  name: 'carrier' | 'parcel' | 'amount';
  label: string;
  fields: ActionViewProps['fields'];
}) {
  return (
    <label className={tool.choice}>
      {label}
      <input name={name} defaultValue={fields[name]} required autoComplete="off" />
    </label>
  );
}

function ActionFields(props: ActionViewProps) {
  const { counter, action, fields, order } = props;
  const { messages } = counter;
  switch (action) {
    case 'ship':
      return (
        <>
          <PiecesFields {...props} />
          <TextField
            name="carrier"
            label={messages.carrier}
            fields={{ carrier: 'DHL', ...fields }}
          />
          <TextField name="parcel" label={messages.parcel} fields={fields} />
        </>
      );
    case 'cancel':
      return <PiecesFields {...props} />;
    case 'refund':
      return <TextField name="amount" label={messages.amount} fields={fields} />;
    case 'resend':
      return (
        <label className={tool.choice}>
          {messages.chooseEmail}
          <select name="email" defaultValue={fields['email']}>
            {order.emails.map(({ key, kind, createdAt }) => (
              <option key={key} value={key}>
                {wordOf(messages.emailKinds, kind)}, {shownTime(createdAt, counter)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'note':
      return (
        <label className={tool.choice}>
          {messages.text}
          <textarea name="text" rows={4} defaultValue={fields['text']} required />
        </label>
      );
  }
}

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

function Checked({ counter, checked }: ActionViewProps) {
  const { messages } = counter;
  if (!checked) return null;
  if (checked.length === 0) return <p>{messages.receivesNothing}</p>;
  return (
    <OrderSection title={messages.receives}>
      {checked.map(({ kind, letter }) =>
        letter ? (
          <div key={kind}>
            <p>
              {letter.to}: <b>{letter.subject}</b>
            </p>
            <pre className={styles.letter}>{letter.text}</pre>
          </div>
        ) : (
          <p key={kind}>
            <b>{wordOf(messages.emailKinds, kind)}</b>: {messages.noPreview}
          </p>
        ),
      )}
    </OrderSection>
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
  const { counter, order, action, error } = props;
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
          <Checked {...props} />
          <ActionForm {...props} />
        </>
      )}
    </CounterFrame>
  );
}
