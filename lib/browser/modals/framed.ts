/** Window name of a page inside a modal; also used by before-paint.ts. */
export const MODAL_FRAME = 'selvedge-modal';

/** Whether this page is already in a frame, in which modals would be nested. */
export const isFramed = (): boolean => window.self !== window.top;
