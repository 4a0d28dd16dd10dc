import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  /** Milliseconds of hovering before it is shown; the focus shows it at once. */
  delay?: number;
  /** The control, which is described by the text. */
  children: (described: { 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * A short text about a control, for mouse and keyboard. Touch has neither, so it must not contain
 * anything essential.
 */
export function Tooltip({ text, delay = 300, children }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(true), afterMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsShown(false);
  };
  const hideByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    // A dialog around it stays open.
    event.preventDefault();
    hide();
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) =>
      pointerType === 'mouse' && show(delay),
    onPointerLeave: hide,
    onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && show(0),
    onBlur: hide,
    onKeyDown: hideByKey,
  };
  return (
    <span {...handlers} className={styles.root}>
      {children({ 'aria-describedby': isShown ? id : undefined })}
      {isShown && (
        <span id={id} role="tooltip" className={styles.words}>
          {text}
        </span>
      )}
    </span>
  );
}
