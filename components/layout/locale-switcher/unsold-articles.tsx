import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import type { UnsoldArticle } from '@/lib/visitor/switch-locale';
import styles from './locale-switcher.module.css';

interface Props {
  articles: readonly UnsoldArticle[];
  onProceed: () => void;
}

/** What has left the basket because it is not sold in the new country or language. */
export function UnsoldArticles({ articles, onProceed }: Props) {
  const { locale: messages, basket } = useMessages();
  return (
    <div className={styles.root}>
      <div role="alert">
        <p>{messages.removed}</p>
        <ul>
          {articles.map(({ sku, name }) => (
            <li key={sku}>{name ?? formatMessage(basket.missingName, { sku })}</li>
          ))}
        </ul>
      </div>
      <Button onClick={onProceed}>{messages.proceed}</Button>
    </div>
  );
}
