import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './site-header.module.css';

/** Id of the page's `<main>`, the target of the skip link. */
const CONTENT_ID = 'main';

export function SkipLink() {
  const { frame: messages } = useMessages();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {messages.skipToContent}
    </a>
  );
}
