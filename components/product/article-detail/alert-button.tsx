import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openModal, type ModalParameters } from '@/lib/browser/modals/modals';
import styles from './alert-button.module.css';

/**
 * Offers an email when a size is back in stock or costs less; the form is loaded on press. Without
 * scripts the page has its own form.
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
