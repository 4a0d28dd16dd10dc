import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import styles from './dialog.module.css';
import { AsOpened, useModal } from './use-modal';

export interface DialogProps {
  isOpen: boolean;
  /** Called when the visitor closes it; the owner sets `isOpen`. */
  onClose: () => void;
  /** Accessible name, shown above the content. */
  title: string;
  /** Hides the title visually, because the content has its own headline or is a picture. */
  hidesTitle?: boolean;
  /**
   * `small` for questions and warnings, `medium` for forms, `large` for a page, `screen` for full
   * screen, `flyout` for a small one below the header's icons if there is space.
   */
  size?: 'small' | 'medium' | 'large' | 'screen' | 'flyout';
  /** Mounted only while it is visible. */
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { isOpen, title, hidesTitle = false, size = 'medium', children, onClose } = props;
  const titleId = useId();
  const { dialogProps, holdsContent } = useModal(props);
  return (
    <dialog {...dialogProps} className={styles.root} data-size={size} aria-labelledby={titleId}>
      {holdsContent && (
        <AsOpened isOpen={isOpen}>
          <div className={styles.panel}>
            <div className={styles.head} data-empty={hidesTitle}>
              <h2 id={titleId} className={hidesTitle ? 'visually-hidden' : styles.title}>
                {title}
              </h2>
              <CloseButton onClick={onClose} />
            </div>
            <div className={styles.content}>{children}</div>
          </div>
        </AsOpened>
      )}
    </dialog>
  );
}
