import { useState, type ComponentType } from 'react';
import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { withMessages } from '@/lib/shop/i18n/with-messages';
import type { AdvisedSize } from '@/lib/catalog/size-advisor/advise';
import { canAdvise } from '@/lib/catalog/size-advisor/garment-measure';
import styles from './size-advisor.module.css';

export interface SizeAdvisorProps {
  /** All sizes of the current colour, including sold-out ones. */
  sizes: readonly AdvisedSize[];
  fit?: SizeRecommendation | null;
  /** Selects a size of `sizes`, which may be sold out. */
  onSelect: (sku: string) => void;
  /** Adds one piece of an available size to the basket. */
  onAdd: (sku: string) => void;
}

type DialogProps = SizeAdvisorProps & { onClose: () => void };

const importDialog = () => withMessages(import('./size-advisor-dialog'));

/** Opens the size advisor, whose code is loaded on first interaction. Requires scripts. */
export function SizeAdvisor(props: SizeAdvisorProps) {
  const { article: messages } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<DialogProps> | null>(null);
  if (!canAdvise(props.sizes)) return null;
  const open = async () => {
    setIsOpen(true);
    const { SizeAdvisorDialog } = await importDialog();
    setLoaded(() => SizeAdvisorDialog);
  };
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        data-size-advisor
        onPointerEnter={() => void importDialog().catch(() => undefined)}
        // If the code fails to load, the button stays and can be pressed again.
        onClick={() => void open().catch(() => setIsOpen(false))}
      >
        {messages.findSize}
      </button>
      {isOpen && Loaded && <Loaded {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
