import { useState, type ComponentType } from 'react';
import { Icon } from '@/components/icon/icon';
import { formatMessage } from '@/lib/i18n/format-message';
import { withWords } from '@/lib/i18n/with-words';
import { useWords } from '@/lib/i18n/words';
import styles from './product-tile.module.css';
import type { QuickViewDialogProps } from './quick-view-dialog';

interface Props extends Omit<QuickViewDialogProps, 'isOpen' | 'onClose'> {
  /** Says in the tile that it could not be opened. */
  onRefusal: (text: string | null) => void;
}

type Dialog = ComponentType<QuickViewDialogProps>;

/** Opens an article over the list; the dialog is loaded when it is first asked for. */
export function QuickView({ onRefusal, ...shown }: Props) {
  const { tile: words } = useWords();
  const [Opened, setOpened] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const open = async () => {
    setIsPending(true);
    try {
      const { QuickViewDialog } = await withWords(import('./quick-view-dialog'));
      setOpened(() => QuickViewDialog);
      setIsOpen(true);
      onRefusal(null);
    } catch {
      onRefusal(words.quickViewFailed);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.quickView}
        aria-label={formatMessage(words.quickViewOf, { title: shown.product.title })}
        aria-haspopup="dialog"
        aria-busy={isPending || undefined}
        data-pending={isPending || undefined}
        title={words.quickView}
        onClick={() => void open()}
      >
        <Icon name="view" />
      </button>
      {Opened && <Opened {...shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
