import type { BlockProps } from '@/lib/cms/content/block';
import styles from './spacer.module.css';

export function Spacer({ fields }: BlockProps<'spacer'>) {
  return <div className={styles.root} data-size={fields.size} data-spacer aria-hidden="true" />;
}
