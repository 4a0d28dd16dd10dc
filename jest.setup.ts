import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may take more than the library's one second to render.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom knows `<dialog>` but not its methods: what browsers do, as far as components rely on it. */
function teachDialogs(): void {
  const returnFocusTo = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    returnFocusTo.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = returnFocusTo.get(this);
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const last = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (last?.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close();
  });
}

// Components that are rendered as the server does have no document.
if (typeof document !== 'undefined') teachDialogs();
