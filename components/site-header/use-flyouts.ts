import { useEffect, type RefObject } from 'react';

/** A pointer that only crosses the row on its way opens nothing. */
const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = OPEN_DELAY_MS / 3;

const WIDE = '(min-width: 992px)';

const flyoutOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-flyout]') : null;

/** Opens and closes one navigation's flyouts: the behaviour that `<details>` does not bring. */
class Flyouts {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  closeAll = () => {
    clearTimeout(this.#timer);
    for (const flyout of this.#root.querySelectorAll('details[open]'))
      flyout.removeAttribute('open');
  };

  hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !matchMedia(WIDE).matches) return;
    clearTimeout(this.#timer);
    const flyout = flyoutOf(event.target);
    this.#timer = flyout
      ? setTimeout(() => flyout.setAttribute('open', ''), OPEN_DELAY_MS)
      : setTimeout(this.closeAll, CLOSE_DELAY_MS);
  };

  /** With a mouse the flyout is open already: a click on its name follows the name. */
  click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a')) {
      this.closeAll();
      if (this.#root.matches(':popover-open')) this.#root.hidePopover();
      return;
    }
    const flyout = flyoutOf(target?.closest('summary') ?? null);
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (!flyout?.open || !isMouse || !matchMedia(WIDE).matches) return;
    event.preventDefault();
    flyout.querySelector('a')?.click();
  };

  leave = (event: Event) => {
    if (event.target instanceof Node && !this.#root.contains(event.target)) this.closeAll();
  };

  escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !matchMedia(WIDE).matches) return;
    const open = this.#root.querySelector('details[open]');
    this.closeAll();
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
  };
}

export function useFlyouts(navigation: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = navigation.current;
    if (!root) return;
    const flyouts = new Flyouts(root);
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('click', flyouts.click, { signal });
    root.addEventListener('pointerover', flyouts.hover, { signal });
    root.addEventListener('pointerleave', flyouts.hover, { signal });
    document.addEventListener('keydown', flyouts.escape, { signal });
    document.addEventListener('pointerdown', flyouts.leave, { signal });
    document.addEventListener('focusin', flyouts.leave, { signal });
    return () => listening.abort();
  }, [navigation]);
}
