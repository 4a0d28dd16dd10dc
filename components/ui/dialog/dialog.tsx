import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import styles from './dialog.module.css';
import { AsOpened, useModal } from './use-modal';

export interface DialogProps {
  isOpen: boolean;
  /** The visitor closes it; the owner sets `isOpen`. */
  onClose: () => void;
  /** Names the dialog, and is shown above its content. */
  title: string;
  /** The title is visually hidden: the content has a headline of its own, or is a picture. */
  hidesTitle?: boolean;
  /**
   * `small` for questions and warnings, `medium` forms, `large` a page, `screen` full screen,
   * `flyout` small, under the header's icons where there is room.
   */
  size?: 'small' | 'medium' | 'large' | 'screen' | 'flyout';
  /** Mounted only while it is visible. */
  children: ReactNode;
}

/** A modal dialog over the page. */
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
