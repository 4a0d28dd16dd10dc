import { createContext } from 'react';

/**
 * Told of the modules that only sleeping blocks need, while the server writes a page: their styles
 * belong to the page, their scripts come later. See pages/_document.
 */
export const LateModules = createContext<((moduleName: string) => void) | null>(null);
