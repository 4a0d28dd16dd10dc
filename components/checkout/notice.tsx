import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Something the visitor has to know first. @param isError an error, announced at once */
export function Notice({ isError = false, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <div
      className={styles.root}
      data-error={isError || undefined}
      role={isError ? 'alert' : 'note'}
    >
      {children}
    </div>
  );
}
