import { createContext, useContext } from 'react';
import type { RouteContext } from './named-routes';

const Context = createContext<RouteContext | null>(null);

/** Provides project and locale to blocks with links to named routes. */
export const RouteContextProvider = Context.Provider;

/** Project and locale of the page. */
export function useRouteContext(): RouteContext {
  const context = useContext(Context);
  if (!context) throw new Error('useRouteContext needs a RouteContextProvider above it');
  return context;
}
