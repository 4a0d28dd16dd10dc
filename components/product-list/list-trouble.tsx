import { useEffect } from 'react';
import { Button } from '@/components/button/button';
import { useWords } from '@/lib/i18n/words';
import styles from './product-list.module.css';

/** The service may be back at any time; asking every few seconds costs nobody anything. */
const RETRY_MS = 5_000;

interface ListTroubleProps {
  isFailed: boolean;
  error: Error | undefined;
  onRetry: () => void;
}

/** Says that the service does not answer; asks again by itself, and as soon as the network is back. */
export function ListTrouble({ isFailed, error, onRetry }: ListTroubleProps) {
  const { list: words } = useWords();
  useEffect(() => {
    if (!isFailed) return;
    const timer = setTimeout(onRetry, RETRY_MS);
    addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onRetry);
    };
    // A new error is another failure, and waits anew.
  }, [isFailed, error, onRetry]);
  return (
    <div role="alert">
      {isFailed && (
        <div className={styles.notice}>
          <p>{words.failed}</p>
          <Button look="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
