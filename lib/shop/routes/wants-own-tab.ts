import type { MouseEvent } from 'react';

/** Whether a click has a modifier key that opens a new tab or window, or downloads. */
export const wantsOwnTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
