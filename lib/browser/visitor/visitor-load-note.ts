/** Whether this document has requested the visitor: navigating does not request it again. */
let isRequested = false;

export const noteVisitorLoad = (): void => {
  isRequested = true;
};

export const isVisitorRequested = (): boolean => isRequested;
