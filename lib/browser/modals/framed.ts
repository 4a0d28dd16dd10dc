/** Name of the window a page of ours has inside a modal; before-paint.ts uses it too. */
export const MODAL_FRAME = 'selvedge-modal';

/** Whether this page is in a frame already: a modal inside a modal would be a dead end. */
export const isFramed = (): boolean => window.self !== window.top;
