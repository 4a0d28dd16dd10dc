import { useState, type ComponentType } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { withMessages } from '@/lib/shop/i18n/with-messages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './product-tile.module.css';
import type { QuickViewDialogProps } from './quick-view-dialog';

interface Props extends Omit<QuickViewDialogProps, 'isOpen' | 'onClose'> {
  /** Shows in the tile why it could not be opened. */
  onRejection: (text: string | null) => void;
}

type Dialog = ComponentType<QuickViewDialogProps>;

/** Opens an article over the list; the dialog is loaded on first use. */
export function QuickView({ onRejection, ...shown }: Props) {
  const { tile: messages } = useMessages();
  const [Opened, setOpened] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const open = async () => {
    setIsPending(true);
    try {
      const { QuickViewDialog } = await withMessages(import('./quick-view-dialog'));
      setOpened(() => QuickViewDialog);
      setIsOpen(true);
      onRejection(null);
    } catch {
      onRejection(messages.quickViewFailed);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.quickView}
        aria-label={formatMessage(messages.quickViewOf, { title: shown.product.title })}
        aria-haspopup="dialog"
        aria-busy={isPending || undefined}
        data-pending={isPending || undefined}
        title={messages.quickView}
        onClick={() => void open()}
      >
        <Icon name="view" />
      </button>
      {Opened && <Opened {...shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
