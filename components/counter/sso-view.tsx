import Head from 'next/head';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

export interface SsoViewProps {
  counter: CounterHead;
  /** Page of the counter that is opened. */
  next: string;
}

/**
 * Shown for a moment after a single sign-on: a browser that another site has redirected does not send the
 * session's cookie (`SameSite=Strict`), so the next page is opened by this one.
 */
export function SsoView({ counter, next }: SsoViewProps) {
  const { messages } = counter;
  return (
    <CounterFrame counter={counter} title={messages.signIn}>
      <Head>
        <meta key="refresh" httpEquiv="refresh" content={`0;url=${next}`} />
      </Head>
      <p className={styles.links}>
        <a href={next}>{messages.goOn}</a>
      </p>
    </CounterFrame>
  );
}
