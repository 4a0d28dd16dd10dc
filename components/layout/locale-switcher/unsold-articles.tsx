import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { UnsoldArticle } from '@/lib/browser/visitor/switch-locale';
import styles from './locale-switcher.module.css';

interface Props {
  articles: readonly UnsoldArticle[];
  /** Whether they have already left basket and reservation. */
  hasLeft: boolean;
  onProceed: () => void;
  onStay: () => void;
}

/**
 * Articles that leave basket and reservation because they are not sold in the new country or
 * language.
 */
export function UnsoldArticles({ articles, hasLeft, onProceed, onStay }: Props) {
  const { locale: messages, basket } = useMessages();
  return (
    <div className={styles.root}>
      <div role="alert">
        <p>{hasLeft ? messages.removed : messages.unsold}</p>
        <ul>
          {articles.map(({ sku, name }) => (
            <li key={sku}>{name ?? formatMessage(basket.missingName, { sku })}</li>
          ))}
        </ul>
      </div>
      <Button onClick={onProceed}>{messages.proceed}</Button>
      {!hasLeft && (
        <Button look="quiet" onClick={onStay}>
          {messages.stay}
        </Button>
      )}
    </div>
  );
}
