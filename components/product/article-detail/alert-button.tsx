import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openModal, type ModalParameters } from '@/lib/browser/modals/modals';
import styles from './alert-button.module.css';

/**
 * Offers an email when a size is there again, or costs less; the form loads with the press. Without
 * scripts the page has a form of its own.
 */
export function AlertButton({ kind, sku }: ModalParameters['notice']) {
  const { article: messages } = useMessages();
  return (
    <div className={styles.root}>
      <Button type="button" look="secondary" onClick={() => openModal('notice', { kind, sku })}>
        {kind === 'stock' ? messages.stockNotice : messages.priceNotice}
      </Button>
    </div>
  );
}
