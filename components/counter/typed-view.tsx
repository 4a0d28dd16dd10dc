import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { TypedDraft } from '@/lib/counter/staff/typed-draft.server';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

export interface TypedViewProps {
  counter: CounterHead;
  typed: TypedDraft;
}

/** Fields that only say which form it is. */
const HIDDEN: readonly string[] = ['key', 'revision', 'seen', 'step', 'id', 'sentAgain'];

/** A form that was sent after its session had ended: it is sent again as it was. */
export function TypedView({ counter, typed: { path, fields } }: TypedViewProps) {
  const { messages } = counter;
  const shown = Object.entries(fields).filter(
    ([name, value]) => value !== '' && !HIDDEN.includes(name),
  );
  return (
    <CounterFrame counter={counter} title={messages.typedTitle}>
      <p>{messages.typedHelp}</p>
      <dl className={styles.sums}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.code}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form className={styles.links} method="post" action={path}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{messages.typedSend}</Button>
      </form>
      <form className={styles.links} method="post" action="/counter/typed">
        <Button type="submit" look="quiet" name="step" value="drop">
          {messages.typedDrop}
        </Button>
      </form>
    </CounterFrame>
  );
}
