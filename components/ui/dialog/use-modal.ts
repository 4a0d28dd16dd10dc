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
  /** Called when the visitor closes it: with Escape, a click outside, or a drawer's swipe. */
  onClose: () => void;
}

/** Resolves when the closing transition has ended. */
async function stillness(dialog: HTMLDialogElement): Promise<void> {
  const animations = dialog.getAnimations?.() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

const MODAL = 'data-modal';
const HELD = 'data-scroll-locked';
/** Attribute of a closing dialog, for the style sheet. */
const LEAVING = 'data-leaving';

/**
 * Lets base.css lock the page's scrolling behind a dialog, and provides the width of the hidden
 * scrollbar. A rule with `html:has(dialog:modal)` would be matched against the whole page at every
 * change.
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

/** Contents of a dialog, frozen while it closes, because its owner may have been reset already. */
export const AsOpened = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
);

/**
 * Synchronises the browser's own modal dialog with `isOpen`. `<dialog>` restores the focus, makes
 * the page behind inert, and closes on Escape. Contents are mounted from the opening until the
 * dialog has left the screen.
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
    // Fades first, because making the page interactive again takes longer the more is on it.
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
  // A dialog may be unmounted together with its opener.
  useEffect(() => releasePage, []);

  // A click on the backdrop targets the dialog itself; contents are other elements.
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
      // A text selection may end outside the dialog, so only a complete click closes it.
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      },
      onPointerUp: (event: PointerEvent) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      },
    },
  };
}
