import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { shownTime, wordOf } from './order-parts';
import styles from './counter.module.css';

export interface AuditViewProps {
  counter: CounterHead;
  entries: readonly {
    id: number;
    /** Epoch milliseconds. */
    at: number;
    /** Address of the member of staff, or name of the client; `null` for the command line. */
    actor: string | null;
    action: string;
    orderId: string | null;
    /** As JSON. */
    detail: string;
  }[];
  /** Id from which the next page goes on; `null` on the last. */
  next: number | null;
}

function ExportForm({ messages }: Pick<CounterHead, 'messages'>) {
  return (
    <form className={tool.form} action="/counter/audit-csv">
      <label className={tool.choice}>
        {messages.from}
        <input name="from" type="date" required />
      </label>
      <label className={tool.choice}>
        {messages.to}
        <input name="to" type="date" required />
      </label>
      <Button type="submit">{messages.export}</Button>
    </form>
  );
}

/** Who saw or changed what, newest first. */
export function AuditView({ counter, entries, next }: AuditViewProps) {
  const { messages } = counter;
  return (
    <CounterFrame counter={counter} title={messages.audit} section="audit">
      <ExportForm messages={messages} />
      <ol className={styles.list}>
        {entries.map(({ id, at, actor, action, orderId, detail }) => (
          <li key={id}>
            <span className={tool.hint}>{shownTime(at, counter)}</span>{' '}
            {actor ?? messages.commandLine}: {wordOf(messages.events, action)}{' '}
            {orderId && <a href={`/counter/order/${orderId}`}>{orderId}</a>}{' '}
            {detail !== '{}' && <span className={styles.code}>{detail}</span>}
          </li>
        ))}
      </ol>
      {next !== null && (
        <p className={styles.links}>
          <a href={`/counter/audit?before=${next}`}>{messages.older}</a>
        </p>
      )}
    </CounterFrame>
  );
}
