import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A notice before the visitor continues. @param isError whether to announce it at once */
export function Notice({ isError = false, children }: { isError?: boolean; children: ReactNode }) {
  // outside: react-absent-attributes, react-own-attributes
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
