import { use } from 'react';
import { isOn } from './switches.mjs';
import { useIsHydrated } from './use-is-hydrated';

/** Props of pages whose code has been loaded. */
const whole = new WeakSet<object>();

/** One promise for each component: `use` recognises a promise by identity. */
const loading = new WeakMap<object, Promise<unknown>>();

/** @param component as returned by `next/dynamic`, whose type does not expose how it is loaded */
function load(component: object): Promise<unknown> {
  const known = loading.get(component);
  if (known) return known;
  const { render } = component as { render?: { preload?: () => Promise<unknown> } };
  // A component that fails to load is handled by its error boundary.
  const begun = (render?.preload?.() ?? Promise.resolve()).catch(() => undefined);
  loading.set(component, begun);
  return begun;
}

/**
 * Delays a page that the router shows until the code of its blocks has loaded; the previous page
 * stays visible meanwhile. Otherwise each block would leave a gap until its code arrives, and the
 * blocks below would jump. Next renders in a transition, so only the next page waits.
 * @param page identical as long as its blocks are
 * @param componentsOf returns the `next/dynamic` components of its blocks
 */
export function useWholePage(page: object, componentsOf: () => readonly object[]): void {
  const isHydrated = useIsHydrated();
  if (!isOn('whole-pages') || whole.has(page)) return;
  if (isHydrated) for (const component of componentsOf()) use(load(component));
  whole.add(page);
}
