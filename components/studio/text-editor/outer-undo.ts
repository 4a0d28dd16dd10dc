import { createContext } from 'react';

/** Whether what is around an editor has an undo that covers its texts, as the composer has. */
export const OuterUndo = createContext(false);
