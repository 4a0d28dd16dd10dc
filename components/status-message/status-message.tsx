import Router from 'next/router';
import { useEffect } from 'react';
import type { Status } from './status';
import styles from './status-message.module.css';

/** What a call has come to, said where it was made. A danger interrupts, everything else waits. */
export function StatusMessage({ status }: { status: Status | null }) {
  const href = status?.type === 'redirectSuccess' ? status.href : null;
  useEffect(() => {
    if (href) void Router.push(href);
  }, [href]);

  const tone =
    status?.type === 'miscellaneous'
      ? status.tone
      : status?.type === 'messageSuccess'
        ? 'success'
        : null;
  const text = status && 'text' in status ? status.text : '';
  // The region stands there before its words do, or nobody would hear them.
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.region}>
      {tone && (
        <p className={styles.root} data-status={tone}>
          {text}
        </p>
      )}
    </div>
  );
}
