import type { MouseEvent } from 'react';

/** A click with a key that asks the browser for a tab or window of its own, or for a download. */
export const wantsOwnTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
