import { useEffect } from 'react';
import { openPage } from '@/lib/shop/routes/open-page';
import type { Status } from './status';
import styles from './status-message.module.css';

/**
 * The outcome of a request, shown where it was made. Errors are announced assertively, others
 * politely.
 */
export function StatusMessage({ status }: { status: Status | null }) {
  const href = status?.type === 'redirectSuccess' ? status.href : null;
  useEffect(() => {
    if (href) void openPage(href);
  }, [href]);

  const tone =
    status?.type === 'miscellaneous'
      ? status.tone
      : status?.type === 'messageSuccess'
        ? 'success'
        : null;
  const text = status && 'text' in status ? status.text : '';
  // A live region must exist before its text, or screen readers do not announce it.
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
