import { useEffect, type RefObject } from 'react';

/** A pointer that only crosses the row on its way opens nothing. */
const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = OPEN_DELAY_MS / 3;

const isWide = () => matchMedia('(min-width: 992px)').matches;

// Clicks are pointer events in the specification, and plain mouse events in older browsers.
const isByMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse';

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

function closeAll(root: HTMLElement) {
  for (const flyout of root.querySelectorAll('details[open]')) flyout.removeAttribute('open');
}

/** With a mouse a flyout is open before it is clicked: the click on its name follows the name. */
function followName(event: Event) {
  const flyout = elementOf(event)?.closest('summary')?.closest('details');
  if (!flyout?.open || !isByMouse(event) || !isWide()) return;
  event.preventDefault();
  flyout.querySelector('a')?.click();
}

function closeAfterLink(root: HTMLElement, event: Event) {
  if (!elementOf(event)?.closest('a')) return;
  closeAll(root);
  // Browsers without popovers show the drawer's entries in place.
  if (root.matches('[popover]') && 'hidePopover' in root && !isWide()) root.hidePopover();
}

function closeOnEscape(root: HTMLElement, { key }: KeyboardEvent) {
  const open = root.querySelector('details[open]');
  if (key !== 'Escape' || !open || !isWide()) return;
  const hadFocus = open.contains(document.activeElement);
  closeAll(root);
  if (hadFocus) open.querySelector('summary')?.focus();
}

function closeWhenLeft(root: HTMLElement, event: Event) {
  const element = elementOf(event);
  if (element && !root.contains(element) && isWide()) closeAll(root);
}

/** What `<details>` does not bring: flyouts that follow the mouse and close kindly. */
export function useFlyouts(navigation: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = navigation.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout>;
    const hover = (event: Event) => {
      if (!isByMouse(event) || !isWide()) return;
      clearTimeout(timer);
      const flyout =
        event.type === 'pointerover' ? elementOf(event)?.closest('details') : undefined;
      timer = flyout
        ? setTimeout(() => flyout.setAttribute('open', ''), OPEN_DELAY_MS)
        : setTimeout(() => closeAll(root), CLOSE_DELAY_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointerover', hover, { signal });
    root.addEventListener('pointerleave', hover, { signal });
    root.addEventListener('click', followName, { signal });
    root.addEventListener('click', (event) => closeAfterLink(root, event), { signal });
    document.addEventListener('keydown', (event) => closeOnEscape(root, event), { signal });
    document.addEventListener('pointerdown', (event) => closeWhenLeft(root, event), { signal });
    document.addEventListener('focusin', (event) => closeWhenLeft(root, event), { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [navigation]);
}
