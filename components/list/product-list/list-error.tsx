import { Button } from '@/components/ui/button/button';
import { useSearchRetry } from '@/lib/catalog/search/use-search-retry';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './product-list.module.css';

interface ListErrorProps {
  isFailed: boolean;
  error: Error | undefined;
  onRetry: () => void;
}

/** Reports that the service does not respond, and retries, at once when back online. */
export function ListError({ isFailed, error, onRetry }: ListErrorProps) {
  const { list: messages } = useMessages();
  useSearchRetry(isFailed ? (error ?? 'failed') : null, onRetry);
  return (
    <div role="alert">
      {isFailed && (
        <div className={styles.notice}>
          <p>{messages.failed}</p>
          <Button look="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
