import { createContext } from 'react';

/**
 * Receives the modules that only deferred blocks need while the server renders a page: their style
 * sheets belong to the page, their scripts are loaded later. See pages/_document.
 */
export const DeferredModules = createContext<((moduleName: string) => void) | null>(null);
