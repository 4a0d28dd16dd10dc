/** Whether this document has requested the visitor's state, which navigation does not repeat. */
let isRequested = false;

export const noteVisitorLoad = (): void => {
  isRequested = true;
};

export const isVisitorRequested = (): boolean => isRequested;
