import type { BlockProps } from '@/lib/content/block';
import styles from './spacer.module.css';

/** More room between two blocks than they have by themselves. */
export function Spacer({ fields }: BlockProps<'spacer'>) {
  return <div className={styles.root} data-size={fields.size} data-spacer aria-hidden="true" />;
}
