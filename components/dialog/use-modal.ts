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

/** Until whatever moves while it closes stands still. */
async function stillness(dialog: HTMLDialogElement): Promise<void> {
  const animations = dialog.getAnimations?.() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

const MODAL = 'data-modal';
const HELD = 'data-held';
/** On a dialog that is on its way out, for the style sheet. */
const LEAVING = 'data-leaving';

/**
 * Tells base.css to hold the page behind a dialog, and how wide the scrollbar is that goes meanwhile.
 * A rule with `html:has(dialog:modal)` would be asked of the whole page at every change in it.
 */
function holdPage() {
  const { documentElement: page } = document;
  if (page.hasAttribute(HELD)) return;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
  page.setAttribute(HELD, '');
}

/** Lets go of it once no dialog is left. */
function releasePage() {
  const isModal = document.querySelector(`dialog[${MODAL}][open]`) !== null;
  document.documentElement.toggleAttribute(HELD, isModal);
}

/** What a dialog holds. While it leaves that stays as it was: its owner may have begun anew already. */
export const AsOpened = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
);

/**
 * Keeps the browser's own modal dialog in step with `isOpen`. Focus comes back to where it was, the
 * page behind is inert, Escape closes: all of that is `<dialog>`'s. Content lives from the opening
 * until the dialog has left the screen, and then no longer.
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
    // It fades first: to give the page back takes the longer, the more is on it.
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
  // A dialog may leave together with what opened it.
  useEffect(() => releasePage, []);

  // The backdrop belongs to the dialog itself; everything inside is an element of its own.
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
