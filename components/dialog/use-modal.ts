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

/** Tells base.css how wide the scrollbar is that a dialog takes away. */
function keepScrollbarsPlace() {
  const { documentElement: page } = document;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
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
      keepScrollbarsPlace();
      element.showModal();
      return;
    }
    element.close();
    let isStale = false;
    void stillness(element).then(() => {
      if (!isStale) setHoldsContent(false);
    });
    return () => {
      isStale = true;
    };
  }, [isOpen]);

  // The backdrop belongs to the dialog itself; everything inside is an element of its own.
  const isBeside = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
  return {
    holdsContent,
    dialogProps: {
      ref: dialog,
      onClose: () => {
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
