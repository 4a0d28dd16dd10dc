import { useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './product-list.module.css';

/** The service may recover at any time, and a retry every few seconds is cheap. */
const RETRY_MS = 5_000;

interface ListErrorProps {
  isFailed: boolean;
  error: Error | undefined;
  onRetry: () => void;
}

/** Reports that the service does not respond, and retries, at once when back online. */
export function ListError({ isFailed, error, onRetry }: ListErrorProps) {
  const { list: messages } = useMessages();
  useEffect(() => {
    if (!isFailed) return;
    const timer = setTimeout(onRetry, RETRY_MS);
    addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onRetry);
    };
    // A new error is another failure and restarts the delay.
  }, [isFailed, error, onRetry]);
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
