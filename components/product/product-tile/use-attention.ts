import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Delay in which a mouse may leave and return without changing the tile. */
const LINGERS_MS = 300;

/**
 * Whether the mouse is on the tile or the focus in it. Touch has no hover, so its content is always
 * shown.
 */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isActive: isHovered || isFocused,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        setIsHovered(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsHovered(false), LINGERS_MS);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setIsFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      },
    },
  };
}
