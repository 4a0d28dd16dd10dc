import { CopyButton } from '@/components/ui/copy-button/copy-button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-number.module.css';

/** The number of the chosen colour, and a button that copies the page's URL. */
export function ArticleNumber({ itemnum }: { itemnum: string }) {
  const { article: messages } = useMessages();
  return (
    <div className={styles.root}>
      <p>{formatMessage(messages.itemNumber, { number: itemnum })}</p>
      <CopyButton text={itemnum} label={messages.copyNumber} look="quiet" />
      <CopyButton text={() => location.href} label={messages.copyLink} look="quiet" />
    </div>
  );
}
