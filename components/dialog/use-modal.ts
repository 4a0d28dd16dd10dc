import { useEffect, useRef, useState, type PointerEvent } from 'react';

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
    if (isOpen) {
      if (element.open) return;
      holdPage();
      element.showModal();
      return;
    }
    if (element.open) {
      element.close();
      releasePage();
    }
    let isStale = false;
    void stillness(element).then(() => {
      if (!isStale) setHoldsContent(false);
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
