import {
  memo,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

interface Modal {
  isOpen: boolean;
  /** The visitor closes it: by Escape, by a click beside it, or by a drawer's swipe. */
  onClose: () => void;
}

/** Until the closing transition has ended. */
async function stillness(dialog: HTMLDialogElement): Promise<void> {
  const animations = dialog.getAnimations?.() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

const MODAL = 'data-modal';
const HELD = 'data-scroll-locked';
/** On a dialog that is closing, for the style sheet. */
const LEAVING = 'data-leaving';

/**
 * Lets base.css lock the page's scroll behind a dialog, and says how wide the hidden scrollbar was.
 * A rule with `html:has(dialog:modal)` would be matched against the whole page at every change.
 */
function holdPage() {
  const { documentElement: page } = document;
  if (page.hasAttribute(HELD)) return;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
  page.setAttribute(HELD, '');
}

/** Unlocks the page once no dialog is open. */
function releasePage() {
  const isModal = document.querySelector(`dialog[${MODAL}][open]`) !== null;
  document.documentElement.toggleAttribute(HELD, isModal);
}

/** What a dialog shows. Unchanged while it closes: its owner may have started anew already. */
export const AsOpened = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
);

/**
 * Keeps the browser's own modal dialog in step with `isOpen`. Focus returns to where it was, the
 * page behind is inert, Escape closes: all of that is `<dialog>`'s. Content is mounted from the
 * opening until the dialog has left the screen, and no longer.
 */
export function useModal({ isOpen, onClose }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [holdsContent, setHoldsContent] = useState(isOpen);
  if (isOpen && !holdsContent) setHoldsContent(true);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.removeAttribute(LEAVING);
    if (isOpen) {
      if (element.open) return;
      holdPage();
      element.showModal();
      return;
    }
    if (!element.open) return setHoldsContent(false);
    // It fades first: making the page interactive again takes longer, the more is on it.
    element.setAttribute(LEAVING, '');
    let isStale = false;
    void stillness(element).then(() => {
      if (isStale) return;
      element.close();
      releasePage();
      setHoldsContent(false);
    });
    return () => {
      isStale = true;
    };
  }, [isOpen]);
  // A dialog may be unmounted together with what opened it.
  useEffect(() => releasePage, []);

  // A click on the backdrop targets the dialog itself; everything inside is an element of its own.
  const isBeside = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
  return {
    holdsContent,
    dialogProps: {
      ref: dialog,
      [MODAL]: '',
      onCancel: (event: SyntheticEvent) => {
        // A file input inside may be cancelled, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onClose: () => {
        releasePage();
        if (isOpen) onClose();
      },
      // A text selected with the mouse may end beside the dialog: only a whole click closes.
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      },
      onPointerUp: (event: PointerEvent) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      },
    },
  };
}
