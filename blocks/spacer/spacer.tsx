import type { BlockProps } from '@/lib/cms/content/block';
import styles from './spacer.module.css';

/** Additional room between two blocks. */
export function Spacer({ fields }: BlockProps<'spacer'>) {
  return <div className={styles.root} data-size={fields.size} data-spacer aria-hidden="true" />;
}
