import { useId, type ReactNode } from 'react';
import { DragToClose, type Side } from '@/components/motion/drag-to-close/drag-to-close';
import { CloseButton } from '@/components/ui/dialog/close-button';
import { AsOpened, useModal } from '@/components/ui/dialog/use-modal';
import styles from './drawer.module.css';

interface DrawerProps {
  isOpen: boolean;
  /** Called when the visitor closes it; the owner sets `isOpen`. */
  onClose: () => void;
  /** Accessible name, shown at the top. */
  title: string;
  /** Hides the title visually. */
  hidesTitle?: boolean;
  /** Edge of the window that it slides out of. */
  side: Side;
  /** Shown beside the close button: a back button, an account icon. */
  tools?: ReactNode;
  /** Mounted only while it is visible. */
  children: ReactNode;
}

/** A panel that slides over the page from an edge, and can be dragged back. */
export function Drawer(props: DrawerProps) {
  const { isOpen, title, hidesTitle = false, side, tools, children, onClose } = props;
  const titleId = useId();
  const { dialogProps, holdsContent } = useModal(props);
  return (
    <dialog {...dialogProps} className={styles.root} data-side={side} aria-labelledby={titleId}>
      {holdsContent && (
        <AsOpened isOpen={isOpen}>
          <DragToClose side={side} className={styles.panel} onClose={onClose}>
            <div className={styles.head} data-swipe-handle="">
              <h2 id={titleId} className={hidesTitle ? 'visually-hidden' : styles.title}>
                {title}
              </h2>
              <div className={styles.tools}>
                {tools}
                <CloseButton onClick={onClose} />
              </div>
            </div>
            <div className={styles.content}>{children}</div>
          </DragToClose>
        </AsOpened>
      )}
    </dialog>
  );
}
