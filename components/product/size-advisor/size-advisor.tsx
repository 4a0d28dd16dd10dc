import { useState, type ComponentType } from 'react';
import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { withMessages } from '@/lib/shop/i18n/with-messages';
import type { AdvisedSize } from '@/lib/catalog/size-advisor/advise';
import { canAdvise } from '@/lib/catalog/size-advisor/garment-measure';
import styles from './size-advisor.module.css';

export interface SizeAdvisorProps {
  /** All sizes of the chosen colour, sold-out ones too. */
  sizes: readonly AdvisedSize[];
  /** How customers rated the fit of the article. */
  fit?: SizeRecommendation | null;
  /** Selects a size of `sizes`, which may be sold out. */
  onSelect: (sku: string) => void;
  /** Adds one piece of a size to the basket; it is available. */
  onAdd: (sku: string) => void;
}

type DialogProps = SizeAdvisorProps & { onClose: () => void };

const importDialog = () => withMessages(import('./size-advisor-dialog'));

/** Opens the size advisor, whose code is loaded with the first touch. Needs scripts. */
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
        // A code that cannot be loaded leaves the button as it was: it can be pressed again.
        onClick={() => void open().catch(() => setIsOpen(false))}
      >
        {messages.findSize}
      </button>
      {isOpen && Loaded && <Loaded {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
